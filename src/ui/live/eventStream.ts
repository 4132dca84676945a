/** One stream of the store's messages: opens it, reads it, ends it when it is silent, and always releases it. */
import { createParser } from 'eventsource-parser';
import { BYE } from '../../contract/liveMessages.js';

/** A message as text, as it comes from a stream or from another tab. */
export interface RawMessage {
  readonly event: string;
  /** JSON. */
  readonly data: string;
}

/** What {@link readEventStream} needs. */
export interface EventStreamInput {
  /** Sends the request. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  /** What the store sends now arrives now: after a first part of the answer another has come. */
  readonly onOpen: () => void;
  readonly onMessage: (message: RawMessage) => void;
  /** Ends the stream. */
  readonly signal: AbortSignal;
}

/** Why a stream has ended. */
export interface StreamEnd {
  /** `bye`: the store ended it. `refused`: the store gives none now. `broken`: anything else. */
  readonly reason: 'bye' | 'refused' | 'broken';
  /** How long the store asks to wait, milliseconds. */
  readonly waitMs?: number | undefined;
}

/** Until the first byte of a stream, milliseconds; a proxy that buffers answers sends none. */
const FIRST_BYTE_MS = 5_000;
/** A stream without any byte for this long is dead: twice the time between two of the store’s heartbeats. Milliseconds. */
export const SILENCE_MS = 20_000;
/** Until the next try to open a stream while the page polls, milliseconds. */
export const POLLING_RETRY_MS = 2 * 60_000;
/** No snapshot is a megabyte long. */
const LARGEST_MESSAGE = 1_000_000;
/** Statuses that mean that there is no stream now: no such route, too many streams. */
const REFUSALS: readonly unknown[] = [404, 405, 429, 503];

/** The part of a client's error that tells a refusal. */
interface Refusal {
  readonly status?: unknown;
  readonly retryAfterMs?: number | undefined;
}

function failedOpen(error: unknown): StreamEnd {
  const { status, retryAfterMs } = (error instanceof Error ? error : {}) as Refusal;
  return REFUSALS.includes(status)
    ? { reason: 'refused', waitMs: retryAfterMs }
    : { reason: 'broken' };
}

const isEventStream = (response: Response): boolean =>
  /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');

/** Reads until the end. Settles when the connection is closed, and never rejects. */
export async function readEventStream(input: EventStreamInput): Promise<StreamEnd> {
  const connection = new AbortController();
  const abort = () => connection.abort();
  if (input.signal.aborted) abort();
  input.signal.addEventListener('abort', abort);
  let watchdog = setTimeout(abort, FIRST_BYTE_MS);
  const onByte = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(abort, SILENCE_MS);
  };
  try {
    const response = await input.open(connection.signal);
    if (!response.body || !isEventStream(response)) {
      void response.body?.cancel();
      return { reason: 'refused', waitMs: POLLING_RETRY_MS };
    }
    return await readBody(response.body, input, connection.signal, onByte);
  } catch (error) {
    return failedOpen(error);
  } finally {
    clearTimeout(watchdog);
    input.signal.removeEventListener('abort', abort);
    abort();
  }
}

async function readBody(
  body: ReadableStream<Uint8Array>,
  { onOpen, onMessage }: EventStreamInput,
  signal: AbortSignal,
  onByte: () => void,
): Promise<StreamEnd> {
  const reader = body.getReader();
  // Aborting the request alone does not reach a body that a `fetch` from outside has made.
  const release = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', release);
  if (signal.aborted) release();
  const end: { reason: StreamEnd['reason']; waitMs?: number } = { reason: 'broken' };
  const parser = createParser({
    maxBufferSize: LARGEST_MESSAGE,
    onRetry: (ms) => (end.waitMs = ms),
    onEvent({ event, data }) {
      if (event === BYE) end.reason = 'bye';
      else if (event !== undefined && !signal.aborted) onMessage({ event, data });
    },
  });
  const decoder = new TextDecoder();
  for (let parts = 1; ; parts += 1) {
    const { done, value } = await reader.read();
    if (done || signal.aborted) return end;
    onByte();
    // A proxy may pass the first part alone, and keep the rest until the answer ends.
    if (parts === 2) onOpen();
    parser.feed(decoder.decode(value, { stream: true }));
    if (end.reason === 'bye') return end;
  }
}
