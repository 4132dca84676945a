/** Whether 32 bytes are a public key of Taproot: the x of a point on secp256k1 (BIP-340, `lift_x`). */

/** The field of secp256k1 has 2^256 - 2^32 - 977 elements (SEC 2, §2.4.1). */
const FIELD = 2n ** 256n - 2n ** 32n - 977n;

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base];
  for (let bits = exponent; bits > 0n; bits >>= 1n) {
    if (bits & 1n) result = (result * square) % FIELD;
    square = (square * square) % FIELD;
  }
  return result;
}

/**
 * Tells whether there is a point with this x: whether x³ + 7 is a square of the field (Euler's
 * criterion). Half of all texts of 32 bytes are none; nobody has a key for them.
 *
 * @param bytes 32 bytes, the highest first.
 */
export function isPublicKey(bytes: readonly number[]): boolean {
  const x = bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  return x < FIELD && power((x ** 3n + 7n) % FIELD, (FIELD - 1n) / 2n) === 1n;
}
