/** Brings a checkout to the terms that the store said last, whoever wrote first. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { CheckoutHandler } from '../../server/handler/createCheckoutHandler.js';
import type { StoreOrder, StoreOrders, Subject } from './storeOrders.js';

/** The handler's own name of an order or a customer. */
export const referenceOf = ({ kind, reference }: Subject) =>
  kind === 'order' ? { orderId: reference } : { customerId: reference };

/** An order with its checkout; null until a page has opened it. */
export interface AgreedOrder {
  readonly order: StoreOrder;
  readonly checkout: CheckoutSnapshot | null;
}

/** Terms can change while a checkout is brought to those before. */
const MOST_ROUNDS = 5;

const isBehind = ({ terms }: StoreOrder, checkout: CheckoutSnapshot | null): boolean =>
  checkout !== null &&
  !checkout.paid &&
  !checkout.closed &&
  'amountUsd' in terms &&
  terms.amountUsd !== checkout.order.amountUsd;

/**
 * Makes the check. The store writes its terms and then reads the checkout; a page writes its checkout and then
 * reads the terms. So at least one of the two sees that they differ, and amends the checkout.
 *
 * @returns reads an order and its checkout, amended if need be; null for one that the store never named.
 *   It throws ProblemError if the amendment cannot be made.
 */
export function createAgreement(
  handler: Pick<CheckoutHandler, 'getCheckout' | 'open'>,
  orders: Pick<StoreOrders, 'find'>,
): (subject: Subject) => Promise<AgreedOrder | null> {
  return async (subject) => {
    for (let round = 0; ; round += 1) {
      const order = await orders.find(subject);
      if (!order) return null;
      const checkout = await handler.getCheckout(referenceOf(subject));
      if (!isBehind(order, checkout) || round === MOST_ROUNDS) return { order, checkout };
      await handler.open(order.terms);
    }
  };
}
