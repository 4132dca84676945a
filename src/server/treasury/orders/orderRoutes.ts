/** The routes of orders and deliveries; without a checkout handler there are none. */
import { orderActionInput, type OrderActionInput } from '../../../contract/treasury/orders.js';
import type { OrderReferenceView } from '../../../contract/treasury/withdrawals.js';
import type { OrderState } from '../../storeApi/listCheckouts.js';
import type { ChangeRoute, AuthorizedRequest } from '../authorization.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import { limitOf, readQuery, single } from '../treasuryQuery.js';
import {
  orderNameOf,
  readOrderReference,
  type OrderService,
  type OrderActionName,
} from './orderService.js';

const STATES: readonly OrderState[] = ['open', 'held', 'paid', 'closed'];
const STATE = new RegExp(`^(?:${STATES.join('|')})$`);

/** The state that a list is narrowed to; undefined for all. */
export function stateIn(query: URLSearchParams): OrderState | undefined {
  const word = single(query, 'state', STATE);
  return STATES.find((state) => state === word);
}

/** A path that can name no order is answered like an unknown order. */
export function orderOf({ param }: AuthorizedRequest): OrderReferenceView {
  const order = readOrderReference(param('kind'), param('reference'));
  if (order) return order;
  throw new TreasuryProblem('not_found', 'No order has that kind and reference.');
}

/** `GET orders`. */
export async function listOrders(
  service: OrderService,
  { request }: AuthorizedRequest,
): Promise<Response> {
  const query = readQuery(request, ['state', 'after', 'limit']);
  const after = single(query, 'after', /^[\s\S]{1,256}$/);
  const limit = limitOf(query, { most: 100, usual: 50 });
  return Response.json(await service.list({ state: stateIn(query), after, limit }));
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
