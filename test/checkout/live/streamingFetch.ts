/** A `fetch` whose answers are streams that a test writes to, ends and breaks. */
import type { FetchLike } from '../../../src/contract/request.js';

/** One stream that was asked for. */
export interface OpenStream {
  readonly headers: Headers;
  /** Writes the first part of the answer, and nothing after it. */
  greet(): void;
  /** Writes an event; JSON for what is no text. */
  send(event: string, data?: unknown): void;
  /** Writes bytes as they are. */
  write(text: string): void;
  end(): void;
  break(): void;
  /** Whether the page has let go of it. */
  released(): boolean;
  /** Whether it can still be written to. */
  isOpen(): boolean;
}

/** What the next requests come to, instead of a stream. */
export type Refusal = Response | 'network' | 'hang';

/** Makes the `fetch`. */
export function createStreamingFetch() {
  const streams: OpenStream[] = [];
  const refusals: Refusal[] = [];
  const encoder = new TextEncoder();

  function open(init: RequestInit): Response {
    const state = { released: false, over: false, begun: false };
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (given) => void (controller = given),
      cancel: () => void (state.released = true),
    });
    // The first part of an answer is the store's greeting, which comes alone.
    const greet = () => {
      state.begun = true;
      controller.enqueue(encoder.encode('retry: 3000\n\n'));
    };
    const write = (text: string) => {
      if (!state.begun) greet();
      controller.enqueue(encoder.encode(text));
    };
    streams.push({
      headers: new Headers(init.headers),
      write,
      greet,
      send(event, data = {}) {
        const text = typeof data === 'string' ? data : JSON.stringify(data);
        write(`event: ${event}\ndata: ${text}\n\n`);
      },
      end() {
        state.over = true;
        controller.close();
      },
      break() {
        state.over = true;
        controller.error(new TypeError('network error'));
      },
      released: () => state.released,
      isOpen: () => !state.released && !state.over,
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  }

  const fetch: FetchLike = async (_, init) => {
    await Promise.resolve();
    init.signal?.throwIfAborted();
    const refusal = refusals.shift();
    if (refusal === undefined) return open(init);
    if (refusal === 'network') throw new TypeError('Failed to fetch');
    if (refusal !== 'hang') return refusal;
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  };

  return {
    fetch,
    /** Every stream that was given out, oldest first. */
    streams,
    newest(): OpenStream {
      const stream = streams.at(-1);
      if (stream) return stream;
      throw new Error('No stream was asked for yet.');
    },
    refuseNext: (...next: Refusal[]) => void refusals.push(...next),
  };
}
