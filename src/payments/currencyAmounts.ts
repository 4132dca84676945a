/** What is due, received and in excess, currency by currency: the figures that a store is told. */
import { addDecimal, type DecimalString } from '../money/decimal.js';
import type { CheckoutState, CheckoutTransfer } from './foldedCheckout.js';
import { measureCoverage, reckonAmounts, thresholdShare } from './coverage.js';

/** The figures of one currency; decimal strings, in coins of that currency. */
export interface CurrencyAmounts {
  readonly currencyId: string;
  /**
   * What would still have to be sent if it were sent in this currency, by its latest quote; `"0"` for
   * a paid order. Null for a top-up and where no quote for the present amount exists. Never to be
   * added up: each currency's figure is the whole rest.
   */
  readonly due: DecimalString | null;
  /** What has come in that counts, seen or confirmed. What is held is not in it. */
  readonly received: DecimalString;
  /** The part of `received` that is confirmed. */
  readonly confirmed: DecimalString;
  /**
   * What came beyond the order and is confirmed, by the latest quote; null where `due` is. Never to be
   * added up.
   */
  readonly excess: DecimalString | null;
  /** What came too late or was never asked for in this currency: it pays only by `markPaid`. */
  readonly notCounted: DecimalString;
}

const sum = (transfers: readonly CheckoutTransfer[]): DecimalString =>
  addDecimal(...transfers.map(({ amount }) => amount));

/** Reckons the figures of every currency that was quoted for the present amount or sent. */
export function currencyAmounts(state: CheckoutState): CurrencyAmounts[] {
  const { transfers, quotes, revision, paid } = state;
  const coverage = measureCoverage(transfers);
  const threshold = thresholdShare(state.tolerance);
  const present = quotes.filter((quote) => quote.revision === revision);
  const ids = new Set([...present, ...transfers].map(({ currencyId }) => currencyId));
  return [...ids].map((currencyId) => {
    const currentQuote = present.findLast((quote) => quote.currencyId === currencyId) ?? null;
    const balance = { ...coverage, currentQuote, transfers, threshold, paid };
    const { due, excess } = reckonAmounts(balance);
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
