/** Runs at most one call per key at a time: later callers get the answer of the call in flight. */
import { withTimeout } from './withTimeout.js';

/** On Workers, work can be cut off with its request and never end. After this, nothing waits for it. */
export const STALE_AFTER_MS = 2 * 60_000;

interface InFlight<T> {
  readonly startedAt: number;
  readonly answer: Promise<T>;
}

/** Options of {@link createSingleFlight}. */
export interface SingleFlightOptions {
  /** Milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
  /** A call in flight for longer counts as lost: the next caller starts a new one. @default 120000 */
  readonly staleAfterMs?: number;
}

/** Makes a single flight. A rejection is not kept: the next caller tries again. */
export function createSingleFlight<T>({
  now = () => Date.now(),
  staleAfterMs = STALE_AFTER_MS,
}: SingleFlightOptions = {}) {
  const inFlight = new Map<string, InFlight<T>>();

  function start(key: string, work: () => Promise<T>): Promise<T> {
    const answer = work().finally(() => {
      if (inFlight.get(key) === call) inFlight.delete(key);
    });
    const call = { startedAt: now(), answer };
    inFlight.set(key, call);
    return answer;
  }

  return {
    /**
     * Answers with the call in flight under this key, or starts one.
     *
     * @throws what the work rejects with; every caller that shares it gets the same rejection.
     */
    async run(key: string, work: () => Promise<T>): Promise<T> {
      let call = inFlight.get(key);
      while (call) {
        const left = Math.min(staleAfterMs, staleAfterMs - (now() - call.startedAt));
        const waited = left > 0 ? await withTimeout(call.answer, left) : null;
        if (waited?.done) return waited.value;
        // If several callers waited, the first has started a new call, and the others wait for that.
        const latest = inFlight.get(key);
        call = latest === call ? undefined : latest;
      }
      return start(key, work);
    },
    /** The next caller starts a new call, even if one is in flight. */
    forget(key: string): void {
      inFlight.delete(key);
    },
  };
}
