/** The quotes of a checkout: which one is shown, and which one a transfer counts with. */
import { compareDecimal, isZero, type DecimalString } from '../../money/decimal.js';
import { compareText, eventsOfKind } from './distinctEvents.js';
import type { CheckoutEvent, CheckoutEventBody } from './events.js';
import { instantMs } from './instants.js';
import type { OrderTerms } from './revisions.js';

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

/** Where the quotes stand in the ledger, by their ids. */
export function readQuotePlaces(events: readonly CheckoutEvent[]): ReadonlyMap<string, number> {
  return new Map(
    eventsOfKind(events, 'quoted').map(({ body, sequence }) => [body.quoteId, sequence]),
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

/**
 * The quote that a transfer counts with: live in its currency at that instant, from `quotedAt`
 * (inclusive) to `expiresAt` (exclusive), or to the amendment that voided it. Quotes in other
 * currencies do not matter, and of several live ones the lower payable counts (design §6), because
 * the shopper may have paid by either.
 */
export function findLiveQuote(
  quotes: readonly StoredQuote[],
  currencyId: string,
  ms: number,
  terms: Pick<OrderTerms, 'endOfRevision'>,
): PricedQuote | null {
  return quotes
    .filter(isPriced)
    .filter((quote) => quote.currencyId === currencyId && isLive(quote, ms, terms))
    .reduce<PricedQuote | null>(
      (best, quote) =>
        best === null || compareDecimal(quote.payable, best.payable) < 0 ? quote : best,
      null,
    );
}

function isLive(
  quote: StoredQuote,
  ms: number,
  { endOfRevision }: Pick<OrderTerms, 'endOfRevision'>,
): boolean {
  const expiry = quote.expiresAt === null ? Infinity : instantMs(quote.expiresAt);
  return ms >= instantMs(quote.quotedAt) && ms < expiry && ms < endOfRevision(quote.revision);
}
