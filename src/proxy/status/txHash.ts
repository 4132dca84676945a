/** One spelling of the hash of a transaction, so that it is recognised whoever names it. */

const HEX = /^(?:0x)?[0-9a-f]+$/i;

/** Hexadecimal in lower case; anything else (base58) as it is. */
export function normalHash(hash: string): string {
  return HEX.test(hash) ? hash.toLowerCase() : hash;
}
