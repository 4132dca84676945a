/** What is still to be sent for an order, and whether that is enough for a currency. */
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
  /** The part of the order; all of it before any money, so that prices stay as quoted. */
  readonly share: Fraction;
  /** The least that the service reports, in any currency, US dollars. */
  readonly minimumUsd: DecimalString;
}

/**
 * What is still to be sent.
 *
 * A rest below the minimum stays unpaid: the service would not report it, so the shopper is not asked for
 * it. Only the store can accept such an order as paid, by its tolerance or `markPaid`.
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
 * Whether what is still to be sent is less than {@link minimumOf} a currency. Compared as fractions, so
 * that rounding hides no rest below the minimum; exactly the minimum is enough.
 *
 * @param amountUsd the whole order; null for a top-up, which has no rest.
 * @param rest from {@link restOf}.
 * @param ofCurrency the minimum that the store states for the currency, if any.
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
