/** What several instances of one store share in addition to the ledger, which stays the only truth. */
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
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
