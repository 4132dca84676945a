/** Answers of the service that several readers share: while they are asked for, and a moment longer. */
import { LRUCache } from 'lru-cache';
import { createShared } from './keyedQueue.js';

/**
 * Longer than a call with all its repeats takes. On Workers it can be cut off with the request that
 * began it, and would never end: after this who waits for it asks anew.
 */
export const CUT_OFF_MS = 60_000;

/** How long answers are shared, and how many. */
export interface FreshAnswersOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly freshMs: number;
  /** Different questions whose answers are kept. @default 1 */
  readonly most?: number;
}

/**
 * Makes a function that answers a question by what is known, or by what is being asked already, or asks.
 * Only answers are kept: after a failure the next reader asks again.
 */
export function createFreshAnswers<T extends object>({
  now,
  freshMs,
  most = 1,
}: FreshAnswersOptions): (key: string, ask: () => Promise<T>) => Promise<T> {
  const known = new LRUCache<string, T>({
    max: most,
    ttl: freshMs,
    perf: { now },
    ttlResolution: 0,
  });
  const share = createShared<T>(undefined, CUT_OFF_MS);
  return async (key, ask) =>
    known.get(key) ??
    share(key, async () => {
      const answer = await ask();
      known.set(key, answer);
      return answer;
    });
}
