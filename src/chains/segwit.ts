/** Segregated-witness addresses: Bech32 for version 0 (BIP-173), Bech32m from version 1 (BIP-350). */
import { base32Values, isMixedCase, polymod, quintetsToBytes } from './base32.js';
import type { AddressError } from './addressError.js';

/** The field of secp256k1 has 2^256 - 2^32 - 977 elements (SEC 2, §2.4.1). */
const FIELD = 2n ** 256n - 0x1000003d1n;

/**
 * Whether there is a point with this x: whether x³ + 7 is a square of the field, so that its
 * power to half of the field's size is 1 (Euler's criterion). Half of all texts of 32 bytes are no
 * public key, so what is sent to them is lost.
 *
 * @param bytes 32 bytes, the highest first.
 */
export function isPublicKey(bytes: readonly number[]): boolean {
  const x = bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  let square = (x ** 3n + 7n) % FIELD;
  let power = 1n;
  for (let exponent = FIELD >> 1n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) power = (power * square) % FIELD;
    square = (square * square) % FIELD;
  }
  return x < FIELD && power === 1n;
}

const GENERATORS = [0x3b6a57b2n, 0x26508e6dn, 0x1ea119fan, 0x3d4233ddn, 0x2a1462b3n];
const BECH32 = 1n;
const BECH32M = 0x2bc830a3n;
const CHECKSUM_LENGTH = 6;

/** The readable part goes into the checksum twice: high bits, a zero, low bits (BIP-173). */
function expand(prefix: string): number[] {
  const codes = [...prefix].map((character) => character.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

/**
 * What cannot be spent yet is refused, although BIP-350 allows it: versions from 2 on, version 1 of
 * another length than Taproot's, and a Taproot output whose key is no point of the curve. Money sent
 * there is lost.
 */
function programError(version: number, program: readonly number[]): AddressError | null {
  const { length } = program;
  if (length !== 32 && (length !== 20 || version > 0)) return 'length';
  return version === 0 || (version === 1 && isPublicKey(program)) ? null : 'encoding';
}

/**
 * Checks a segregated-witness address and returns it in lower case: version 0 with 20 or 32 bytes
 * (BIP-141), version 1 with the 32 bytes of a public key (BIP-341).
 *
 * @param text the whole address, upper or lower case, never mixed.
 * @param prefix readable part of the network: `bc` or `ltc`.
 */
export function checkSegwit(text: string, prefix: string): { address: string } | AddressError {
  if (isMixedCase(text)) return 'encoding';
  const address = text.toLowerCase();
  const separator = address.lastIndexOf('1');
  const found = address.slice(0, separator);
  const values = base32Values(address.slice(separator + 1));
  if (!values) return 'charset';
  if (values.length <= CHECKSUM_LENGTH) return 'length';

  const checksum = polymod([...expand(found), ...values], CHECKSUM_LENGTH, GENERATORS);
  if (checksum !== BECH32 && checksum !== BECH32M) return 'checksum';
  if (found !== prefix) return 'wrong_network';

  const [version = 0, ...program] = values.slice(0, -CHECKSUM_LENGTH);
  if (checksum !== (version === 0 ? BECH32 : BECH32M)) return 'encoding';
  const bytes = quintetsToBytes(program);
  if (!bytes) return 'encoding';
  return programError(version, bytes) ?? { address };
}
