/**
 * Exact fractions, for the question "how much of the order is covered?".
 *
 * A payment may come in several transfers, each against its own quote: a third under one, two
 * thirds under another. Rounded quotients would add up to 0.999…; fractions add up to one.
 */
import { Big } from 'big.js';
import { divideDecimal, type DecimalString, MoneyError, parseDecimal } from './decimal.js';

/** `numerator ÷ denominator`, both exact; never negative, the denominator never zero. */
export interface Fraction {
  readonly numerator: DecimalString;
  readonly denominator: DecimalString;
}

const plain = (value: Big): DecimalString => value.toFixed() as DecimalString;

/** Nothing covered. */
export const ZERO_FRACTION: Fraction = {
  numerator: parseDecimal('0'),
  denominator: parseDecimal('1'),
};
/** The whole order covered. */
export const WHOLE: Fraction = { numerator: parseDecimal('1'), denominator: parseDecimal('1') };

/** Makes a share of two amounts. @throws {@link MoneyError} if `denominator` is zero. */
export function fractionOf(numerator: DecimalString, denominator: DecimalString): Fraction {
  if (denominator === '0') throw new MoneyError('A share of nothing is not defined.');
  return { numerator, denominator };
}

/** Multiplies a share by another, exactly. */
export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: plain(new Big(a.numerator).times(b.numerator)),
    denominator: plain(new Big(a.denominator).times(b.denominator)),
  };
}

/** Adds shares exactly; shares with one denominator are added without growing it. */
export function addFractions(shares: readonly Fraction[]): Fraction {
  return shares.reduce((total, share) => {
    if (total.denominator === share.denominator) {
      const numerator = new Big(total.numerator).plus(share.numerator);
      return { numerator: plain(numerator), denominator: total.denominator };
    }
    const crossed = new Big(total.numerator)
      .times(share.denominator)
      .plus(new Big(share.numerator).times(total.denominator));
    return {
      numerator: plain(crossed),
      denominator: plain(new Big(total.denominator).times(share.denominator)),
    };
  }, ZERO_FRACTION);
}

/** Compares two shares exactly: -1, 0 or 1. */
export function compareFractions(a: Fraction, b: Fraction): -1 | 0 | 1 {
  return new Big(a.numerator).times(b.denominator).cmp(new Big(b.numerator).times(a.denominator));
}

/** What is missing to the whole, or nothing where the whole is reached. */
export function missingFraction(share: Fraction): Fraction {
  const missing = new Big(share.denominator).minus(share.numerator);
  return missing.lte('0') ? ZERO_FRACTION : { ...share, numerator: plain(missing) };
}

/** What exceeds the whole, or nothing. */
export function excessFraction(share: Fraction): Fraction {
  const excess = new Big(share.numerator).minus(share.denominator);
  return excess.lte('0') ? ZERO_FRACTION : { ...share, numerator: plain(excess) };
}

/** `amount × share`, cut to `decimals` places in the direction that the caller can defend. */
export function fractionOfAmount(
  amount: DecimalString,
  share: Fraction,
  decimals: number,
  direction: 'up' | 'down',
): DecimalString {
  const product = plain(new Big(amount).times(share.numerator));
  return divideDecimal(product, share.denominator, decimals, direction);
}
