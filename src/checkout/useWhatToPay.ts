/** What is to be paid now, and at which price. */
import type { CheckoutSnapshot, QuoteView } from '../contract/checkout.js';
import { useConnectionError } from './connectionError.js';
import { asksForMoney } from './screen.js';
import { useCheckout } from './useCheckout.js';
import { useQuote } from './useQuote.js';

/**
 * The snapshot and its price; null while there is nothing to send, after the price has ended, where the rest is
 * below the currency's minimum, and once this page can no longer renew what it shows.
 *
 * @throws Error outside a `CheckoutProvider`.
 */
export function useWhatToPay(): { snapshot: CheckoutSnapshot; quote: QuoteView } | null {
  const { status, snapshot, error } = useCheckout();
  const { quote, expired } = useQuote();
  const isOver = useConnectionError(error) === 'expired';
  if (!snapshot || !quote || isOver || expired || !asksForMoney(status)) return null;
  return quote.unmetMinimumUsd === undefined ? { snapshot, quote } : null;
}
