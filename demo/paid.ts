/** Whether an order is paid, from the store's record; pages only show the answer. */
import type { CheckoutHandler } from '../src/server/handler/createCheckoutHandler.js';

/** Text of the shop's panel for a paid order. */
export const PAID = 'Paid';

/** The part of the handler that reads the ledger. */
export type CheckoutRecords = Pick<CheckoutHandler, 'getCheckout'>;

/** Whether an order is paid. @param number the order number. */
export async function isPaid(checkout: CheckoutRecords, number: string): Promise<boolean> {
  return (await checkout.getCheckout({ orderId: number }))?.paid === true;
}
