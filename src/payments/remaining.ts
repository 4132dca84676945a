/** What an order still has to be sent, and whether that is enough for a currency. */
import { compareDecimal, parseDecimal, type DecimalString } from '../money/decimal.js';
import {
  compareFractions,
  missingFraction,
  multiplyFractions,
  fractionOf,
  WHOLE,
  type Fraction,
} from '../money/fraction.js';
import type { FoldedCheckout } from './foldedCheckout.js';
import { measureCoverage } from './coverage.js';

const ONE = parseDecimal('1');

/** What is still to be sent. */
export interface Rest {
  /** The part of the order: all of it while nothing has come, so that prices stay as quoted. */
  readonly share: Fraction;
  /** The least that the service tells the store of, whatever the currency, US dollars. */
  readonly minimumUsd: DecimalString;
}

/**
 * What is still to be sent.
 *
 * A rest below the minimum stays unpaid: the service would not report it, so the shopper is not asked for
 * it. Only the store can take such an order as paid, by its tolerance or `markPaid`.
 *
 * @param minimumUsd the service's minimum payment.
 */
export function restOf({ exceptions, transfers }: FoldedCheckout, minimumUsd: DecimalString): Rest {
  const isPart = exceptions.includes('partial');
  const share = isPart ? missingFraction(measureCoverage(transfers).sentShare) : WHOLE;
  return { share, minimumUsd };
}

/** The least that may be asked for: the currency's minimum or the store's, whichever is higher. */
export function minimumOf(
  { minimumUsd }: Rest,
  ofCurrency: DecimalString | undefined,
): DecimalString {
  if (ofCurrency === undefined) return minimumUsd;
  return compareDecimal(minimumUsd, ofCurrency) > 0 ? minimumUsd : ofCurrency;
}

/**
 * Tells whether what is still to be sent is less than {@link minimumOf} a currency. Compared as fractions,
 * so that no rounding lets a rest through that is below the minimum; exactly the minimum is enough.
 *
 * @param amountUsd all of the order; a top-up has none, and no rest that could be too small.
 * @param rest as {@link restOf} gives it.
 * @param ofCurrency the minimum that the store states of the currency, if it does.
 */
export function isBelowMinimum(
  amountUsd: DecimalString | null,
  rest: Rest,
  ofCurrency: DecimalString | undefined,
): boolean {
  if (amountUsd === null) return false;
  const left = multiplyFractions(rest.share, fractionOf(amountUsd, ONE));
  return compareFractions(left, fractionOf(minimumOf(rest, ofCurrency), ONE)) < 0;
}
