/** What Bech32 and CashAddr share: an alphabet of 32 characters, a BCH checksum, bit regrouping. */

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** Characters to values 0–31; undefined at a foreign character. Lower case only. */
export function base32Values(text: string): number[] | undefined {
  const values = [...text].map((character) => ALPHABET.indexOf(character));
  return values.includes(-1) ? undefined : values;
}

/** Values 0–31 to characters. */
export function base32Text(values: readonly number[]): string {
  return values.map((value) => ALPHABET[value]).join('');
}

/**
 * Remainder of the BCH code over a list of 5-bit values.
 *
 * @param degree checksum characters: 6 for Bech32, 8 for CashAddr.
 * @param generators the code's five constants, from BIP-173 or the CashAddr specification.
 */
export function polymod(
  values: readonly number[],
  degree: number,
  generators: readonly bigint[],
): bigint {
  const topShift = BigInt(5 * (degree - 1));
  const lowMask = (1n << topShift) - 1n;
  return values.reduce((remainder, value) => {
    const top = remainder >> topShift;
    const shifted = ((remainder & lowMask) << 5n) ^ BigInt(value);
    return generators.reduce(
      (mixed, generator, bit) => ((top >> BigInt(bit)) & 1n ? mixed ^ generator : mixed),
      shifted,
    );
  }, 1n);
}

/**
 * 5-bit values to bytes. Undefined where the rest is 5 bits or more, or not zero: two texts would
 * otherwise encode one address (BIP-173, "Segwit address format").
 */
export function quintetsToBytes(values: readonly number[]): number[] | undefined {
  const bytes: number[] = [];
  let rest = 0;
  let bits = 0;
  for (const value of values) {
    rest = (rest << 5) | value;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(rest >> bits);
      rest &= (1 << bits) - 1;
    }
  }
  return bits < 5 && rest === 0 ? bytes : undefined;
}

/** Bytes to 5-bit values, the last one filled up with zero bits. */
export function bytesToQuintets(bytes: readonly number[]): number[] {
  const values: number[] = [];
  let rest = 0;
  let bits = 0;
  for (const byte of bytes) {
    rest = (rest << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      values.push(rest >> bits);
      rest &= (1 << bits) - 1;
    }
  }
  if (bits > 0) values.push(rest << (5 - bits));
  return values;
}

/** True where letters of both cases are mixed, which both formats refuse. */
export function isMixedCase(text: string): boolean {
  return text !== text.toLowerCase() && text !== text.toUpperCase();
}
