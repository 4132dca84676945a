/** The coordination of a store with one instance: everything is known here already. */
import { LRUCache } from 'lru-cache';
import type { Coordination } from './coordination.js';
import { createLocalLimiters } from './localLimiter.js';

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
      // There is nobody else to tell.
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
