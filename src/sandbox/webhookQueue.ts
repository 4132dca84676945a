/** The webhook queue: signed deliveries, one at a time per receiver, with retries. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SandboxClock } from './clock.js';
import type { Random } from './random.js';
import { type HookKind, type WebhookPayload, writePayload } from './webhookPayloads.js';

/** Sends a webhook; the global `fetch` is one. */
export type DeliverHook = (url: string, init: RequestInit) => Promise<Response>;

/** A receiver of webhooks. */
export interface WebhookReceiver {
  readonly url: string;
  readonly events: readonly HookKind[];
  /** Sends the request: a real `fetch`, or the store's own handler in the same process. */
  readonly deliver: DeliverHook;
}

/** Log entry of one attempt or of a lost event. */
export interface Delivery {
  readonly eventId: string;
  readonly kind: HookKind;
  readonly url: string;
  readonly body: string;
  readonly signature: string;
  /** 1 for the first send. */
  readonly attempt: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** HTTP status; null without an answer. Success does not depend on it. */
  readonly status: number | null;
  readonly reply: string;
  readonly outcome: 'delivered' | 'failed' | 'given_up' | 'lost';
  /** When it is tried again, in milliseconds since the epoch; null if never. */
  readonly retryAt: number | null;
}

/** How often the service polls its queue. */
const POLL_MS = 2_000;

/**
 * Delay after the n-th failure, n from 0: 60·2ⁿ seconds. From n = 10 on the value overflows 16 bits
 * on a deployed service, and the rest of the attempts follow at each poll.
 */
export function webhookRetryDelay(failures: number): number {
  return failures >= 10 ? POLL_MS : 60_000 * 2 ** failures;
}

/** Success means a JSON reply with `success: true`; the status does not matter. */
export function isAccepted(reply: string): boolean {
  try {
    const value: unknown = JSON.parse(reply);
    return (
      typeof value === 'object' && value !== null && 'success' in value && value.success === true
    );
  } catch {
    return false;
  }
}

/** Sends a body. An unreachable receiver gives an empty reply, not an error. */
export async function postWebhook(
  { url, deliver }: WebhookReceiver,
  body: string,
  secret: string,
): Promise<{ readonly status: number | null; readonly reply: string }> {
  try {
    const response = await deliver(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'X-Sign': signWebhook(body, secret),
      },
      body,
    });
    return { status: response.status, reply: await response.text() };
  } catch {
    return { status: null, reply: '' };
  }
}

/**
 * `X-Sign`: lowercase hexadecimal SHA-256 of the body's bytes followed by the store's secret. It is no
 * HMAC (`docs/service.md §24`).
 */
export function signWebhook(body: string, secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(body + secret)));
}

/** Faults of the delivery. */
export interface DeliveryShape {
  /** Sends of each event. @default 1 */
  copies: number;
  /** Which of the due items goes first. @default "as_sent" */
  order: 'as_sent' | 'reversed';
  /** While true, nothing is sent and items wait. @default false */
  paused: boolean;
  /** While true, new events are lost. @default false */
  lost: boolean;
}

interface Item {
  readonly eventId: string;
  readonly kind: HookKind;
  readonly body: string;
  readonly receiver: WebhookReceiver;
  failures: number;
  dueAt: number;
}

/** An item is dropped after this many failures (`docs/service.md §25`). */
const MAX_FAILURES = 30;

function outcomeOf(reply: string, retryAt: number | null): Delivery['outcome'] {
  if (isAccepted(reply)) return 'delivered';
  return retryAt === null ? 'given_up' : 'failed';
}

/** Options of {@link WebhookQueue}. */
export interface WebhookQueueOptions {
  readonly clock: SandboxClock;
  readonly random: Random;
  readonly secret: string;
}

/** Queue and log of the deliveries. */
export class WebhookQueue {
  readonly shape: DeliveryShape = { copies: 1, order: 'as_sent', paused: false, lost: false };
  readonly log: Delivery[] = [];
  #receivers: WebhookReceiver[] = [];
  #items: Item[] = [];
  readonly #events = new Map<string, { kind: HookKind; body: string }>();
  readonly #running = new Map<WebhookReceiver, Promise<void>>();

  constructor(private readonly input: WebhookQueueOptions) {}

  /** Adds a receiver; it gets the events from now on. */
  connect(receiver: WebhookReceiver): void {
    this.#receivers.push(receiver);
  }

