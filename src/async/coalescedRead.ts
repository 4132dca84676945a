/** A long read that several callers share, as long as it makes progress. */
import { withTimeout } from './withTimeout.js';

/**
 * A read without progress for this long is given up. On Workers it can be cut off with the request that
 * started it and would never end.
 */
export const STALLED_AFTER_MS = 15_000;

interface Read {
  lastProgressAt: number;
  /** True if it read to the end, false if it was given up before. */
  work: Promise<boolean>;
}

/**
 * Makes a function that reads on, alone or together with other callers.
 *
 * @param readOn reads page by page. After each page it asks whether it may go on, and if not it ends
 *   without using the page: a read that was given up can come back to life.
 * @param now milliseconds since the epoch. @default Date.now
 * @returns reads; when it resolves, a read that started after the call has ended.
 */
export function createCoalescedRead(
  readOn: (mayGoOn: () => boolean) => Promise<void>,
  now: () => number = () => Date.now(),
): () => Promise<void> {
  let current: Read | undefined;

  function start(): Read {
    const mine: Read = { lastProgressAt: now(), work: Promise.resolve(false) };
    current = mine;
    const isCurrent = (): boolean => current === mine;
    const mayGoOn = (): boolean => {
      mine.lastProgressAt = now();
      return isCurrent();
    };
    mine.work = readOn(mayGoOn).then(isCurrent);
    const clear = (): void => {
      if (isCurrent()) current = undefined;
    };
    mine.work.then(clear, clear);
    return mine;
  }

  /** Waits until the read ends or is given up. @throws what the read rejects with */
  async function ended(read: Read): Promise<boolean> {
    for (;;) {
      const left = STALLED_AFTER_MS - (now() - read.lastProgressAt);
      if (left <= 0) {
        if (current === read) current = undefined;
        return false;
      }
      const waited = await withTimeout(read.work, left);
      if (waited.done) return waited.value;
    }
  }

  return async () => {
    // A read that started earlier may have missed what this caller has just written.
    if (current) await ended(current).catch(() => false);
    while (!(await ended(current ?? start())));
  };
}
