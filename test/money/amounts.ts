/** Arbitrary amounts for laws about money. */
import fc from 'fast-check';
import { parseDecimal, type DecimalString } from '../../src/money/decimal.js';

/** Amounts with at most so many digits before and after the point, small and large ones alike. */
export function anyAmount(whole = 12, decimals = 18): fc.Arbitrary<DecimalString> {
  return fc
    .tuple(
      fc
        .integer({ min: 1, max: whole })
        .chain((digits) => fc.bigInt(0n, 10n ** BigInt(digits) - 1n)),
      fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: decimals }),
    )
    .map(([integer, fraction]) =>
      parseDecimal(fraction ? `${integer.toString()}.${fraction}` : integer.toString()),
    );
}

/** The same without zero. */
export function someAmount(whole = 12, decimals = 18): fc.Arbitrary<DecimalString> {
  return anyAmount(whole, decimals).filter((amount) => amount !== '0');
}
