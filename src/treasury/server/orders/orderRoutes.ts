/** The routes of one order. */
import type { OrderReferenceView } from '../../contract/withdrawals.js';
import type { AuthorizedRequest } from '../authorization.js';
import type { Handlers } from '../handlers.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import {
  orderNameOf,
  readOrderReference,
  type OrderService,
  type OrderActionName,
} from './orderService.js';
import { refundLinkReason } from '../../contract/audit.js';

/** A path that can name no order is answered like an unknown order. */
function orderOf({ param }: AuthorizedRequest): OrderReferenceView {
  const order = readOrderReference(param('kind'), param('reference'));
  if (order) return order;
  throw new TreasuryProblem('not_found', 'No order has that kind and reference.');
}

const target = (authorized: AuthorizedRequest): string => orderNameOf(orderOf(authorized));

/** The handlers of one order service. */
export function orderHandlers(
  service: OrderService,
): Handlers<'getOrder' | OrderActionName | 'makeRefundLink' | 'revokeRefundLink'> {
  const act = (action: OrderActionName): Handlers<OrderActionName>[OrderActionName] => ({
    target,
    reason: ({ reason }) => reason,
    perform: (asked, input) => service.act(asked.person, action, orderOf(asked), input),
  });
  return {
    getOrder: async (asked) => service.get(asked.person, orderOf(asked)),
    releaseHold: act('releaseHold'),
    markPaid: act('markPaid'),
    makeRefundLink: {
      target,
      reason: refundLinkReason,
      perform: (asked, input) => service.makeRefundLink(asked.person, orderOf(asked), input),
    },
    revokeRefundLink: {
      target,
      reason: ({ reason }) => reason ?? null,
      perform: (asked, input) =>
        service.revokeRefundLink(asked.person, orderOf(asked), asked.param('id'), input),
    },
  };
}
