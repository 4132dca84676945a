/** Reads the stream of live status, and checks it. */
import { createParser } from 'eventsource-parser';
import { checkoutSnapshotSchema } from '../../contract/checkout.js';
import { ROUTES } from '../../contract/routes.js';
import { needed, NotRun, type CheckRun } from './checkRun.js';
import { parsed, type Asking, type Conversation, type Exchange } from './conversation.js';
import { chooseCurrency, expectHeader, expectShape, expectStatus, fail } from './expectations.js';
import type { FirstChoice } from './orderChecks.js';

const PATH = ROUTES.checkoutEvents.path;

/** A browser that gets no byte for this long polls instead, milliseconds. */
const FIRST_MESSAGE_MS = 5_000;
/** The longest time from a change to its message, milliseconds. */
export const CHANGE_MS = 10_000;

interface Message {
  readonly id: string | undefined;
  /** The data as JSON; undefined if it is none. */
  readonly checkout: unknown;
}

/** An open stream. */
export interface OpenStream {
  readonly response: Response;
  /** The checkouts so far. */
  readonly messages: readonly Message[];
  /** Reads until that holds, the stream ends, or the time is over. */
  readUntil(isEnough: () => boolean, ms: number): Promise<void>;
  /** Closes it, and keeps what it sent. */
  close(): Promise<Exchange>;
}

/** Opens the stream. @throws if its headers do not come in time. */
export async function openStream(
  { send, exchanges }: Conversation,
  asking: Asking,
): Promise<OpenStream> {
  const connection = new AbortController();
  const timer = setTimeout(() => connection.abort(), FIRST_MESSAGE_MS);
  const headers = { accept: 'text/event-stream', ...asking.headers };
  const response = await send('GET', PATH, { ...asking, headers }, connection.signal)
    .catch((error: unknown) => fail(`an answer to GET ${PATH} within 5 s`, String(error)))
    .finally(() => clearTimeout(timer));
  const messages: Message[] = [];
  const parser = createParser({
    onEvent({ event, id, data }) {
      if (event === 'checkout') messages.push({ id, checkout: parsed(data) });
    },
  });
  const isStream = response.status === 200;
  const reader = isStream ? response.body?.getReader() : undefined;
  const decoder = new TextDecoder();
  let pending: ReturnType<NonNullable<typeof reader>['read']> | undefined;
  return {
    response,
    messages,
    async readUntil(isEnough, ms) {
      let late: ReturnType<typeof setTimeout> | undefined;
      const over = new Promise<null>((resolve) => {
        late = setTimeout(() => resolve(null), ms);
      });
      while (reader && !isEnough()) {
        pending ??= reader.read();
        const part = await Promise.race([pending, over]);
        if (part === null || part.done) break;
        pending = undefined;
        parser.feed(decoder.decode(part.value, { stream: true }));
      }
      clearTimeout(late);
    },
    async close() {
      const sent = JSON.stringify(messages.map(({ checkout }) => checkout));
      const text = isStream ? sent : await response.text();
      connection.abort();
      const { status, headers } = response;
      const exchange = { method: 'GET', path: PATH, status, headers, text, json: parsed(text) };
      exchanges.push(exchange);
      return exchange;
    },
  };
}

/** Live status: opens the stream, and changes the currency meanwhile. */
export async function checkStream(run: CheckRun, chosen: FirstChoice | undefined): Promise<void> {
  const { check } = run;
  const heard = await check('the stream is one of server-sent events', async () => {
    const { token, other } = needed(chosen);
    const stream = await openStream(run, { token });
    const { messages, readUntil } = stream;
    await readUntil(() => messages.length > 0, FIRST_MESSAGE_MS);
    const beforeChange = messages.length;
    if (other !== undefined && beforeChange > 0) {
      await chooseCurrency(run, token, other);
      await readUntil(() => messages.length > beforeChange, CHANGE_MS);
    }
    const answer = await stream.close();
    if (answer.status === 404) throw new NotRun('the endpoint offers no stream; pages then poll');
    expectStatus(answer, 200);
    expectHeader(answer, 'content-type', 'text/event-stream');
    return { messages, beforeChange, other };
  });
  const begun = await check('the stream begins with the checkout within 5 seconds', () => {
    if (needed(heard).beforeChange === 0) fail('an event "checkout" within 5 s', 'none');
    return needed(heard);
  });
  await check('each message of the stream is a whole snapshot', () => {
    for (const { checkout } of needed(begun).messages) {
      expectShape('a message of the stream', checkoutSnapshotSchema, checkout);
    }
  });
  await check('versions of the stream only grow', () => {
    let last = -1;
    for (const { id, checkout } of needed(begun).messages) {
      const { version } = (checkout ?? {}) as { version?: unknown };
      if (typeof version !== 'number') continue;
      if (version <= last) fail(`a version above ${String(last)}`, String(version));
      if (id !== String(version)) fail(`id: ${String(version)}`, `id: ${id ?? 'none'}`);
      last = version;
    }
  });
  await check('a change reaches an open stream', () => {
    const { messages, beforeChange, other } = needed(begun);
    if (other === undefined) throw new NotRun('there is only one currency to choose');
    if (messages.length <= beforeChange) fail('a message after another choice within 10 s', 'none');
  });
}
