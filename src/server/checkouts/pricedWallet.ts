/** Which of the service's answers about a wallet prices an order. */
import type { CheckoutState } from '../../payments/foldedCheckout.js';

/**
 * The latest answer about the wallet, where it is for the order's present amount; else null, because
 * prices that the service echoed for another amount prove nothing for this one.
 */
export function pricedWallet({
  wallet,
  amountUsd,
}: Pick<CheckoutState, 'wallet' | 'amountUsd'>): CheckoutState['wallet'] {
  return wallet?.amountUsd === amountUsd ? wallet : null;
}
