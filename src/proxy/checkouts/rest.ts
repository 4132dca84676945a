/** What an order still has to be sent, and whether that is enough for a currency. */
import { parseDecimal, type DecimalString } from '../../money/decimal.js';
import {
  compareShares,
  missingShare,
  scaleShare,
  shareOf,
  WHOLE_SHARE,
  type Share,
} from '../../money/share.js';
import type { CheckoutState } from '../status/checkoutState.js';
import { measureCoverage } from '../status/coverage.js';

const ONE = parseDecimal('1');

/** What a part payment has left to send; null while nothing has come, so that prices stay as quoted. */
export function restOf({ exceptions, transfers }: CheckoutState): Share | null {
  return exceptions.includes('partial') ? missingShare(measureCoverage(transfers).sentShare) : null;
}

/**
 * Tells whether what is still to be sent is less than a currency takes. Compared as fractions, so that
 * no rounding lets a rest through that is below the minimum; exactly the minimum is enough.
 *
 * @param amountUsd all of the order; a top-up has none, and no rest that could be too small.
 * @param rest as {@link restOf} gives it.
 * @param minimumUsd what the store states of the currency, if it does.
 */
export function isBelowMinimum(
  amountUsd: DecimalString | null,
  rest: Share | null,
  minimumUsd: DecimalString | undefined,
): boolean {
  if (amountUsd === null || minimumUsd === undefined) return false;
  const left = scaleShare(rest ?? WHOLE_SHARE, shareOf(amountUsd, ONE));
  return compareShares(left, shareOf(minimumUsd, ONE)) < 0;
}
