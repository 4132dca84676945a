/** The client of the store that this checkout uses. */
import { useCheckoutContext } from './checkoutContext.js';
import type { CheckoutClient } from './client.js';

/** @throws Error outside a `CheckoutProvider`. */
export function useCheckoutClient(): CheckoutClient {
  return useCheckoutContext('useCheckoutClient').session.client;
}
