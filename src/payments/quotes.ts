/** The quotes of a checkout: which one is shown, and which ones price something. */
import { isZero, type DecimalString } from '../money/decimal.js';
import { compareText, eventsOfKind } from './distinctEvents.js';
import type { CheckoutEvent, CheckoutEventBody } from './checkoutEvents.js';
import { instantMs } from './timestamps.js';

/** A frozen price, as the ledger holds it. */
export type StoredQuote = CheckoutEventBody<'quoted'>;

/** A quote that says how much of which amount it asks for. */
export type PricedQuote = StoredQuote & {
  readonly payable: DecimalString;
  readonly amountUsd: DecimalString;
};

/** All quotes, oldest first. */
export function readQuotes(events: readonly CheckoutEvent[]): StoredQuote[] {
  return eventsOfKind(events, 'quoted')
    .map(({ body }) => body)
    .sort(
      (a, b) => instantMs(a.quotedAt) - instantMs(b.quotedAt) || compareText(a.quoteId, b.quoteId),
    );
}

/** The latest quote of the order's present amount. Expired or not: expiry ends no watch. */
export function findCurrentQuote(
  quotes: readonly StoredQuote[],
  revision: number,
): StoredQuote | null {
  return quotes.findLast((quote) => quote.revision === revision) ?? null;
}

/** Tells whether a quote prices something; one that does not can cover nothing. */
export function isPriced(quote: StoredQuote): quote is PricedQuote {
  const { payable, amountUsd } = quote;
  return payable !== null && amountUsd !== null && !isZero(payable);
}
