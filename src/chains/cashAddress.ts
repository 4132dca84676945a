/** CashAddr, the address format of Bitcoin Cash (CashAddr specification 1.1), and its translation. */
import {
  base32Text,
  base32Values,
  bytesToQuintets,
  isMixedCase,
  polymod,
  quintetsToBytes,
} from './base32.js';
import type { AddressError } from './addressError.js';

const PREFIX = 'bitcoincash';
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
const CHECKSUM_LENGTH = 8;

/**
 * Type byte to length of the hash: pay to public key hash (20 bytes), pay to script hash (20 or 32).
 * The other sizes of the specification are in no use, so they are refused.
 */
const HASH_LENGTHS: ReadonlyMap<number, number> = new Map([
  [0, 20],
  [8, 20],
  [11, 32],
]);

function remainder(prefix: string, values: readonly number[]): bigint {
  const prefixValues = [...prefix].map((character) => character.charCodeAt(0) & 31);
  return polymod([...prefixValues, 0, ...values], CHECKSUM_LENGTH, GENERATORS) ^ 1n;
}

/**
 * Checks a CashAddr with or without its prefix and returns it in lower case without: the checksum
 * covers the prefix anyway, and a payment link writes it as its scheme, never twice.
 */
export function checkCashAddress(text: string): { address: string } | AddressError {
  if (isMixedCase(text)) return 'encoding';
  const parts = text.toLowerCase().split(':');
  if (parts.length > 2) return 'encoding';
  const address = parts.at(-1) ?? '';
  const prefix = parts.length === 2 ? (parts[0] ?? '') : PREFIX;
  const values = base32Values(address);
  if (!values) return 'charset';
  if (values.length <= CHECKSUM_LENGTH) return 'length';
  if (remainder(prefix, values) !== 0n) return 'checksum';
  if (prefix !== PREFIX) return 'wrong_network';

  const bytes = quintetsToBytes(values.slice(0, -CHECKSUM_LENGTH));
  const hashLength = HASH_LENGTHS.get(bytes?.[0] ?? -1);
  if (!bytes || hashLength === undefined) return 'encoding';
  return bytes.length === hashLength + 1 ? { address } : 'length';
}

/**
 * Writes a hash as CashAddr, without prefix.
 *
 * @param type 0 for a public key hash, 8 for a script hash.
 * @param hash 20 bytes.
 */
export function cashAddressOf(type: 0 | 8, hash: Uint8Array): string {
  const payload = bytesToQuintets([type, ...hash]);
  const checksum = remainder(PREFIX, [...payload, ...Array<number>(CHECKSUM_LENGTH).fill(0)]);
  const tail = Array<null>(CHECKSUM_LENGTH)
    .fill(null)
    .map((_, index) =>
      // eslint-disable-next-line money/no-floats -- five bits of a checksum, no amount
      Number((checksum >> BigInt(5 * (CHECKSUM_LENGTH - 1 - index))) & 31n),
    );
  return base32Text([...payload, ...tail]);
}
