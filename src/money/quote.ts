/** The amount of a currency that covers an amount of US dollars. Rounds up, always. */
import { divideDecimal, isZero, MoneyError, type DecimalString } from './decimal.js';
import { payableDecimals } from './conversion.js';

export { MAX_PAYABLE_DECIMALS, payableDecimals } from './conversion.js';

/** What a payable amount is computed from. */
export interface QuoteInput {
  /** Amount of the order: decimal string, US dollars, above zero. */
  readonly amountUsd: DecimalString;
  /** US dollars for one coin: decimal string, above zero. */
  readonly rate: DecimalString;
  /** Decimals that the currency has, 0 or more (flat listing, `precision`). */
  readonly precision: number;
}

/**
 * Amount of the currency that the shopper has to send.
 *
 * Laws (property-tested): `payable × rate ≥ amountUsd`, and one unit of the last decimal less
 * would not cover it. So rounding never undercharges and never overcharges by a whole unit.
 *
 * @throws {@link MoneyError} if the amount or the rate is zero or the precision is not a whole number.
 */
export function payableAmount({ amountUsd, rate, precision }: QuoteInput): DecimalString {
  if (isZero(amountUsd)) throw new MoneyError('An order of zero dollars has no payable amount.');
  if (isZero(rate)) throw new MoneyError('A rate of zero prices nothing.');
  return divideDecimal(amountUsd, rate, payableDecimals(precision), 'up');
}
