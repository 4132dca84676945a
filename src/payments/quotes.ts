/** What an order costs now, and its quotes. */
import { isZero, type DecimalString } from '../money/decimal.js';
import { compareText, eventsOfKind } from './distinctEvents.js';
import type { CheckoutLedgerEvent, CheckoutEventBody } from './checkoutEvents.js';
import { instantMs } from './timestamps.js';

/** The order's terms now. */
export interface OrderTerms {
  readonly opened: CheckoutEventBody<'opened'> | null;
  /** 0 after opening, then the highest revision of an amendment. */
  readonly revision: number;
  /** Decimal string, US dollars; null for a top-up, and if no event says the amount. */
  readonly amountUsd: DecimalString | null;
  /** The order's price in the store's own currency, if it has one. */
  readonly display: CheckoutEventBody<'amended'>['display'];
  /** How often that price changed within the present revision. */
  readonly displayNumber: number;
}

/** The body with the highest rank; of equal ones the first. */
function highestOf<T>(bodies: readonly T[], rank: (body: T) => number): T | null {
  return bodies.reduce<T | null>(
    (best, body) => (best === null || rank(body) > rank(best) ? body : best),
    null,
  );
}

/** Reads the terms from the events: `opened` is revision 0, the highest amendment wins. */
export function readTerms(events: readonly CheckoutLedgerEvent[]): OrderTerms {
  const opened = eventsOfKind(events, 'opened')[0]?.body ?? null;
  const amendments = eventsOfKind(events, 'amended').map(({ body }) => body);
  const highest = highestOf(amendments, (body) => body.revision);
  const revision = highest?.revision ?? 0;
  const shown = highestOf(
    eventsOfKind(events, 'displayed')
      .map(({ body }) => body)
      .filter((body) => body.revision === revision),
    (body) => body.number,
  );
  const priced = highest ?? (opened?.type === 'payment' ? opened : null);
  const isTopUp = opened?.type === 'top_up';
  return {
    opened,
    revision,
    amountUsd: isTopUp ? null : (priced?.amountUsd ?? null),
    display: isTopUp ? null : ((shown ?? priced)?.display ?? null),
    displayNumber: shown?.number ?? 0,
  };
}

/** A frozen price, as the ledger holds it. */
export type StoredQuote = CheckoutEventBody<'quoted'>;

/** A quote that says how much of which amount it asks for. */
export type PricedQuote = StoredQuote & {
  readonly payable: DecimalString;
  readonly amountUsd: DecimalString;
};

/** All quotes, oldest first. */
export function readQuotes(events: readonly CheckoutLedgerEvent[]): StoredQuote[] {
  return eventsOfKind(events, 'quoted')
    .map(({ body }) => body)
    .sort(
      (a, b) => instantMs(a.quotedAt) - instantMs(b.quotedAt) || compareText(a.quoteId, b.quoteId),
    );
}

/** Whether a quote has an amount to pay; without one it cannot cover anything. */
export function isPriced(quote: StoredQuote): quote is PricedQuote {
  const { payable, amountUsd } = quote;
  return payable !== null && amountUsd !== null && !isZero(payable);
}
