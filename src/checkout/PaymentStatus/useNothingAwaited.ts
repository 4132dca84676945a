/** Whether the page refused the address, so that nothing can be sent and nothing is awaited. */
import { useCheckoutContext } from '../checkoutContext.js';
import { asksForMoney } from '../screen.js';
import { useCheckout } from '../useCheckout.js';

/** True where the shopper has no address to send to, and has sent nothing yet. */
export function useNothingAwaited(): boolean {
  const { refusedAddress } = useCheckoutContext('PaymentStatus');
  const { status, snapshot } = useCheckout();
  return asksForMoney(status) && refusedAddress !== null && snapshot?.transfers.length === 0;
}
