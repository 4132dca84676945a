/** Says that what is to be sent was changed by another page of this checkout. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import { formatCrypto } from '../money/format.js';
import { useUi } from '../ui/uiContext.js';
import { amountToSend } from './quote.js';
import { useCheckoutContext } from './checkoutContext.js';

/**
 * The sentence, or null. The shopper may have copied the former amount or address a moment ago.
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
