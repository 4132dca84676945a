/** The routes of orders and deliveries: without a checkout handler there are none. */
import { orderWordInput, type OrderWordInput } from '../../../contract/treasury/orders.js';
import type { OrderState } from '../../checkouts/listCheckouts.js';
import type { ChangeRoute, Visit } from '../authorization.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import { limitOf, readQuery, single, whole } from '../treasuryQuery.js';
import { nameOf, readOrderReference, type OrderReference } from './orderReference.js';
import type { OrdersDesk, OrderWordName } from './orderService.js';

const STATES: readonly OrderState[] = ['open', 'held', 'paid', 'closed'];
const STATE = new RegExp(`^(?:${STATES.join('|')})$`);

/** The state that a list is narrowed to; undefined for all. */
export function stateIn(query: URLSearchParams): OrderState | undefined {
  const word = single(query, 'state', STATE);
  return STATES.find((state) => state === word);
}

/** A path that can name no order is answered like one that names none of ours. */
function orderOf({ param }: Visit): OrderReference {
  const order = readOrderReference(param('kind'), param('reference'));
  if (order) return order;
  throw new TreasuryProblem('not_found', 'No order has that kind and reference.');
}

/** `GET orders`. */
export async function listOrders(desk: OrdersDesk, { request }: Visit): Promise<Response> {
  const query = readQuery(request, ['state', 'after', 'limit']);
  const after = single(query, 'after', /^[\s\S]{1,256}$/);
  const limit = limitOf(query, { most: 100, usual: 50 });
  return Response.json(await desk.list({ state: stateIn(query), after, limit }));
}

/** `GET orders/{kind}/{reference}`. */
export async function getOrder(desk: OrdersDesk, visit: Visit): Promise<Response> {
  readQuery(visit.request, []);
  return Response.json(await desk.get(visit.grantee, orderOf(visit)));
}

/** `GET deliveries`. */
export async function listDeliveries(desk: OrdersDesk, { request }: Visit): Promise<Response> {
  const query = readQuery(request, ['after', 'limit']);
  const limit = limitOf(query, { most: 200, usual: 100 });
  return Response.json(await desk.deliveries({ after: whole(query, 'after'), limit }));
}

/** `POST orders/{kind}/{reference}/release` and `/payment`. */
export const orderWordRoute = (
  desk: OrdersDesk,
  word: OrderWordName,
): ChangeRoute<OrderWordInput> => ({
  input: orderWordInput,
  target: (visit) => nameOf(orderOf(visit)),
  reason: ({ reason }) => reason,
  perform: async (visit, input) => {
    const detail = await desk.say(visit.grantee, word, orderOf(visit), input);
    return { response: Response.json(detail), outcome: 'done' };
  },
});
