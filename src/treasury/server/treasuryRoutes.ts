/** The routes of the back office by name: the reads, and the changes. */
import { WIRE_VERSION } from '../../contract/checkout.js';
import { TREASURY_ROUTES, type TreasuryRouteName } from '../contract/routes.js';
import type { Listing } from '../../server/service/currencies/listing.js';
import type { WithdrawalService } from './withdrawals/withdrawalService.js';
import type {
  Authorization,
  AuthorizedRequest,
  ChangeRoute,
  IncomingRequest,
} from './authorization.js';
import type { AuditReader } from './auditLog.js';
import { auditRoute } from './auditRoutes.js';
import type { createExchangeBalances } from './balances/exchangeBalances.js';
import type { ProcessingBalances } from './balances/processingBalances.js';
import { daysRoute, type createFigures } from './figures/figures.js';
import {
  getOrder,
  orderActionRoute,
  makeRefundLinkRoute,
  revokeRefundLinkRoute,
} from './orders/orderRoutes.js';
import type { OrderService } from './orders/orderService.js';
import type { OrderSearch } from './orders/orderSearch.js';
import { countOrders, searchOrders } from './orders/searchRoutes.js';
import type { createUnconfirmedTransfers } from './transfers/unconfirmedTransfers.js';
import type { StaffLive } from './live/staffLive.js';
import type { TaskFactsReader } from './tasks/taskFacts.js';
import { listTasks } from './tasks/taskList.js';
import { TreasuryProblem } from './treasuryProblem.js';
import { multiple, readQuery } from './treasuryQuery.js';
import type { WebhookRoutes } from './webhooks/webhookRoutes.js';
import {
  approveRoute,
  deleteRoute,
  draftRoute,
  getWithdrawal,
  listWithdrawals,
  sendRoute,
  resolveUnknownRoute,
} from './withdrawals/withdrawalRoutes.js';

export interface RouteDependencies {
  readonly authorization: Authorization;
  readonly listing: Pick<Listing, 'get'>;
  readonly processing: ProcessingBalances;
  /** Null without orders. */
  readonly figures: ReturnType<typeof createFigures> | null;
  readonly exchange: ReturnType<typeof createExchangeBalances>;
  readonly unconfirmed: ReturnType<typeof createUnconfirmedTransfers>;
  readonly withdrawals: WithdrawalService;
  /** Null if the store connected no checkout handler. */
  readonly orders: OrderService | null;
  /** Null without orders. */
  readonly search: OrderSearch | null;
  /** `GET orders.csv`; null without orders. */
  readonly exportOrders: ((authorized: AuthorizedRequest) => Promise<Response>) | null;
  /** `GET withdrawals.csv`. */
  readonly exportWithdrawals: (authorized: AuthorizedRequest) => Promise<Response>;
  readonly tasks: { readonly facts: TaskFactsReader; readonly stuckAfterMinutes: number };
  readonly live: StaffLive;
  /** Webhooks and callbacks; null without orders. */
  readonly webhooks: WebhookRoutes | null;
  readonly audit: AuditReader;
  /** `GET audit.csv`. */
  readonly exportAudit: (authorized: AuthorizedRequest) => Promise<Response>;
  readonly sandbox: boolean;
  readonly now: () => number;
}

/** Answers one route. */
export type Route = (incoming: IncomingRequest) => Promise<Response>;

/** The service's slugs and ids that are allowed in a query. */
const SLUG = /^[A-Za-z0-9_-]{1,64}$/;
const CURRENCY_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const MOST_FILTERS = 64;

function session(
  { orders, sandbox, now }: RouteDependencies,
  { person, request }: AuthorizedRequest,
): Response {
  readQuery(request, []);
  return Response.json({
    wire: WIRE_VERSION,
    who: person.who,
    may: { read: person.mayRead, withdraw: person.mayWithdraw, approve: person.mayApprove },
    needsApproval: person.needsApproval,
    orders: orders !== null,
    sandbox,
    expiresAt: person.expiresAt,
    serverTime: new Date(now()).toISOString(),
  });
}

