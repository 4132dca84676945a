/** The quotes of a checkout: which one is shown, and which one a transfer counts with. */
import {
  compareDecimal,
  isZero,
  multiplyDecimal,
  type DecimalString,
} from '../../money/decimal.js';
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
 * the shopper may have paid by either. Lower for each dollar: where clocks differ, quotes of an order's
 * price before and after it was raised may both live.
 */
export function findLiveQuote(
  quotes: readonly StoredQuote[],
  currencyId: string,
  ms: number,
  terms: Pick<OrderTerms, 'endOfRevision'>,
): PricedQuote | null {
  return lowestOf(
    quotes
      .filter(isPriced)
      .filter((quote) => quote.currencyId === currencyId && isLive(quote, ms, terms)),
  );
}

/**
 * Assumption: the clocks that date a payment (the store's instances, the service, blocks of fast
 * networks, times cut to whole seconds) differ by no more than this. It is long enough for a payment
 * that is sent at once, and too short to wait in for a better price.
 */
const NEW_QUOTE_GRACE_MS = 15_000;

/**
 * The quote that a transfer counts with where none was live at its first instant: one that was made
 * within seconds after it, because whoever pays at once after a new quote must not be late by a clock
 * that runs behind. Only its beginning has this grace. Its end has none, and the price is always its
 * own: what was sent at an expired price is measured by the price that the shopper has just accepted.
 *
 * @param quotes those that the ledger had before it heard of the transfer. Of any other it is certain
 *   that the transfer was there first, and a quote made afterwards must not price it.
 */
export function findQuoteJustMade(
  quotes: readonly StoredQuote[],
  currencyId: string,
  ms: number,
  terms: Pick<OrderTerms, 'endOfRevision'>,
): PricedQuote | null {
  return lowestOf(
    quotes.filter(isPriced).filter((quote) => {
      const startMs = instantMs(quote.quotedAt);
      const isJustMade = ms < startMs && startMs - ms <= NEW_QUOTE_GRACE_MS;
      return isJustMade && quote.currencyId === currencyId && isLive(quote, startMs, terms);
    }),
  );
}

/** Whether one quote asks for less than another for the same dollars. */
function isLower(a: PricedQuote, b: PricedQuote): boolean {
  const [ofA, ofB] = [
    multiplyDecimal(a.payable, b.amountUsd),
    multiplyDecimal(b.payable, a.amountUsd),
  ];
  return compareDecimal(ofA, ofB) < 0;
}

function lowestOf(quotes: readonly PricedQuote[]): PricedQuote | null {
  return quotes.reduce<PricedQuote | null>(
    (best, quote) => (best === null || isLower(quote, best) ? quote : best),
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
