/** A chain's smallest unit (wei, satoshi): the decimal point moved, no arithmetic needed. */
import { canonical, MoneyError, parseDecimal, type DecimalString } from './decimalString.js';

/** A whole number of a chain's smallest unit: more digits than an amount has, as units are small. */
const BASE_UNITS = /^(?:0|[1-9]\d{0,77})$/;

/**
 * Scales an amount into a chain's smallest unit, as integer digits.
 *
 * @param decimals how many places the unit lies below the coin, 0 or more.
 * @throws {@link MoneyError} if the amount is no whole number of that unit.
 */
export function toBaseUnits(amount: DecimalString, decimals: number): string {
  const [whole = '', fraction = ''] = amount.split('.');
  if (fraction.length > decimals) {
    throw new MoneyError(
      `The amount has more than the chain's ${String(decimals)} decimals. Round it up first.`,
    );
  }
  return (whole + fraction.padEnd(decimals, '0')).replace(/^0+(?=\d)/, '');
}

/**
 * The reverse of {@link toBaseUnits}.
 *
 * @param units integer digits in the smallest unit, at most the 78 of a 256-bit number.
 * @throws {@link MoneyError} if `units` is not such a text or the amount is out of bounds.
 */
export function fromBaseUnits(units: string, decimals: number): DecimalString {
  if (!BASE_UNITS.test(units)) throw new MoneyError('Not a whole number of a smallest unit.');
  const digits = units.padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = digits.slice(point);
  return parseDecimal(
    fraction === '' ? digits : canonical(`${digits.slice(0, point)}.${fraction}`),
  );
}
