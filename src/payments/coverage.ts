/** How much of an order its transfers cover, and what that leaves to pay in each currency. */
import {
  addDecimal,
  isZero,
  type DecimalString,
  parseDecimal,
  subtractToZero,
} from '../money/decimal.js';
import { MAX_PAYABLE_DECIMALS, payableDecimals } from '../money/quote.js';
import {
  addFractions,
  compareFractions,
  excessFraction,
  missingFraction,
  multiplyFractions,
  type Fraction,
  fractionOf,
  fractionOfAmount,
} from '../money/fraction.js';
import type { FoldedCheckout, CheckoutTransfer } from './foldedCheckout.js';
import { isPriced, type StoredQuote } from './quotes.js';

const ONE = parseDecimal('1');
const NOTHING = parseDecimal('0');

/** How much of an order is covered, by strength of evidence. */
export type Coverage = ReturnType<typeof measureCoverage>;

/** Adds up what transfers cover. */
export function measureCoverage(transfers: readonly CheckoutTransfer[]) {
  const shareOfAll = (statuses: readonly CheckoutTransfer['status'][]): Fraction =>
    sumShares(transfers.filter(({ status }) => statuses.includes(status)));
  return {
    /** Confirmed and not held. */
    confirmedShare: shareOfAll(['confirmed']),
    /** Seen or confirmed, and not held. */
    knownShare: shareOfAll(['seen', 'confirmed']),
    /** Everything that was sent and counts, held or not. */
    sentShare: shareOfAll(['seen', 'confirmed', 'held']),
  };
}

/** Adds by denominator first, so that many transfers under one quote do not grow the fraction. */
export function sumShares(transfers: readonly CheckoutTransfer[]): Fraction {
  const byDenominator = new Map<DecimalString, Fraction[]>();
  for (const { share } of transfers) {
    const alike = byDenominator.get(share.denominator) ?? [];
    byDenominator.set(share.denominator, [...alike, share]);
  }
  return addFractions([...byDenominator.values()].map(addFractions));
}

/** The least share that covers an order: one minus the tolerance. */
export function thresholdShare(tolerance: DecimalString): Fraction {
  return fractionOf(subtractToZero(ONE, tolerance), ONE);
}

/** Whether a share covers the order. Zero never does, whatever the tolerance. */
export function isCovered(share: Fraction, threshold: Fraction): boolean {
  return share.numerator !== NOTHING && compareFractions(share, threshold) >= 0;
}

/** What the amounts are computed from. */
interface Balance extends Coverage {
  readonly figuresQuote: StoredQuote | null;
  /** What the order costs now. */
  readonly amountUsd: DecimalString | null;
  readonly transfers: readonly CheckoutTransfer[];
  readonly threshold: Fraction;
  readonly paid: boolean;
}

/**
 * Due, received and excess in coins of a quote. One for an earlier amount keeps its rate: its payable is
 * scaled to the present amount. All null without a price.
 */
export function reckonAmounts(
  balance: Balance,
): Pick<FoldedCheckout, 'due' | 'received' | 'excess'> {
  const { figuresQuote: quote, amountUsd, transfers, confirmedShare, sentShare } = balance;
  if (!quote || !isPriced(quote) || isZero(quote.amountUsd) || amountUsd === null) {
    return { due: null, received: null, excess: null };
  }
  const decimals =
    quote.precision === null ? MAX_PAYABLE_DECIMALS : payableDecimals(quote.precision);
  const price = fractionOf(amountUsd, quote.amountUsd);
  const coins = (share: Fraction, direction: 'up' | 'down'): DecimalString =>
    fractionOfAmount(quote.payable, multiplyFractions(share, price), decimals, direction);
  const received = transfers.filter(
    ({ counts, currencyId, status }) =>
      counts === 'counted' && currencyId === quote.currencyId && status !== 'held',
  );
  // Within the tolerance, or after `markPaid`, nothing is asked for.
  const isNothingDue = balance.paid || isCovered(sentShare, balance.threshold);
  return {
    due: isNothingDue ? NOTHING : coins(missingFraction(sentShare), 'up'),
    received: addDecimal(...received.map(({ amount }) => amount)),
    // Only confirmed money: a transfer that is sent again with a higher fee is seen twice, and a store
    // that refunds what never arrives loses it.
    excess: coins(excessFraction(confirmedShare), 'down'),
  };
}

/** The figures of one currency; decimal strings, in coins of that currency. */
export interface CurrencyAmounts {
  readonly currencyId: string;
  /**
   * What would still have to be sent in this currency, by its latest quote; `"0"` for a paid order. Null
   * for a top-up and without a quote. Do not add these up: each currency's figure is the whole rest.
   */
  readonly due: DecimalString | null;
  /** What has arrived and counts, seen or confirmed, without held transfers. */
  readonly received: DecimalString;
  /** The part of `received` that is confirmed. */
  readonly confirmed: DecimalString;
  /**
   * What arrived beyond the order and is confirmed, by the latest quote; null if `due` is. Do not add
   * these up.
   */
  readonly excess: DecimalString | null;
  /** What came too late or in a currency that was not quoted: it pays only by `markPaid`. */
  readonly notCounted: DecimalString;
}

const sum = (transfers: readonly CheckoutTransfer[]): DecimalString =>
  addDecimal(...transfers.map(({ amount }) => amount));

/** Computes the figures of every currency that was quoted for the present amount or sent. */
export function currencyAmounts(state: FoldedCheckout): CurrencyAmounts[] {
  const { transfers, quotes, revision } = state;
  const coverage = measureCoverage(transfers);
  const threshold = thresholdShare(state.tolerance);
  const present = quotes.filter((quote) => quote.revision === revision);
  const ids = new Set([...present, ...transfers].map(({ currencyId }) => currencyId));
  return [...ids].map((currencyId) => {
    const ofCurrency = (quote: StoredQuote): boolean => quote.currencyId === currencyId;
    const figuresQuote = present.findLast(ofCurrency) ?? quotes.findLast(ofCurrency) ?? null;
    const { due, excess } = reckonAmounts({ ...state, ...coverage, threshold, figuresQuote });
    const free = transfers.filter(
      (transfer) => transfer.currencyId === currencyId && transfer.status !== 'held',
    );
    const counted = free.filter(({ counts }) => counts === 'counted' || counts === 'deposit');
    return {
      currencyId,
      due,
      received: sum(counted),
      confirmed: sum(counted.filter(({ status }) => status === 'confirmed')),
      excess,
      notCounted: sum(free.filter((transfer) => !counted.includes(transfer))),
    };
  });
}
