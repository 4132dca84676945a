/** Says what the shopper of this page did not change: the price, and the quote. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import type { DecimalString } from '../money/decimalString.js';
import { Notice } from '../ui/Notice.js';
import { formatCrypto, formatMoney } from '../money/format.js';
import { useUi } from '../ui/uiContext.js';
import { amountToSend } from './quote.js';
import { useCheckoutContext } from './checkoutContext.js';

/** Draws the notice, or nothing. */
export function PriceChange({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const changed = usePriceChangeNotice(snapshot);
  return changed !== null && !snapshot.paid && <Notice tone="warning">{changed}</Notice>;
}

/**
 * The sentence on a quote that another page of this checkout asked for, or null. The shopper may have copied the former amount or address a moment ago.
 *
 * @param snapshot of a checkout whose address is on the screen; undefined for any other.
 */
export function useQuoteChangeNotice(snapshot: CheckoutSnapshot | undefined): string | null {
  const { locale, messages } = useUi();
  const { data } = useCheckoutContext('WalletView').query;
  const quote = snapshot?.quote;
  if (!quote || data.foreignQuoteId !== quote.id) return null;
  // Too little for the currency: nothing is to be sent.
  if (quote.unmetMinimumUsd !== undefined) return null;
  const amount = amountToSend(snapshot);
  const figure = amount === null ? '' : `${formatCrypto(amount, locale)} `;
  return messages.changedElsewhere(figure + quote.code);
}

/** The sentence on a price that the store has changed since this page was opened, or null. */
export function usePriceChangeNotice(snapshot: CheckoutSnapshot | undefined): string | null {
  const { locale, messages } = useUi();
  const former = useCheckoutContext('OrderLine').query.data.formerOrder;
  const now = snapshot?.order;
  if (!former?.amountUsd || !now?.amountUsd) return null;
  const [before, after] = [former, now].map(
    ({ display }) => display && formatMoney(display.amount, display.currency, locale),
  );
  // One that stands still in the store's own currency has changed in dollars alone.
  if (before && after && before !== after) return messages.priceChanged(before, after);
  const dollars = (amount: DecimalString) => formatMoney(amount, 'USD', locale);
  return messages.priceChanged(dollars(former.amountUsd), dollars(now.amountUsd));
}
