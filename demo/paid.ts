/** Whether an order is paid. Only the store can say so: a page may ask, and shows the answer. */
import type { CheckoutHandler } from '../src/server/createCheckoutHandler.js';

/** What the shop's own panel says of a paid order, on every page. */
export const PAID = 'Paid';

/** The part of the handler that knows: it reads the ledger, and asks nobody. */
export type CheckoutRecords = Pick<CheckoutHandler, 'getCheckout'>;

/** Reads it from the handler's record. @param number what people call the order by. */
export async function isPaid(checkout: CheckoutRecords, number: string): Promise<boolean> {
  return (await checkout.getCheckout({ orderId: number }))?.paid === true;
}
