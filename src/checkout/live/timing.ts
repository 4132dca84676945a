/** How long a live connection waits for what. All in milliseconds. */

/** Until the first byte of a stream; a proxy that collects answers sends none. */
export const FIRST_BYTE_MS = 5_000;
/** Without any byte a stream is dead: the store speaks every 15 seconds. */
export const SILENCE_MS = 40_000;
/** Longest wait before a new stream, unless the store says otherwise; chance spreads the pages. */
export const RECONNECT_MS = 3_000;
/** A stream that ends sooner has not worked: asking every few seconds is cheaper then. */
export const STEADY_MS = 5_000;
/** Streams in a row that did not work, until polling has to do. */
export const FAILURES = 2;
/** Until the next try while polling. */
export const REST_MS = 2 * 60_000;
/** A page that is out of sight for so long is told nothing more. */
export const HIDDEN_MS = 5_000;
