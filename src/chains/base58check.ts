/** Base58Check: the addresses of Bitcoin's first days and its relatives, and of Tron. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { AddressError } from './addressError.js';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** One version byte, a 20-byte hash, four bytes of checksum. */
const DECODED_LENGTH = 25;

/** A decoded address whose checksum is right. */
export interface Base58Address {
  readonly version: number;
  /** 20 bytes: hash of a public key or of a script. */
  readonly hash: Uint8Array;
}

/** Base-58 digits to bytes, leading ones to zero bytes; undefined at a foreign character. */
function decodeBase58(text: string): Uint8Array | undefined {
  const littleEndian: number[] = [];
  for (const character of text) {
    let carry = ALPHABET.indexOf(character);
    if (carry < 0) return undefined;
    littleEndian.forEach((byte, index) => {
      carry += byte * 58;
      littleEndian[index] = carry & 255;
      carry >>= 8;
    });
    if (carry > 0) littleEndian.push(carry);
  }
  for (let index = 0; text[index] === '1'; index++) littleEndian.push(0);
  return Uint8Array.from(littleEndian.reverse());
}

/** Decodes an address and checks its checksum: the first four bytes of SHA-256 twice (BIP-13). */
export function decodeBase58Check(text: string): Base58Address | AddressError {
  const bytes = decodeBase58(text);
  if (!bytes) return 'charset';
  if (bytes.length !== DECODED_LENGTH) return 'length';
  const body = bytes.subarray(0, -4);
  const expected = sha256(sha256(body));
  if (bytes.subarray(-4).some((byte, index) => byte !== expected[index])) return 'checksum';
  return { version: body[0] ?? 0, hash: body.subarray(1) };
}
