/** Checks of the stream of live status. */
import { createParser } from 'eventsource-parser';
import { checkoutSnapshotSchema } from '../../contract/checkout.js';
import { ROUTES } from '../../contract/routes.js';
import { NotRun, parsed, reasonOf, type Conversation, type Exchange } from './conversation.js';
import { isObject } from './fields.js';
import { chooseCurrency, chosenCheckout, firstChoice, tokenOf } from './steps.js';
import { expectHeader, expectShape, expectStatus, fail, type WireCheck } from './wireCheck.js';

const PATH = ROUTES.checkoutEvents.path;

/** A browser that gets no byte for this long polls instead, milliseconds. */
const FIRST_MESSAGE_MS = 5_000;
/** The longest time from a change to its message, milliseconds. */
const CHANGE_MS = 10_000;

interface Message {
  readonly id: string | undefined;
  /** The data as JSON; undefined if it is none. */
  readonly checkout: unknown;
}

/** What a stream sent. */
interface Listened {
  readonly answer: Exchange;
  readonly messages: readonly Message[];
  /** How many came before the change; null if none was made. */
  readonly beforeChange: number | null;
}

/** Reads messages until there are so many, the stream ends, or the time is over. */
function createReader(body: ReadableStream<Uint8Array>, messages: Message[]) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent({ event, id, data }) {
      if (event === 'checkout') messages.push({ id, checkout: parsed(data) });
    },
  });
  let pending: ReturnType<typeof reader.read> | undefined;
  return {
    async readUntil(count: number, ms: number): Promise<void> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const over = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), ms);
      });
      while (messages.length < count) {
        pending ??= reader.read();
        const part = await Promise.race([pending, over]);
        if (part === null || part.done) break;
        pending = undefined;
        parser.feed(decoder.decode(part.value, { stream: true }));
      }
      clearTimeout(timer);
    },
    cancel: () => void reader.cancel().catch(() => undefined),
  };
}

/** Opens the stream. @throws if its headers do not come in time. */
async function openStream(
  conversation: Conversation,
  token: string,
  connection: AbortController,
): Promise<Response> {
  const timer = setTimeout(() => connection.abort(), FIRST_MESSAGE_MS);
  try {
    const asking = { token, headers: { accept: 'text/event-stream' } };
    return await conversation.send('GET', PATH, asking, connection.signal);
  } catch (error) {
    return fail(`an answer to GET ${PATH} within 5 s`, reasonOf(error));
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the first message, changes the currency, and reads what comes of it. */
async function readThroughChange(
  conversation: Conversation,
  body: ReadableStream<Uint8Array>,
): Promise<Omit<Listened, 'answer'>> {
  const messages: Message[] = [];
  const { other } = await firstChoice(conversation);
  const reader = createReader(body, messages);
  await reader.readUntil(1, FIRST_MESSAGE_MS);
  let beforeChange: number | null = null;
  if (other !== undefined) {
    beforeChange = messages.length;
    await chooseCurrency(conversation, other);
    await reader.readUntil(beforeChange + 1, CHANGE_MS);
  }
  reader.cancel();
  return { messages, beforeChange };
}

async function openAndListen(conversation: Conversation): Promise<Listened> {
  const token = await tokenOf(conversation);
  await chosenCheckout(conversation);
  const connection = new AbortController();
  const response = await openStream(conversation, token, connection);
  const { status, headers, body } = response;
  const isStream = status === 200 && body !== null;
  const heard = isStream
    ? await readThroughChange(conversation, body)
    : { messages: [], beforeChange: null };
  const sent = heard.messages.map(({ checkout }) => checkout);
  const text = isStream ? JSON.stringify(sent) : await response.text();
  connection.abort();
  const answer = { method: 'GET', path: PATH, status, headers, text, json: parsed(text) };
  conversation.keep(answer);
  return { answer, ...heard };
}

/** Listens to a stream once, and changes the currency meanwhile. @throws {@link NotRun} if there is none. */
async function listen(conversation: Conversation): Promise<Listened> {
  const listened = await conversation.once('stream', () => openAndListen(conversation));
  if (listened.answer.status !== 404) return listened;
  throw new NotRun('the endpoint offers no stream; pages then poll');
}

/** @throws {@link NotRun} if there is nothing to judge. */
async function messagesOf(conversation: Conversation): Promise<readonly Message[]> {
  const { messages } = await listen(conversation);
  if (messages.length === 0) throw new NotRun('the stream sent no checkout');
  return messages;
}

/** Live status. */
export const STREAM_CHECKS: readonly WireCheck[] = [
  {
    name: 'the stream is one of server-sent events',
    why: 'a proxy that keeps or gathers it delivers nothing',
    async run(conversation) {
      const { answer } = await listen(conversation);
      expectStatus(answer, 200);
      expectHeader(answer, 'content-type', 'text/event-stream');
    },
  },
  {
    name: 'the stream begins with the checkout within 5 seconds',
    why: 'pages give up on a silent stream, and poll',
    async run(conversation) {
      const { answer, messages } = await listen(conversation);
      if (answer.status !== 200) throw new NotRun('there is no stream');
      if (messages.length === 0) fail('an event "checkout" within 5 s', 'none');
    },
  },
  {
    name: 'each message of the stream is a whole snapshot',
    why: 'a page that missed one part would show a mixture of two states',
    async run(conversation) {
      for (const { checkout } of await messagesOf(conversation)) {
        expectShape('a snapshot in the stream', checkoutSnapshotSchema, checkout);
      }
    },
  },
  {
    name: 'versions of the stream only grow',
    why: 'pages drop a snapshot that is older than their own, so a change would stay unseen',
    async run(conversation) {
      let last = -1;
      for (const { id, checkout } of await messagesOf(conversation)) {
        const version = isObject(checkout) ? checkout['version'] : undefined;
        if (typeof version !== 'number') continue;
        if (version <= last) fail(`a version above ${String(last)}`, String(version));
        if (id !== String(version)) fail(`id: ${String(version)}`, `id: ${id ?? 'none'}`);
        last = version;
      }
    },
  },
  {
    name: 'a change reaches an open stream',
    why: 'a shopper who has paid would look at a page that never changes',
    async run(conversation) {
      const { beforeChange } = await listen(conversation);
      const messages = await messagesOf(conversation);
      if (beforeChange === null) throw new NotRun('there is only one currency to choose');
      if (messages.length <= beforeChange)
        fail('a message after another choice within 10 s', 'none');
    },
  },
];