  /** Removes all receivers and their queued items. */
  disconnect(): void {
    this.#receivers = [];
    this.#items = [];
  }

  /** Queues an event for each receiver that subscribes to it. @returns the event's id */
  add(kind: HookKind, payload: WebhookPayload): string {
    const eventId = this.input.random.uuid();
    const body = writePayload(payload);
    this.#events.set(eventId, { kind, body });
    // Blocked payments go to receivers of unconfirmed ones (`docs/service.md §22`).
    const subscription = kind === 'PaymentAMLBlocked' ? 'PaymentNotConfirmed' : kind;
    const lost = { status: null, reply: '', outcome: 'lost', retryAt: null } as const;
    for (const receiver of this.#receivers.filter(({ events }) => events.includes(subscription))) {
      const item = { eventId, kind, body, receiver, failures: 0, dueAt: this.input.clock.now() };
      if (this.shape.lost) this.#record(item, lost);
      else for (let copy = 0; copy < this.shape.copies; copy += 1) this.#items.push({ ...item });
    }
    return eventId;
  }

  /** When the next item is due, in milliseconds since the epoch; null if none waits. */
  nextDue(): number | null {
    if (this.shape.paused || this.#items.length === 0) return null;
    return this.#items.reduce((least, { dueAt }) => (dueAt < least ? dueAt : least), Infinity);
  }

  /** Sends what is due: receivers in parallel, the items of one receiver in sequence. */
  async deliverDue(): Promise<void> {
    await Promise.all(this.#receivers.map((receiver) => this.#drainOnce(receiver)));
  }

  /** Sends an event again immediately, as the dashboard does. @returns false if it is unknown */
  async resend(eventId: string): Promise<boolean> {
    const event = this.#events.get(eventId);
    if (!event) return false;
    await this.sendNow(eventId, event.kind, event.body);
    return true;
  }

  /** Sends a body to every receiver immediately, without the queue and without retries. */
  async sendNow(eventId: string, kind: HookKind, body: string): Promise<void> {
    for (const receiver of this.#receivers) {
      const answer = await postWebhook(receiver, body, this.input.secret);
      const item = { eventId, kind, body, receiver, failures: 0, dueAt: 0 };
      const outcome = outcomeOf(answer.reply, null);
      this.#record(item, { ...answer, outcome, retryAt: null });
    }
  }

  /** Waits for the previous run of the receiver, so that no item is sent twice. */
  async #drainOnce(receiver: WebhookReceiver): Promise<void> {
    const previous = this.#running.get(receiver) ?? Promise.resolve();
    const run = previous.then(() => this.#drain(receiver));
    this.#running.set(receiver, run);
    await run;
  }

  async #drain(receiver: WebhookReceiver): Promise<void> {
    for (let item = this.#takeDue(receiver); item; item = this.#takeDue(receiver))
      await this.#attempt(item);
  }

  #takeDue(receiver: WebhookReceiver): Item | undefined {
    if (this.shape.paused) return undefined;
    const now = this.input.clock.now();
    const due = this.#items.filter((item) => item.receiver === receiver && item.dueAt <= now);
    const item = this.shape.order === 'reversed' ? due.at(-1) : due[0];
    if (item) this.#items.splice(this.#items.indexOf(item), 1);
    return item;
  }

  async #attempt(item: Item): Promise<void> {
    const { status, reply } = await postWebhook(item.receiver, item.body, this.input.secret);
    const isDone = isAccepted(reply) || item.failures >= MAX_FAILURES;
    const dueAt = isDone ? null : this.input.clock.now() + webhookRetryDelay(item.failures);
    this.#record(item, { status, reply, outcome: outcomeOf(reply, dueAt), retryAt: dueAt });
    if (dueAt !== null) this.#items.push({ ...item, failures: item.failures + 1, dueAt });
  }

  #record(
    { eventId, kind, receiver, body, failures }: Item,
    result: Pick<Delivery, 'status' | 'reply' | 'outcome' | 'retryAt'>,
  ): void {
    const signature = signWebhook(body, this.input.secret);
    const at = this.input.clock.now();
    const attempt = result.outcome === 'lost' ? 0 : failures + 1;
    this.log.push({ eventId, kind, url: receiver.url, body, signature, attempt, at, ...result });
  }
}
