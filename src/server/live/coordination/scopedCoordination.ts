/** Names that stores do not share and that tell nobody anything: one Redis may serve many stores. */
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import type { Coordination } from './coordination.js';

/** 128 bits of the digest: enough that two names never meet. */
const NAME_BYTES = 16;

/**
 * Replaces every name and key by a keyed digest, so that
 * - two stores on one Redis never share a key, even with one prefix (`docs/threats.md T17`);
 * - addresses of shoppers and order numbers are not in Redis, and cannot be guessed from what is.
 *
 * Texts go through as they are.
 *
 * @param secret first of the store's `secrets`. While they are rotated, instances with the old and
 * with the new first secret are two groups; each finds what the other writes in the ledger.
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
      return { consume: (used, points) => limiter.consume(hide(used), points) };
    },
    close: () => coordination.close(),
  };
}
