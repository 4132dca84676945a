/** Seeded random values: ids, hashes and shuffles. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A stream of random values. Streams of one seed are independent. */
export interface Random {
  /** `count` bytes. */
  bytes(count: number): Uint8Array;
  /** `count` bytes as lowercase hexadecimal. */
  hex(count: number): string;
  /** A whole number from 0 up to, not including, `below`. */
  integer(below: number): number;
  /** A version 4 UUID (RFC 9562). */
  uuid(): string;
  /** Letters and digits, as the service's keys are made of. */
  text(length: number): string;
  /** The same items in another order; the input stays as it is. */
  shuffle<T>(items: readonly T[]): T[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Hash of several texts, for values that depend on nothing else. */
export function hashOf(...parts: readonly string[]): Uint8Array {
  return sha256(utf8ToBytes(JSON.stringify(parts)));
}

/** Writes 16 bytes as a version 4 UUID. */
function formatUuid(bytes: Uint8Array): string {
  const marked = Uint8Array.from(bytes);
  marked[6] = ((marked[6] ?? 0) & 0x0f) | 0x40;
  marked[8] = ((marked[8] ?? 0) & 0x3f) | 0x80;
  return bytesToHex(marked).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Makes a stream: SHA-256 in counter mode. Not for real secrets.
 *
 * @param seed the sandbox's seed.
 * @param stream name of the stream, such as `wallets`.
 */
export function createRandom(seed: string, stream: string): Random {
  let counter = 0;
  const bytes = (count: number): Uint8Array => {
    const out = new Uint8Array(count);
    for (let filled = 0; filled < count; filled += 32) {
      const block = hashOf(seed, stream, String(counter++));
      out.set(block.subarray(0, count - filled < 32 ? count - filled : 32), filled);
    }
    return out;
  };
  const integer = (below: number): number =>
    new DataView(bytes(4).buffer).getUint32(0) % (below > 0 ? below : 1);
  return {
    bytes,
    integer,
    hex: (count) => bytesToHex(bytes(count)),
    uuid: () => formatUuid(bytes(16)),
    text: (length) => Array.from(bytes(length), (byte) => LETTERS[byte % LETTERS.length]).join(''),
    shuffle(items) {
      const keyed = items.map((item) => ({ item, key: integer(2 ** 32) }));
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
    },
  };
}
