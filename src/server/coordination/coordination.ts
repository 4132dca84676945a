/** What several instances of one store share in addition to the ledger, which stays the only truth. */
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../async/mostEntries.js';
import { createSteadyClock } from '../../async/storedTimes.js';
import { withMethods } from '../configuration/givenOptions.js';

/** How much of something one key may use. */
export interface LimitRule {
  /** Name of the limit, such as `open`; rules with one name share their counts. */
  readonly name: string;
  /** Points that a key has in one window. */
  readonly points: number;
  /** Length of the window, in milliseconds. */
  readonly windowMs: number;
}

/** Answer of a limiter. */
export interface LimitAnswer {
  /** Milliseconds until there are points again; 0 if there are some now. */
  readonly waitMs: number;
}

/** Counts what keys use. Never rejects: an instance that cannot reach the others counts alone. */
export interface Limiter {
  /** Takes one point of a key. */
  consume(key: string): Promise<LimitAnswer>;
}

/**
 * Lets the instances of one store work as one: who polls, what changed, how much was used.
 *
 * The ledger alone is the truth. A message that is lost here costs time or a call, never a payment, so no
 * method rejects: an instance that cannot reach the others goes on alone and catches up from the ledger.
 */
export interface Coordination {
  /** Sends the other instances a message. One that misses it finds the change in the ledger. */
  publish(topic: string, text: string): void;
  /** Receives what other instances publish on a topic, but not what this one publishes. */
  subscribe(topic: string, listener: (text: string) => void): () => void;
  /**
   * Asks to be the only instance that does something for a while.
   *
   * @returns `held` if it is this instance, `taken` if it is another, `alone` if the others cannot be
   *   reached.
   */
  lease(name: string, milliseconds: number): Promise<'held' | 'taken' | 'alone'>;
  /** Stores a text for a while where the other instances can read it. */
  put(name: string, text: string, milliseconds: number): Promise<void>;
  /** Reads the text that was stored last; null if there is none, or if the others cannot be reached. */
  get(name: string): Promise<string | null>;
  /** Makes a limiter whose counts the instances share. */
  limiter(rule: LimitRule): Limiter;
  /** Frees timers and subscriptions; the connection belongs to the store. */
  close(): Promise<void>;
}

/** The option `coordination`. */
export const COORDINATION = withMethods<Coordination>(
  'what `redisCoordination({ client })` makes',
  ['publish', 'subscribe', 'lease', 'put', 'get', 'limiter', 'close'],
);

/** 128 bits of the digest: enough that no two names collide. */
const NAME_BYTES = 16;

/**
 * Replaces every name and key by a keyed digest, so that
 * - two stores on one Redis never share a key, even with one prefix (`docs/threats.md T17`);
 * - addresses of shoppers and order numbers are not in Redis, and cannot be guessed from what is.
 *
 * Texts are passed unchanged.
 *
 * @param secret first of the store's `secrets`. While secrets are rotated, instances with the old and with
 *   the new first secret form two groups; each finds the other's changes in the ledger.
 */
export function scopedCoordination(coordination: Coordination, secret: string): Coordination {
  const purpose = utf8ToBytes('coordination-name/v1');
  const key = hkdf(sha256, utf8ToBytes(secret), utf8ToBytes('tillkit'), purpose, 32);
  const hide = (name: string): string =>
    base64urlnopad.encode(hmac(sha256, key, utf8ToBytes(name)).subarray(0, NAME_BYTES));
  return {
    publish: (topic, text) => {
      coordination.publish(hide(topic), text);
    },
    subscribe: (topic, listener) => coordination.subscribe(hide(topic), listener),
    lease: (name, milliseconds) => coordination.lease(hide(name), milliseconds),
    put: (name, text, milliseconds) => coordination.put(hide(name), text, milliseconds),
    get: (name) => coordination.get(hide(name)),
    limiter(rule) {
      const limiter = coordination.limiter(rule);
      return { consume: (used) => limiter.consume(hide(used)) };
    },
    close: () => coordination.close(),
  };
}

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

/**
 * The coordination that a part of a store uses: what its instances share, under names of its own, or that of a
 * single instance.
 */
export const coordinationOf = (
  shared: Coordination | undefined,
  scope: string,
  now: () => number,
): Coordination => (shared ? scopedCoordination(shared, scope) : localCoordination(now));
