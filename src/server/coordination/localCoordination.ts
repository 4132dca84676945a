/** The coordination of a store with one instance, in memory. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../async/mostEntries.js';
import { createSteadyClock } from '../../async/storedTimes.js';
import type { Coordination, Limiter, LimitRule } from './coordination.js';

/** Most keys that are counted; more push out those that were unused the longest. */
export const MAX_COUNTED_KEYS = 100_000;

/** No name contains it: names are not user input. */
const BETWEEN = '\u0000';

interface Window {
  used: number;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

/**
 * Makes limiters that share one bounded memory: a fixed window per rule and key, started by its first use.
 * It needs no timer and nothing from Node, so it also works in a Worker or a browser.
 *
 * @param now clock in milliseconds since the epoch. @default Date.now
 */
export function createLocalLimiters(now: () => number = Date.now): (rule: LimitRule) => Limiter {
  const windows = new LRUCache<string, Window>(mostEntries(MAX_COUNTED_KEYS));

  function windowOf(id: string, windowMs: number, at: number): Window {
    const known = windows.get(id);
    // If the clock was set back, a key still waits no longer than one window.
    if (known && at < known.endsAt && known.endsAt - at <= windowMs) return known;
    const fresh = { used: 0, endsAt: at + windowMs };
    windows.set(id, fresh);
    return fresh;
  }

  return ({ name, points, windowMs }) => ({
    consume(key) {
      const at = now();
      const window = windowOf(`${name}${BETWEEN}${key}`, windowMs, at);
      // Refused requests are not counted, so they do not make the wait longer.
      if (window.used >= points) return Promise.resolve({ waitMs: window.endsAt - at });
      window.used += 1;
      return Promise.resolve({ waitMs: 0 });
    },
  });
}

/** Most texts that are kept; a handler uses a handful. */
const MAX_TEXTS = 1_000;

/**
 * Coordination of a single instance.
 *
 * @param now clock in milliseconds since the epoch. @default Date.now
 */
export function localCoordination(now: () => number = Date.now): Coordination {
  const texts = new LRUCache<string, string>({
    ...mostEntries(MAX_TEXTS),
    perf: { now: createSteadyClock(now) },
    ttlResolution: 0,
  });
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
