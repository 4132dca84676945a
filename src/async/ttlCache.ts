/** Caches answers for a limited time; concurrent callers share one request. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from './mostEntries.js';
import { createSingleFlight } from './singleFlight.js';
import { createSteadyClock } from './storedTimes.js';

/** Longer than a call with its retries takes. After this, a call in flight counts as lost. */
const STALE_AFTER_MS = 60_000;

/** How long answers are kept, and how many. */
export interface TtlCacheOptions<T> {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds from the answer on; a function decides for each answer. */
  readonly ttlMs: number | ((value: T) => number);
  /** Least recently used answers beyond this number are dropped. @default 1 */
  readonly maxEntries?: number;
}

/** Makes a cache. */
export function createTtlCache<T>(options: TtlCacheOptions<T>) {
  const { ttlMs, maxEntries = 1 } = options;
  const now = createSteadyClock(options.now);
  const ttlOf = typeof ttlMs === 'number' ? () => ttlMs : ttlMs;
  const cached = new LRUCache<string, { readonly value: T; readonly at: number }>({
    ...mostEntries(maxEntries),
  });
  const calls = createSingleFlight<T>({ staleAfterMs: STALE_AFTER_MS });
  function fresh(key: string): { readonly value: T } | undefined {
    const known = cached.get(key);
    return known && now() - known.at < ttlOf(known.value) ? known : undefined;
  }
  return {
    /** The cached answer, if it is fresh. */
    peek: (key: string): T | undefined => fresh(key)?.value,
    /** Whether there was an answer, also one that is no longer fresh. */
    has: (key: string): boolean => cached.has(key),
    /** The cached answer, or the one in flight, or a new one. A rejection is not cached. */
    async get(key: string, load: () => Promise<T>): Promise<T> {
      const known = fresh(key);
      if (known) return known.value;
      return calls.run(key, async () => {
        const value = await load();
        cached.set(key, { value, at: now() });
        return value;
      });
    },
    /** The next caller loads a new answer. */
    delete(key: string): void {
      cached.delete(key);
      calls.forget(key);
    },
  };
}
