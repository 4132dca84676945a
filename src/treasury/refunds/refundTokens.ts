/** The text in a refund link: the link's id and a secret of 256 bits, of which the ledger holds a hash. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';

/** An id and a secret, as a link carries them. */
export interface RefundToken {
  readonly id: string;
  readonly secret: Uint8Array<ArrayBuffer>;
}

const ID_BYTES = 16;
const SECRET_BYTES = 32;
/** 48 bytes in base64url, without padding. */
const TOKEN = /^[A-Za-z0-9_-]{64}$/;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Makes a secret. */
export const newSecret = (): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

/** The id of the link that a store's server makes of an order for a key: the same in every process. */
export const idOfKey = (order: string, key: string): string =>
  uuidOf(sha256(utf8ToBytes(`refund link\n${order}\n${key}`)));

/** The secret of such a link, so that whoever asks again gets the same link. @param secret the store's own */
export const secretOfLink = (secret: string, id: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`refund link\n${id}`)));

/** Writes a token. @param id a UUID. @throws RangeError for any other id */
export function writeToken({ id, secret }: RefundToken): string {
  if (!UUID.test(id)) throw new RangeError('A refund link needs a UUID as its id.');
  const digits = id.replaceAll('-', '');
  const bytes = new Uint8Array(ID_BYTES + SECRET_BYTES);
  for (let at = 0; at < ID_BYTES; at += 1) {
    bytes[at] = parseInt(digits.slice(2 * at, 2 * at + 2), 16);
  }
  bytes.set(secret, ID_BYTES);
  return base64urlnopad.encode(bytes);
}

/** A UUID of the first 16 bytes. */
export const uuidOf = (bytes: Uint8Array): string =>
  hexOf(bytes.slice(0, ID_BYTES)).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Reads a token; null for anything that is none. */
export function readToken(text: string): RefundToken | null {
  if (!TOKEN.test(text)) return null;
  const bytes = base64urlnopad.decode(text);
  return { id: uuidOf(bytes), secret: bytes.slice(ID_BYTES) };
}

/** SHA-256 of a secret, in hexadecimal digits. The secret is random, so it needs no salt and no stretching. */
export const hashOfSecret = (secret: Uint8Array): string => hexOf(sha256(secret));