async function processingBalances(
  { processing }: RouteDependencies,
  { request }: AuthorizedRequest,
): Promise<Response> {
  const query = readQuery(request, TREASURY_ROUTES.processingBalances.query);
  const blockchains = multiple(query, 'blockchain', SLUG, MOST_FILTERS);
  const currencyIds = multiple(query, 'currencyId', CURRENCY_ID, MOST_FILTERS);
  return Response.json(await processing.read({ blockchains, currencyIds }));
}

/** A read without a query. */
const plain =
  (read: () => Promise<unknown>) =>
  async ({ request }: AuthorizedRequest): Promise<Response> => {
    readQuery(request, []);
    return Response.json(await read());
  };

const noOrders = (): never => {
  throw new TreasuryProblem('not_found', 'The store connected no orders to its back office.');
};

/** All routes by name. */
export function treasuryRoutes(parts: RouteDependencies): Record<TreasuryRouteName, Route> {
  const { authorization, listing, exchange, unconfirmed, withdrawals, orders, search, webhooks } =
    parts;
  const change: Authorization['change'] = async (incoming, route) => {
    try {
      return await authorization.change(incoming, route);
    } finally {
      parts.tasks.facts.forget();
    }
  };
  const reading =
    (answer: (authorized: AuthorizedRequest) => Promise<Response> | Response): Route =>
    async (incoming) =>
      answer(await authorization.authorize(incoming));
  /** The permission is checked first, so that a refusal does not show whether there are orders. */
  const readingOrders = (
    answer: (service: OrderService, authorized: AuthorizedRequest) => Promise<Response>,
  ): Route => reading((authorized) => (orders ? answer(orders, authorized) : noOrders()));
  const searching = (
    answer: (orders: OrderSearch, authorized: AuthorizedRequest) => Promise<Response>,
  ): Route => reading((authorized) => (search ? answer(search, authorized) : noOrders()));
  const changing = <Input>(route: ChangeRoute<Input> | null | undefined): Route =>
    route ? (incoming) => change(incoming, route) : reading(noOrders);

  return {
    session: reading((authorized) => session(parts, authorized)),
    tasks: reading((authorized) => listTasks(parts.tasks, authorized)),
    live: reading((authorized) => parts.live.open(authorized)),
    currencies: reading(plain(listing.get)),
    processingBalances: reading((authorized) => processingBalances(parts, authorized)),
    figures: reading(parts.figures ? daysRoute(parts.figures) : noOrders),
    exchangeBalances: reading(plain(exchange)),
    unconfirmedTransfers: reading(plain(unconfirmed)),
    listWithdrawals: reading((authorized) => listWithdrawals(withdrawals, authorized)),
    exportWithdrawals: reading(parts.exportWithdrawals),
    getWithdrawal: reading((authorized) => getWithdrawal(withdrawals, authorized)),
    draftWithdrawal: changing(draftRoute(withdrawals)),
    approveWithdrawal: changing(approveRoute(withdrawals)),
    sendWithdrawal: changing(sendRoute(withdrawals)),
    settleWithdrawal: changing(resolveUnknownRoute(withdrawals)),
    deleteWithdrawal: changing(deleteRoute(withdrawals)),
    searchOrders: searching((all, authorized) => searchOrders(all, authorized, parts.now)),
    countOrders: searching(countOrders),
    exportOrders: reading(parts.exportOrders ?? noOrders),
    getOrder: readingOrders(getOrder),
    releaseHold: changing(orders && orderActionRoute(orders, 'releaseHold')),
    markPaid: changing(orders && orderActionRoute(orders, 'markPaid')),
    makeRefundLink: changing(orders && makeRefundLinkRoute(orders)),
    revokeRefundLink: changing(orders && revokeRefundLinkRoute(orders)),
    listWebhooks: reading(webhooks?.list ?? noOrders),
    getWebhook: reading(webhooks?.get ?? noOrders),
    listCallbacks: reading(webhooks?.listCallbacks ?? noOrders),
    settlePayment: changing(webhooks?.settle),
    repeatCallback: changing(webhooks?.repeat),
    audit: reading(auditRoute(parts.audit)),
    exportAudit: reading(parts.exportAudit),
  };
}
