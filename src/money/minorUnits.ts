/** Whole numbers in which shop engines keep money. Apart from those of chains: no page of a shopper loads it. */
import { fromBaseUnits } from './baseUnits.js';
import { MoneyError, type DecimalString } from './decimalString.js';

/**
 * Reads an amount that a shop engine or a database keeps as a whole number: `fromMinorUnits('300050', 2)` is
 * `"3000.5"`, in the form of all amounts here, so that equal amounts are equal texts.
 *
 * @param units whole, not negative; of a `number` write `BigInt(order.total)`.
 * @param decimals places after the point that the engine keeps, 0 to 50: often the same for all currencies, yen
 *   included.
 * @throws {@link MoneyError} for anything else.
 */
export function fromMinorUnits(units: bigint | string, decimals: number): DecimalString {
  const isUsable = typeof units === 'bigint' || typeof units === 'string';
  if (isUsable && Number.isInteger(decimals) && decimals >= 0 && decimals <= 50) {
    return fromBaseUnits(String(units), decimals);
  }
  throw new MoneyError(
    'An amount in minor units must be a bigint or a text of digits, and its decimals a whole number from 0 to 50.',
  );
}
