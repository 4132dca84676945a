/** Brings a checkout to the store's latest terms, also if both change at the same moment. */
import { randomUUID } from 'node:crypto';
import { openCheckoutAnswer, type CheckoutSnapshot } from '../../contract/checkout.js';
import { ROUTES } from '../../contract/routes.js';
import type { CheckoutHandler } from '../../server/handler/createCheckoutHandler.js';
import {
  checkoutProblemResponse,
  ProblemError,
  toProblem,
} from '../../server/http/problemDetails.js';
import { isSamePrice, priceOf, type ReadFinalPrice } from './finalPrice.js';
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

const differs = ({ terms }: StoreOrder, checkout: CheckoutSnapshot): boolean =>
  checkout.kind === 'payment' && !isSamePrice(priceOf(terms), checkout.order);

/**
 * Makes the check. The store writes its terms and then reads the checkout; a page writes its checkout and then
 * reads the terms. So at least one of the two sees that they differ, and amends the checkout. Only a price
 * that cannot change any more, because it was paid or the order is closed, goes the other way: the store's
 * terms take it back.
 *
 * @returns reads an order and its checkout, brought together if need be; null for one that the store never
 *   named. It throws ProblemError if the amendment cannot be made.
 */
export function createAgreement(
  handler: Pick<CheckoutHandler, 'getCheckout' | 'open'>,
  orders: Pick<StoreOrders, 'find' | 'takeBack'>,
  finalPrice: ReadFinalPrice,
): (subject: Subject) => Promise<AgreedOrder | null> {
  async function bringTogether(order: StoreOrder, checkout: CheckoutSnapshot): Promise<void> {
    // The handler also reports a price that comes too late.
    if (!checkout.closed) await handler.open(order.terms);
    const final = checkout.closed ? checkout.order : await finalPrice(order.subject.reference);
    if (final && !isSamePrice(priceOf(order.terms), final)) {
      await orders.takeBack(order.subject, final);
    }
  }

  return async (subject) => {
    for (let round = 0; ; round += 1) {
      const order = await orders.find(subject);
      if (!order) return null;
      const checkout = await handler.getCheckout(referenceOf(subject));
      const isAgreed = checkout === null || !differs(order, checkout);
      if (isAgreed || round === MOST_ROUNDS) return { order, checkout };
      await bringTogether(order, checkout);
    }
  };
}

/**
 * The handler's `fetch`, whose opened checkouts have the store's latest terms: the store may have changed them
 * while the page was opened.
 */
export function withLatestTerms(
  handler: Pick<CheckoutHandler, 'fetch'>,
  agree: (subject: Subject) => Promise<AgreedOrder | null>,
): CheckoutHandler['fetch'] {
  return async (request, context) => {
    const answer = await handler.fetch(request, context);
    const { pathname } = new URL(request.url);
    const isOpening = request.method === 'POST' && pathname.endsWith(ROUTES.openCheckout.path);
    if (!isOpening || !answer.ok) return answer;
    const opened = openCheckoutAnswer.parse(await answer.clone().json());
    const { kind, order, version } = opened.checkout;
    if (kind !== 'payment') return answer;
    try {
      const agreed = await agree({ kind: 'order', reference: order.reference });
      // A purge deleted it while the page was opened: nobody may pay for it again.
      if (!agreed)
        throw new ProblemError('forbidden', 'The order was deleted while it was opened.');
      if (!agreed.checkout || agreed.checkout.version === version) return answer;
      return Response.json({ ...opened, checkout: agreed.checkout }, { headers: answer.headers });
    } catch (error) {
      return checkoutProblemResponse(toProblem(error), randomUUID());
    }
  };
}
