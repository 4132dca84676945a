/** The routes of the back office by name: the reads, and the changes. */
import { WIRE_VERSION } from '../../contract/checkout.js';
import type { TreasuryRouteName } from '../../contract/treasury/routes.js';
import type { Listing } from '../service/currencies/listing.js';
import type { WithdrawalDesk } from './withdrawals/withdrawalService.js';
import type { Admission, Arrival, Visit } from './authorization.js';
import type { AuditReader } from './auditList.js';
import type { createExchangeBalances } from './balances/exchangeBalances.js';
import type { ProcessingBalances } from './balances/processingBalances.js';
import { getOrder, listDeliveries, listOrders, orderWordRoute } from './orders/orderRoutes.js';
import type { OrdersDesk } from './orders/orderService.js';
import type { createUnconfirmedTransfers } from './transfers/unconfirmedTransfers.js';
import { TreasuryProblem } from './treasuryProblem.js';
import { limitOf, readQuery, several, whole } from './treasuryQuery.js';
import {
  approveRoute,
  deleteRoute,
  draftRoute,
  getWithdrawal,
  listWithdrawals,
  sendRoute,
  settleRoute,
} from './withdrawalRoutes.js';

/** What the routes are made of. */
export interface RouteParts {
  readonly admission: Admission;
  readonly listing: Pick<Listing, 'get'>;
  readonly processing: ProcessingBalances;
  readonly exchange: ReturnType<typeof createExchangeBalances>;
  readonly unconfirmed: ReturnType<typeof createUnconfirmedTransfers>;
  readonly withdrawals: WithdrawalDesk;
  /** Null where the store connected no checkout handler. */
  readonly orders: OrdersDesk | null;
  /** `GET orders.csv`; null without orders. */
  readonly exportOrders: ((visit: Visit) => Promise<Response>) | null;
  readonly audit: AuditReader;
  readonly sandbox: boolean;
  readonly now: () => number;
}

/** Answers one route. */
export type Route = (arrival: Arrival) => Promise<Response>;

/** The service's slugs and ids, as far as they may stand in a query. */
const SLUG = /^[A-Za-z0-9_-]{1,64}$/;
const CURRENCY_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const MOST_FILTERS = 64;

function session({ orders, sandbox, now }: RouteParts, { grantee, request }: Visit): Response {
  readQuery(request, []);
  return Response.json({
    wire: WIRE_VERSION,
    who: grantee.who,
    may: { read: grantee.mayRead, withdraw: grantee.mayWithdraw, approve: grantee.mayApprove },
    needsApproval: grantee.needsApproval,
    orders: orders !== null,
    sandbox,
    serverTime: new Date(now()).toISOString(),
  });
}

async function processingBalances(
  { processing }: RouteParts,
  { request }: Visit,
): Promise<Response> {
  const query = readQuery(request, ['blockchain', 'currencyId']);
  const blockchains = several(query, 'blockchain', SLUG, MOST_FILTERS);
  const currencyIds = several(query, 'currencyId', CURRENCY_ID, MOST_FILTERS);
  return Response.json(await processing.read({ blockchains, currencyIds }));
}

async function auditPage({ audit }: RouteParts, { request }: Visit): Promise<Response> {
  const query = readQuery(request, ['after', 'limit']);
  const limit = limitOf(query, { most: 200, usual: 50 });
  return Response.json(await audit.read({ after: whole(query, 'after'), limit }));
}

/** A read without anything to choose. */
const plain =
  (read: () => Promise<unknown>) =>
  async ({ request }: Visit): Promise<Response> => {
    readQuery(request, []);
    return Response.json(await read());
  };

const noOrders = (): never => {
  throw new TreasuryProblem('not_found', 'The store connected no orders to its back office.');
};

/** All routes by name. */
export function treasuryRoutes(parts: RouteParts): Record<TreasuryRouteName, Route> {
  const { admission, listing, exchange, unconfirmed, withdrawals, orders } = parts;
  const { change } = admission;
  const reading =
    (answer: (visit: Visit) => Promise<Response> | Response): Route =>
    async (arrival) =>
      answer(await admission.admit(arrival));
  /** Who may not come in hears nothing about what there is, so the order is the same without orders. */
  const ofOrders = (answer: (desk: OrdersDesk, visit: Visit) => Promise<Response>): Route =>
    reading((visit) => (orders ? answer(orders, visit) : noOrders()));
  const sayOf = (word: Parameters<typeof orderWordRoute>[1]): Route =>
    orders ? (arrival) => change(arrival, orderWordRoute(orders, word)) : reading(noOrders);

  return {
    session: reading((visit) => session(parts, visit)),
    currencies: reading(plain(listing.get)),
    processingBalances: reading((visit) => processingBalances(parts, visit)),
    exchangeBalances: reading(plain(exchange)),
    unconfirmedTransfers: reading(plain(unconfirmed)),
    listWithdrawals: reading((visit) => listWithdrawals(withdrawals, visit)),
    getWithdrawal: reading((visit) => getWithdrawal(withdrawals, visit)),
    draftWithdrawal: (arrival) => change(arrival, draftRoute(withdrawals)),
    approveWithdrawal: (arrival) => change(arrival, approveRoute(withdrawals)),
    sendWithdrawal: (arrival) => change(arrival, sendRoute(withdrawals)),
    settleWithdrawal: (arrival) => change(arrival, settleRoute(withdrawals)),
    deleteWithdrawal: (arrival) => change(arrival, deleteRoute(withdrawals)),
    listOrders: ofOrders(listOrders),
    exportOrders: reading(parts.exportOrders ?? noOrders),
    getOrder: ofOrders(getOrder),
    releaseHold: sayOf('releaseHold'),
    markPaid: sayOf('markPaid'),
    deliveries: ofOrders(listDeliveries),
    audit: reading((visit) => auditPage(parts, visit)),
  };
}
