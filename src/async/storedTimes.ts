/** Times by clocks that may be wrong: of other processes, before a restart, or set while this one runs. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from './mostEntries.js';

/** For how many names that is kept; for others it begins again. */
const REMEMBERED = 20_000;

/** Reads times of the ledger, of a token or of an earlier moment of this process. */
export type StoredTimes = ReturnType<typeof createStoredTimes>;

/**
 * Makes a reader with its own memory.
 *
 * @param now milliseconds since the epoch. It may be set forward and back.
 */
export function createStoredTimes(now: () => number) {
  const firstSeen = new LRUCache<string, number>(mostEntries(REMEMBERED));

  /** The earliest of what was written and when it was looked at: a clock that was set back counts from there. */
  function beganAt(name: string, storedAt: number): number {
    const known = Math.min(firstSeen.get(name) ?? storedAt, storedAt);
    const at = now();
    if (known <= at) return known;
    firstSeen.set(name, at);
    return at;
  }

  return {
    /**
     * When something ends that began at `storedAt` and takes `lengthMs`: never further off than its length. A
     * beginning in the future was written by a clock that was ahead, or this one was set back since: then it
     * counts from when this process first saw it.
     *
     * @param name names the one beginning, such as an effect with its attempt.
     * @param storedAt milliseconds since the epoch.
     */
    dueAt: (name: string, storedAt: number, lengthMs: number): number =>
      beganAt(name, storedAt) + lengthMs,
    /**
     * For how many milliseconds this process has known of something, from the first call with its name. For
     * what must not end early because the clock that wrote it was behind.
     */
    knownForMs: (name: string): number => now() - beganAt(name, Number.POSITIVE_INFINITY),
  };
}

/**
 * A clock for ages within this process: while the given one is set back it stands still, and then goes on, so
 * that an answer that is kept for a minute is not kept for a day. Not for times that are stored or shown.
 */
export function createSteadyClock(now: () => number): () => number {
  let last = Number.NEGATIVE_INFINITY;
  let ahead = 0;
  return () => {
    const at = now();
    if (at < last) ahead += last - at;
    last = at;
    return at + ahead;
  };
}
