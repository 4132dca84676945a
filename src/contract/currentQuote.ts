/** What the quote of a snapshot decides. Apart from the schemas, which a page loads first. */
import type { CheckoutSnapshot, QuoteView } from './checkout.js';

/** The currency of `due`, `received` and `excess`; undefined without one. */
export const currencyOfAmounts = ({
  quote,
  amountsIn,
}: Pick<CheckoutSnapshot, 'quote' | 'amountsIn'>): string | undefined =>
  quote?.currencyId ?? amountsIn;

/** Whether a price is over: not without an end. @param serverNow milliseconds */
export const hasQuoteEnded = (quote: QuoteView | null, serverNow: number): boolean =>
  serverNow >= Date.parse(quote?.expiresAt ?? '');

/** Whether the snapshot says how to pay: a price that holds, and an address. */
export const isQuoteLive = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.quote !== null &&
  snapshot.address !== null &&
  !hasQuoteEnded(snapshot.quote, Date.parse(snapshot.serverTime));
