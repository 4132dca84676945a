/** The routes with which staff make and revoke refund links. */
import type { Infer } from '../../../contract/schema.js';
import { refundLinkReason } from '../../contract/auditReason.js';
import {
  makeRefundLinkInput,
  revokeRefundLinkInput,
  type MakeRefundLinkInput,
} from '../../contract/refundLinks.js';
import type { ChangeRoute } from '../authorization.js';
import { orderOf } from './orderRoutes.js';
import { orderNameOf, type OrderService } from './orderService.js';

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
