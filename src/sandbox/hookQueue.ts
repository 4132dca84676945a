/** The queue of webhooks: one item at a time for each hook, retried ever more rarely. */
import type { SandboxClock } from './clock.js';
import { isAccepted, postHook, retryDelay, type Delivery, type Hook } from './hookDelivery.js';
import type { HookKind, HookPayload } from './hookPayloads.js';
import { writePayload } from './hookPayloads.js';
import type { Random } from './random.js';
import { signHook } from './signature.js';

/** How deliveries are bent out of shape. */
export interface DeliveryShape {
  /** Sends of each event. @default 1 */
  copies: number;
  /** Which of the due items goes first. @default "as_sent" */
  order: 'as_sent' | 'reversed';
  /** Nothing is sent while this is on; items wait. @default false */
  paused: boolean;
  /** Events are lost for good while this is on. @default false */
  lost: boolean;
}

interface Item {
  readonly eventId: string;
  readonly kind: HookKind;
  readonly body: string;
  readonly hook: Hook;
  failures: number;
  dueAt: number;
}

/** An item is dropped after this many failures (`docs/service.md §25`). */
const MAX_FAILURES = 30;
function outcomeOf(reply: string, retryAt: number | null): Delivery['outcome'] {
  if (isAccepted(reply)) return 'delivered';
  return retryAt === null ? 'given_up' : 'failed';
}

/** What the queue needs. */
export interface HookQueueInput {
  readonly clock: SandboxClock;
  readonly random: Random;
  readonly secret: string;
}

/** Queue, log and shape of the deliveries. */
export class HookQueue {
  readonly shape: DeliveryShape = { copies: 1, order: 'as_sent', paused: false, lost: false };
  readonly log: Delivery[] = [];
  #hooks: Hook[] = [];
  #items: Item[] = [];
  readonly #events = new Map<string, { kind: HookKind; body: string }>();
  readonly #running = new Map<Hook, Promise<void>>();

  constructor(private readonly input: HookQueueInput) {}

  /** Adds a receiver; it gets the events from now on. */
  connect(hook: Hook): void {
    this.#hooks.push(hook);
  }

  /** Removes all receivers and what waits for them. */
  disconnect(): void {
    this.#hooks = [];
    this.#items = [];
  }

  /** Queues an event for every hook that wants it. @returns the event's id. */
  add(kind: HookKind, payload: HookPayload): string {
    const eventId = this.input.random.uuid();
    const body = writePayload(payload);
    this.#events.set(eventId, { kind, body });
    // Blocked payments go to receivers of unconfirmed ones (`docs/service.md §22`).
    const wanted = kind === 'PaymentAMLBlocked' ? 'PaymentNotConfirmed' : kind;
    for (const hook of this.#hooks.filter(({ events }) => events.includes(wanted))) {
      const item = { eventId, kind, body, hook, failures: 0, dueAt: this.input.clock.now() };
      if (this.shape.lost) this.#record(item, null, '', 'lost', null);
      else for (let copy = 0; copy < this.shape.copies; copy += 1) this.#items.push({ ...item });
    }
    return eventId;
  }

  /** When the next item is due, in milliseconds since the epoch; null if none waits. */
  nextDue(): number | null {
    if (this.shape.paused || this.#items.length === 0) return null;
    return this.#items.reduce((least, { dueAt }) => (dueAt < least ? dueAt : least), Infinity);
  }

  /** Sends what is due, hooks side by side, the items of one hook one after another. */
  async deliverDue(): Promise<void> {
    await Promise.all(this.#hooks.map((hook) => this.#drainOnce(hook)));
  }

  /** Sends an event again at once, as the dashboard does. @returns false if it is unknown. */
  async resend(eventId: string): Promise<boolean> {
    const event = this.#events.get(eventId);
    if (!event) return false;
    await this.sendNow(eventId, event.kind, event.body);
    return true;
  }

  /** Sends a body to every hook at once, outside the queue and without retries. */
  async sendNow(eventId: string, kind: HookKind, body: string): Promise<void> {
    for (const hook of this.#hooks) {
      const item = { eventId, kind, body, hook, failures: 0, dueAt: 0 };
      const { status, reply } = await postHook(item.hook, item.body, this.input.secret);
      this.#record(item, status, reply, outcomeOf(reply, null), null);
    }
  }

  /** Two callers at once must not send one item twice, so the second waits for the first. */
  async #drainOnce(hook: Hook): Promise<void> {
    const before = this.#running.get(hook) ?? Promise.resolve();
    const mine = before.then(() => this.#drain(hook));
    this.#running.set(hook, mine);
    await mine;
  }

  async #drain(hook: Hook): Promise<void> {
    for (let item = this.#takeDue(hook); item; item = this.#takeDue(hook))
      await this.#attempt(item);
  }

  #takeDue(hook: Hook): Item | undefined {
    if (this.shape.paused) return undefined;
    const now = this.input.clock.now();
    const due = this.#items.filter((item) => item.hook === hook && item.dueAt <= now);
    const item = this.shape.order === 'reversed' ? due.at(-1) : due[0];
    if (item) this.#items.splice(this.#items.indexOf(item), 1);
    return item;
  }

  async #attempt(item: Item): Promise<void> {
    const { status, reply } = await postHook(item.hook, item.body, this.input.secret);
    const isOver = isAccepted(reply) || item.failures >= MAX_FAILURES;
    const dueAt = isOver ? null : this.input.clock.now() + retryDelay(item.failures);
    this.#record(item, status, reply, outcomeOf(reply, dueAt), dueAt);
    if (dueAt !== null) this.#items.push({ ...item, failures: item.failures + 1, dueAt });
  }

  #record(
    { eventId, kind, hook, body, failures }: Item,
    status: number | null,
    reply: string,
    outcome: Delivery['outcome'],
    retryAt: number | null,
  ): void {
    const signature = signHook(body, this.input.secret);
    const at = this.input.clock.now();
    const attempt = outcome === 'lost' ? 0 : failures + 1;
    this.log.push({
      eventId,
      kind,
      url: hook.url,
      body,
      signature,
      attempt,
      at,
      status,
      reply,
      outcome,
      retryAt,
    });
  }
}
