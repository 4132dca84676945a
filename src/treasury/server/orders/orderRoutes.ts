/** The routes of orders and deliveries; without a checkout handler there are none. */
import { orderActionInput, type OrderActionInput } from '../../contract/orders.js';
import type { OrderReferenceView } from '../../contract/withdrawals.js';
import type { ChangeRoute, AuthorizedRequest } from '../authorization.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import { readQuery } from '../treasuryQuery.js';
import {
  orderNameOf,
  readOrderReference,
  type OrderService,
  type OrderActionName,
} from './orderService.js';
import type { Infer } from '../../../contract/schema.js';
import { refundLinkReason } from '../../contract/audit.js';
import {
  makeRefundLinkInput,
  revokeRefundLinkInput,
  type MakeRefundLinkInput,
} from '../../contract/refundLinks.js';

/** A path that can name no order is answered like an unknown order. */
export function orderOf({ param }: AuthorizedRequest): OrderReferenceView {
  const order = readOrderReference(param('kind'), param('reference'));
  if (order) return order;
  throw new TreasuryProblem('not_found', 'No order has that kind and reference.');
}

/** `GET orders/{kind}/{reference}`. */
export async function getOrder(
  service: OrderService,
  authorized: AuthorizedRequest,
): Promise<Response> {
  readQuery(authorized.request, []);
  return Response.json(await service.get(authorized.person, orderOf(authorized)));
}

/** `POST orders/{kind}/{reference}/release` and `/payment`. */
export const orderActionRoute = (
  service: OrderService,
  action: OrderActionName,
): ChangeRoute<OrderActionInput> => ({
  input: orderActionInput,
  target: (authorized) => orderNameOf(orderOf(authorized)),
  reason: ({ reason }) => reason,
  perform: async (authorized, input) => {
    const detail = await service.act(authorized.person, action, orderOf(authorized), input);
    return { response: Response.json(detail), outcome: 'done' };
  },
});

/** `POST orders/{kind}/{reference}/refund-links`. */
export const makeRefundLinkRoute = (service: OrderService): ChangeRoute<MakeRefundLinkInput> => ({
  input: makeRefundLinkInput,
  target: (authorized) => orderNameOf(orderOf(authorized)),
  reason: refundLinkReason,
  perform: async (authorized, input) => {
    const made = await service.makeRefundLink(authorized.person, orderOf(authorized), input);
    return { response: Response.json(made), outcome: 'done' };
  },
});

/** `POST orders/{kind}/{reference}/refund-links/{id}/revocation`. */
export const revokeRefundLinkRoute = (
  service: OrderService,
): ChangeRoute<Infer<typeof revokeRefundLinkInput>> => ({
  input: revokeRefundLinkInput,
  target: (authorized) => orderNameOf(orderOf(authorized)),
  reason: ({ reason }) => reason ?? null,
  perform: async (authorized, input) => {
    const { person, param } = authorized;
    const detail = await service.revokeRefundLink(person, orderOf(authorized), param('id'), input);
    return { response: Response.json(detail), outcome: 'done' };
  },
});
