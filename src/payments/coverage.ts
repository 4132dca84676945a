/** How much of the order is covered, and what that leaves to pay. */
import { addDecimal, type DecimalString, parseDecimal, subtractToZero } from '../money/decimal.js';
import { MAX_PAYABLE_DECIMALS, payableDecimals } from '../money/quote.js';
import {
  addFractions,
  compareFractions,
  excessFraction,
  missingFraction,
  type Fraction,
  fractionOf,
  fractionOfAmount,
} from '../money/fraction.js';
import type { CheckoutState, CheckoutTransfer } from './foldedCheckout.js';
import type { StoredQuote } from './quotes.js';

const ONE = parseDecimal('1');
const NOTHING = parseDecimal('0');

/** The order's coverage by strength of evidence. */
export interface Coverage {
  /** Confirmed and not held. */
  readonly confirmedShare: Fraction;
  /** Seen or confirmed, and not held. */
  readonly knownShare: Fraction;
  /** Everything that was sent and counts, held or not. */
  readonly sentShare: Fraction;
}

/** Adds up what transfers cover. */
export function measureCoverage(transfers: readonly CheckoutTransfer[]): Coverage {
  const shareOfAll = (statuses: readonly CheckoutTransfer['status'][]): Fraction =>
    sumShares(transfers.filter(({ status }) => statuses.includes(status)));
  return {
    confirmedShare: shareOfAll(['confirmed']),
    knownShare: shareOfAll(['seen', 'confirmed']),
    sentShare: shareOfAll(['seen', 'confirmed', 'held']),
  };
}

/** Adds by denominator first, so that many transfers under one quote do not grow the fraction. */
function sumShares(transfers: readonly CheckoutTransfer[]): Fraction {
  const byDenominator = new Map<DecimalString, Fraction[]>();
  for (const { share } of transfers) {
    const alike = byDenominator.get(share.denominator) ?? [];
    byDenominator.set(share.denominator, [...alike, share]);
  }
  return addFractions([...byDenominator.values()].map(addFractions));
}

/** The share from which an order counts as covered: one less the tolerance. */
export function thresholdShare(tolerance: DecimalString): Fraction {
  return fractionOf(subtractToZero(ONE, tolerance), ONE);
}

/** Tells whether a share covers the order. Nothing never does, whatever the tolerance. */
export function isCovered(share: Fraction, threshold: Fraction): boolean {
  return share.numerator !== NOTHING && compareFractions(share, threshold) >= 0;
}

/** What the amounts are reckoned from. */
export interface Balance extends Coverage {
  readonly currentQuote: StoredQuote | null;
  readonly transfers: readonly CheckoutTransfer[];
  readonly threshold: Fraction;
  readonly paid: boolean;
}

/** Due, received and excess in the current quote's currency; all null without a payable. */
export function reckonAmounts(
  balance: Balance,
): Pick<CheckoutState, 'due' | 'received' | 'excess'> {
  const { currentQuote: quote, transfers, confirmedShare, sentShare, threshold, paid } = balance;
  if (quote === null || quote.payable === null) return { due: null, received: null, excess: null };
  const decimals =
    quote.precision === null ? MAX_PAYABLE_DECIMALS : payableDecimals(quote.precision);
  const received = transfers.filter(
    ({ counts, currencyId, status }) =>
      counts === 'counted' && currencyId === quote.currencyId && status !== 'held',
  );
  // Within the tolerance, or by the store's word, nothing is asked for any more.
  const settled = paid || isCovered(sentShare, threshold);
  return {
    due: settled
      ? NOTHING
      : fractionOfAmount(quote.payable, missingFraction(sentShare), decimals, 'up'),
    received: addDecimal(...received.map(({ amount }) => amount)),
    // Only what is confirmed: a transfer that was sent again with a higher fee is seen twice, and a
    // store that gave back what never came would lose it.
    excess: fractionOfAmount(quote.payable, excessFraction(confirmedShare), decimals, 'down'),
  };
}
