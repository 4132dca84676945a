/** What an order still has to be sent, and whether that is enough for a currency. */
import { compareDecimal, parseDecimal, type DecimalString } from '../../money/decimal.js';
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

/** What a part payment has left to send. */
export interface Rest {
  /** The part of the order. */
  readonly share: Share;
  /** The least that the service tells the store of, whatever the currency, US dollars; null if not stated. */
  readonly minimumUsd: DecimalString | null;
}

/**
 * What a part payment has left to send; null while nothing has come, so that prices stay as quoted.
 *
 * @param minimumUsd what the store states of the service, if it does.
 */
export function restOf(
  { exceptions, transfers }: CheckoutState,
  minimumUsd: DecimalString | null,
): Rest | null {
  if (!exceptions.includes('partial')) return null;
  return { share: missingShare(measureCoverage(transfers).sentShare), minimumUsd };
}

/**
 * The least that may be asked for: the currency's minimum, and of a rest also the store's, whichever is
 * higher. The store's is not held against a whole order: its owner has set both figures; what a
 * shopper leaves to send nobody has set.
 */
export function minimumOf(
  rest: Rest | null,
  ofCurrency: DecimalString | undefined,
): DecimalString | undefined {
  const ofStore = rest?.minimumUsd ?? undefined;
  if (ofCurrency === undefined || ofStore === undefined) return ofCurrency ?? ofStore;
  return compareDecimal(ofStore, ofCurrency) > 0 ? ofStore : ofCurrency;
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
  rest: Rest | null,
  ofCurrency: DecimalString | undefined,
): boolean {
  const minimumUsd = minimumOf(rest, ofCurrency);
  if (amountUsd === null || minimumUsd === undefined) return false;
  const left = scaleShare(rest?.share ?? WHOLE_SHARE, shareOf(amountUsd, ONE));
  return compareShares(left, shareOf(minimumUsd, ONE)) < 0;
}
