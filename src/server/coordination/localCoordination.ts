/** The coordination of a store with one instance, in memory. */
import { LRUCache } from 'lru-cache';
import type { Coordination, Limiter, LimitRule } from './coordination.js';

/** Keys that are counted at most; a flood of keys pushes out those that were quiet the longest. */
export const MAX_COUNTED_KEYS = 100_000;

/** Names are not user input, and no name holds this. */
const BETWEEN = '\u0000';

interface Window {
  used: number;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

/**
 * Makes limiters that share one bounded memory: a fixed window per rule and key, begun by its first
 * use. It needs no timer and nothing of Node, so it counts in a Worker and in a browser, too.
 *
 * @param now clock in milliseconds since the epoch. @default Date.now
 */
export function createLocalLimiters(now: () => number = Date.now): (rule: LimitRule) => Limiter {
  // `max` would allocate all places at once, for every handler that is made.
  const windows = new LRUCache<string, Window>({
    maxSize: MAX_COUNTED_KEYS,
    sizeCalculation: () => 1,
  });

  function windowOf(id: string, windowMs: number, at: number): Window {
    const known = windows.get(id);
    // A clock that was set back must not keep a key waiting for longer than a window.
    if (known && at < known.endsAt && known.endsAt - at <= windowMs) return known;
    const fresh = { used: 0, endsAt: at + windowMs };
    windows.set(id, fresh);
    return fresh;
  }

  return ({ name, points, windowMs }) => ({
    consume(key) {
      const at = now();
      const window = windowOf(`${name}${BETWEEN}${key}`, windowMs, at);
      // What is refused is not counted: a window ends when it ends, however hard somebody knocks.
      if (window.used >= points) return Promise.resolve({ waitMs: window.endsAt - at });
      window.used += 1;
      return Promise.resolve({ waitMs: 0 });
    },
  });
}

/** Texts that are kept at most; a handler uses a handful. */
const MAX_TEXTS = 1_000;

/**
 * Coordination without anybody to coordinate with.
 *
 * @param now clock in milliseconds since the epoch. @default Date.now
 */
export function localCoordination(now: () => number = Date.now): Coordination {
  const texts = new LRUCache<string, string>({ max: MAX_TEXTS, perf: { now }, ttlResolution: 0 });
  return {
    publish() {
      // There are no other instances.
    },
    subscribe: () => () => undefined,
    lease: () => Promise.resolve('held'),
    put(name, text, milliseconds) {
      texts.set(name, text, { ttl: milliseconds });
      return Promise.resolve();
    },
    get: (name) => Promise.resolve(texts.get(name) ?? null),
    limiter: createLocalLimiters(now),
    close: () => Promise.resolve(),
  };
}
