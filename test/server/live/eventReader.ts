/** Reads a stream of events as a browser's client would, and keeps what it heard. */
import { createParser } from 'eventsource-parser';
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { ROUTES } from '../../../src/contract/routes.js';
import { createCheckoutTokens } from '../../../src/server/auth/checkoutTokens.js';
import type { CheckoutHandler } from '../../../src/server/handler/createCheckoutHandler.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { orderStream } from '../../../src/server/checkouts/resolvedOrder.js';
import { BASE, MINUTE, ORIGIN, SECRET, START } from '../openStore.js';

/** One event as it was heard. */
export interface Heard {
  readonly event: string | undefined;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** How a stream is asked for. */
export interface ListenOptions {
  readonly token?: string;
  readonly lastEventId?: string | number;
  readonly ip?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks for a stream; nothing is read of it. */
export async function askEvents(
  handler: Pick<CheckoutHandler, 'fetch'>,
  { token, lastEventId, ip, method = 'GET', headers = {} }: ListenOptions,
) {
  const leaving = new AbortController();
  const request = new Request(`${ORIGIN}${BASE}${ROUTES.checkoutEvents.path}`, {
    method,
    signal: leaving.signal,
    headers: {
      ...headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
  });
  const response = await handler.fetch(request, ip === undefined ? {} : { ip });
  return { response, leave: () => leaving.abort() };
}

/** Opens a stream and reads it until it ends. */
export async function listen(handler: Pick<CheckoutHandler, 'fetch'>, options: ListenOptions) {
  const { response, leave } = await askEvents(handler, options);
  if (!response.body) throw new Error(`No stream: ${String(response.status)}`);
  return { ...readEvents(response.body), response, leave };
}

/** Reads a stream until it ends. */
export function readEvents(body: ReadableStream<Uint8Array>) {
  const heard: Heard[] = [];
  const retries: number[] = [];
  const waiting: (() => void)[] = [];
  const decoder = new TextDecoder();
  let text = '';
  const parser = createParser({
    onRetry: (milliseconds) => retries.push(milliseconds),
    onEvent: ({ event, id, data }) => {
      heard.push({ event, id, data: JSON.parse(data) as unknown });
      for (const wake of waiting.splice(0)) wake();
    },
  });
  const reader = body.getReader();
  async function pump(): Promise<'closed' | 'failed'> {
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return 'closed';
        const part = decoder.decode(value, { stream: true });
        text += part;
        parser.feed(part);
      }
    } catch {
      return 'failed';
    } finally {
      for (const wake of waiting.splice(0)) wake();
    }
  }
  const ended = pump();
  let over = false;
  void ended.then(() => (over = true));
  let taken = 0;
  return {
    heard,
    retries,
    ended,
    text: () => text,
    isOver: () => over,
    cancel: () => reader.cancel(),
    /** The next event that was not taken yet; undefined at the end. */
    async next(): Promise<Heard | undefined> {
      while (heard.length <= taken && !over) {
        await Promise.race([new Promise<void>((wake) => waiting.push(wake)), ended]);
      }
      return heard[taken++];
    },
    /** The next snapshot, whatever else is said before it. */
    async snapshot(): Promise<CheckoutSnapshot> {
      for (;;) {
        const next = await this.next();
        if (!next) throw new Error('The stream ended without another snapshot.');
        if (next.event === 'checkout') return next.data as CheckoutSnapshot;
      }
    },
    /** The first snapshot from now on that is as wanted. */
    async until(wanted: (snapshot: CheckoutSnapshot) => boolean): Promise<CheckoutSnapshot> {
      for (;;) {
        const snapshot = await this.snapshot();
        if (wanted(snapshot)) return snapshot;
      }
    },
    /** What was said by name, such as `['checkout', 'checked', 'bye']`. */
    names: () => heard.map(({ event }) => event),
  };
}

const NAMESPACE = '00000000-0000-4000-8000-';

/**
 * Writes many orders into a ledger and makes their tokens, as a handler of {@link openStore} would: one
 * wallet each at the service would take minutes.
 */
export async function seedOrders(ledger: Ledger, count: number): Promise<string[]> {
  const tokens = createCheckoutTokens({
    secrets: [SECRET],
    audience: BASE,
    lifetimeMs: 60 * MINUTE,
    now: () => START,
  });
  const seeded: string[] = [];
  for (let order = 0; order < count; order += 1) {
    const reference = String(order);
    const stream = orderStream(reference);
    const externalId = `${NAMESPACE}${reference.padStart(12, '0')}`;
    const at = new Date(START).toISOString();
    const body = { type: 'payment', reference, externalId, amountUsd: '20', display: null };
    await ledger.append({ stream, key: 'opened', kind: 'opened', at, body });
    seeded.push((await tokens.issue(stream)).token);
  }
  return seeded;
}
