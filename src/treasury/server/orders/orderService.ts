/** The store's orders for the back office: detail, release and mark as paid. */
import type { CheckoutSnapshot } from '../../../contract/checkout.js';
import type { OrderDetail, OrderActionInput } from '../../contract/orders.js';
import type { MakeRefundLinkInput, RevokeRefundLinkInput } from '../../contract/refundLinks.js';
import type { OrderReferenceView } from '../../contract/withdrawals.js';
import {
  UnknownCheckoutError,
  type CheckoutReference,
} from '../../../server/storeApi/checkoutReference.js';
import type { Person } from '../permissions.js';
import type { TreasuryOrders } from '../treasuryOptions.js';
import { respondAfterChange, TreasuryProblem } from '../treasuryProblem.js';
import type { DescribeOrder } from './orderDescription.js';
import type { RefundLinkService } from './refundLinkService.js';

/** What a person may do with an order. */
export type OrderActionName = 'releaseHold' | 'markPaid';

/** The orders of one store. Every method throws `not_found` for one that was never opened. */
export type OrderService = ReturnType<typeof createOrderService>;

/** Creates the order service of one handler. */
export function createOrderService(parts: {
  readonly orders: TreasuryOrders;
  /** Null if the store makes no refund links. */
  readonly refundLinks: RefundLinkService | null;
  readonly describe: DescribeOrder;
}) {
  const { orders, refundLinks, describe } = parts;

  const detail = (person: Person, order: OrderReferenceView, first: CheckoutSnapshot) =>
    describe(person, order, first, () => orders.getCheckout(checkoutReferenceOf(order)));

  async function requireCheckout(order: OrderReferenceView): Promise<CheckoutSnapshot> {
    const checkout = await orders.getCheckout(checkoutReferenceOf(order));
    if (checkout) return checkout;
    throw new UnknownCheckoutError();
  }

  function requireLinks(): RefundLinkService {
    if (refundLinks) return refundLinks;
    throw new TreasuryProblem('not_found', 'The store makes no refund links.');
  }

  return {
    async get(person: Person, order: OrderReferenceView): Promise<OrderDetail> {
      return detail(person, order, await requireCheckout(order));
    },

    /** @throws TreasuryProblem `not_found` in a store without refund links; `refund_changed`, … */
    async makeRefundLink(person: Person, order: OrderReferenceView, input: MakeRefundLinkInput) {
      const service = requireLinks();
      await requireCheckout(order);
      return service.make(person, order, input);
    },

    /** @throws TreasuryProblem `refund_link_state` */
    async revokeRefundLink(
      person: Person,
      order: OrderReferenceView,
      id: string,
      input: RevokeRefundLinkInput,
    ): Promise<OrderDetail> {
      const service = requireLinks();
      const checkout = await requireCheckout(order);
      await service.revoke(person, order, id, input);
      return respondAfterChange('done', () => detail(person, order, checkout));
    },

    async act(
      person: Person,
      action: OrderActionName,
      order: OrderReferenceView,
      input: OrderActionInput,
    ): Promise<OrderDetail> {
      const checkout = await orders[action](checkoutReferenceOf(order), input);
      return respondAfterChange('done', () => detail(person, order, checkout));
    },
  };
}

/** The limits of the store's terms: at most 200 characters, and only what every ledger can store. */
const REFERENCE = /^[^\0\p{Surrogate}]{1,200}$/su;

/** Reads a kind and a number; null if no order can have them. */
export function readOrderReference(kind: string, reference: string): OrderReferenceView | null {
  if (kind !== 'payment' && kind !== 'top_up') return null;
  return REFERENCE.test(reference) ? { kind, reference } : null;
}

/** In the form that the checkout handler takes. */
export function checkoutReferenceOf({ kind, reference }: OrderReferenceView): CheckoutReference {
  return kind === 'payment' ? { orderId: reference } : { customerId: reference };
}

/** One text for both: `payment:1001`. */
export const orderNameOf = ({ kind, reference }: OrderReferenceView): string =>
  `${kind}:${reference}`;

/** Reads the text of {@link orderNameOf} again; null for any other text. */
export function readOrderName(name: string): OrderReferenceView | null {
  const at = name.indexOf(':');
  return at < 0 ? null : readOrderReference(name.slice(0, at), name.slice(at + 1));
}
