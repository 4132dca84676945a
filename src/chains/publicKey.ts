/** Whether 32 bytes are a public key of Taproot: the x of a point on secp256k1 (BIP-340, `lift_x`). */

/** The field of secp256k1 has 2^256 - 2^32 - 977 elements (SEC 2, §2.4.1). */
const FIELD = 2n ** 256n - 0x1000003d1n;

/**
 * Tells whether there is a point with this x: whether x³ + 7 is a square of the field, so that its
 * power to half of the field's size is 1 (Euler's criterion). Half of all texts of 32 bytes are no
 * public key; nobody can spend what is sent to them.
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
