/** The wire between the back office and the store: every route, once. */
import { currencyListingSchema } from '../../contract/currencies.js';
import type { Schema } from '../../contract/schema.js';
import {
  activityDetailSchema,
  activityListSchema,
  activityReasonInput,
  repeatedNotificationSchema,
} from './activity.js';
import { exchangeBalancesSchema, processingBalancesSchema } from './balances.js';
import { figuresSchema } from './figures.js';
import { orderCountsSchema, orderRowListSchema } from './orderList.js';
import { orderActionInput, orderDetailSchema } from './orders.js';
import * as queries from './queries.js';
import type { QuerySchema } from './queryValues.js';
import { madeRefundLinkSchema, makeRefundLinkInput, revokeRefundLinkInput } from './refundLinks.js';
import { treasurySessionSchema, type Permission } from './session.js';
import { taskListSchema } from './tasks.js';
import { unconfirmedTransfersSchema } from './unconfirmed.js';
import {
  confirmWithdrawalInput,
  deleteWithdrawalInput,
  draftWithdrawalInput,
  sendWithdrawalInput,
  settleWithdrawalInput,
  withdrawalListSchema,
  withdrawalSchema,
  type NamedOrder,
} from './withdrawals.js';

/** What a row of the table says. */
export interface TreasuryRoute {
  /** A `GET` reads; every other method changes something, and the audit records it. */
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `:kind/:reference` is an order, `:id` a withdrawal or a refund link, `:event` an event of the ledger. */
  readonly path: string;
  /** What a person must be allowed to do. @default 'read' */
  readonly needs?: Permission;
  /** Keys of the query; any other is a 400. @default none */
  readonly query?: QuerySchema<object>;
  /** What the body of a change holds. */
  readonly input?: Schema<object>;
  /** JSON, a spreadsheet file, or a stream of server-sent events. */
  readonly answer: Schema<object> | 'file' | 'stream';
}

/** A row that reads. */
const get = <
  const Path extends string,
  const Answer extends TreasuryRoute['answer'],
  More extends Pick<TreasuryRoute, 'query'> = { readonly query?: never },
>(
  path: Path,
  answer: Answer,
  more?: More,
) => ({ method: 'GET' as const, path, answer, ...(more as More) });

/** A row that changes something, for people who may withdraw. */
const change = <
  const Path extends string,
  Input extends Schema<object>,
  Answer extends Schema<object>,
>(
  path: Path,
  input: Input,
  answer: Answer,
) => ({ method: 'POST' as const, path, needs: 'withdraw' as const, input, answer });

/** Routes of a store's orders. A store that connected none answers 404. */
const ORDER_ROUTES = {
  /** What is booked by day or month, and what is on its way. */
  getFigures: get('/figures', figuresSchema, { query: queries.figuresQuery }),
  /** Downloads what is booked (CSV, UTF-8): sums, or every order, refund and deposit. The audit records that. */
  exportFigures: get('/figures.csv', 'file', { query: queries.figuresFileQuery }),
  /** Orders as a work list: what needs attention first, then the newest. */
  searchOrders: get('/orders/search', orderRowListSchema, { query: queries.orderPageQuery }),
  /** How many orders each view has. */
  countOrders: get('/orders/counts', orderCountsSchema, { query: queries.orderCountQuery }),
  /** Downloads orders (CSV, UTF-8). The audit records every export. */
  exportOrders: get('/orders.csv', 'file', { query: queries.orderSearchQuery }),
  /** One order with its evidence and refunds. */
  getOrder: get('/orders/:kind/:reference', orderDetailSchema),
  /** Releases a hold. The reason is stored. */
  releaseHold: change('/orders/:kind/:reference/release', orderActionInput, orderDetailSchema),
  /** Marks an order as paid. The reason is stored. */
  markPaid: change('/orders/:kind/:reference/payment', orderActionInput, orderDetailSchema),
  /**
   * Makes a link that asks the customer for an address, for exactly what the order offers
   * (`refundable`). Its address is in this answer only.
   */
  makeRefundLink: change(
    '/orders/:kind/:reference/refund-links',
    makeRefundLinkInput,
    madeRefundLinkSchema,
  ),
  /** Revokes a refund link, unless an address was confirmed. */
  revokeRefundLink: change(
    '/orders/:kind/:reference/refund-links/:id/revocation',
    revokeRefundLinkInput,
    orderDetailSchema,
  ),
  /** Notes that the payment of no order which a webhook confirms or holds is settled. The reason is stored. */
  settlePayment: change('/activity/:event/settlement', activityReasonInput, activityDetailSchema),
  /** Tells the shop once more, with the same claim id. The reason is stored. */
  repeatCallback: change(
    '/activity/:event/repeat',
    activityReasonInput,
    repeatedNotificationSchema,
  ),
};

/**
 * Paths below the back office's mount path, by the name of the client's method, which the audit records as
 * the action. Any other path is a 404, another method a 405.
 */
export const TREASURY_ROUTES = {
  ...ORDER_ROUTES,
  /** Who is signed in, and what they may do. */
  getSession: get('/session', treasurySessionSchema),
  /** What needs the signed-in person, the most urgent first. */
  listTasks: get('/tasks', taskListSchema),
  /**
   * Opens the stream of hints at what changes (server-sent events, `Changed` and `Alive`).
   *
   * @returns the answer, whose body is the stream. A store whose runtime keeps no streams rejects with
   *   `not_found`.
   */
  openLive: get('/live', 'stream'),
  /** The store's currencies. */
  listCurrencies: get('/currencies', currencyListingSchema),
  /** Balances of the processing wallets. Names the networks that the service left out. */
  getProcessingBalances: get('/balances/processing', processingBalancesSchema, {
    query: queries.processingBalancesQuery,
  }),
  /** Balances of the exchange account. */
  getExchangeBalances: get('/balances/exchange', exchangeBalancesSchema),
  /** Unconfirmed transfers. */
  listUnconfirmedTransfers: get('/transfers/unconfirmed', unconfirmedTransfersSchema),

  /** Withdrawals of a view, newest first, with the number of each view. */
  listWithdrawals: get('/withdrawals', withdrawalListSchema, {
    query: queries.withdrawalPageQuery,
  }),
  /** Downloads the withdrawals of a view (CSV, UTF-8). The audit records every export. */
  exportWithdrawals: get('/withdrawals.csv', 'file', { query: queries.withdrawalsQuery }),
  /** Drafts a withdrawal. The same id is the same draft; nothing is sent to the service. */
  draftWithdrawal: change('/withdrawals', draftWithdrawalInput, withdrawalSchema),
  /** One withdrawal. The store asks the service for its current state if that can have changed. */
  getWithdrawal: get('/withdrawals/:id', withdrawalSchema),
  /** Approves a draft of another person. */
  approveWithdrawal: {
    ...change('/withdrawals/:id/approval', confirmWithdrawalInput, withdrawalSchema),
    needs: 'approve' as const,
  },
  /**
   * Sends the draft to the service, at most once. If the answer is lost, read the withdrawal.
   *
   * @param input `seen`: the warnings that the person has seen. If the store has others, it sends
   *   nothing (`warnings_new`). @default {} warnings are not compared
   */
  sendWithdrawal: change('/withdrawals/:id/sending', sendWithdrawalInput, withdrawalSchema),
  /** Settles a withdrawal of unknown outcome, as a person found it at the service. */
  settleWithdrawal: change('/withdrawals/:id/outcome', settleWithdrawalInput, withdrawalSchema),
  /**
   * Discards a draft, or takes a queued withdrawal back at the service.
   *
   * @param input `from`: the expected step, `unsent` or `queued`. If the withdrawal has gone on
   *   meanwhile, nothing changes (`withdrawal_state`). @default {} either step
   */
  deleteWithdrawal: {
    ...change('/withdrawals/:id', deleteWithdrawalInput, withdrawalSchema),
    method: 'DELETE' as const,
  },

  /** What the service sent, what the shop was told and what staff did, newest first. */
  listActivity: get('/activity', activityListSchema, { query: queries.activityPageQuery }),
  /** Downloads the entries of one kind (CSV, UTF-8). The audit records every export. */
  exportActivity: get('/activity.csv', 'file', { query: queries.activityQuery }),
  /** One entry, with what came of it. */
  getActivity: get('/activity/:event', activityDetailSchema),
};

type Routes = typeof TREASURY_ROUTES;

/** Name of a route of the treasury. */
export type TreasuryRouteName = keyof Routes;

/** Those routes whose row says so. */
type RoutesWith<Row> = {
  [Name in TreasuryRouteName]: Routes[Name] extends Row ? Name : never;
}[TreasuryRouteName];

/** Routes that a store without orders has not. */
export type OrderRouteName = keyof typeof ORDER_ROUTES;
/** Routes that change something. */
export type ChangeName = RoutesWith<{ readonly input: unknown }>;
/** Routes that read, and answer JSON. */
export type ReadName = Exclude<
  TreasuryRouteName,
  ChangeName | RoutesWith<{ readonly answer: string }>
>;
/** Lists that come page by page. */
export type PagedName = {
  [Name in ReadName]: 'after' extends keyof QueryOf<Name> ? Name : never;
}[ReadName];

/** The query of a route. */
export type QueryOf<Name extends TreasuryRouteName> = Routes[Name] extends {
  readonly query: QuerySchema<infer Query>;
}
  ? Query
  : object;
/** What a change is told. */
export type InputOf<Name extends TreasuryRouteName> = Routes[Name] extends {
  readonly input: Schema<infer Input>;
}
  ? Input
  : never;
/** The JSON that a route answers. */
export type AnswerOf<Name extends TreasuryRouteName> = Routes[Name] extends {
  readonly answer: Schema<infer Answer>;
}
  ? Answer
  : never;

/** What a path names, as arguments of a method. */
type Named<Path extends string> = Path extends `${string}:kind/:reference${infer Rest}`
  ? [order: NamedOrder, ...Named<Rest>]
  : Path extends `${string}:id${string}`
    ? [id: string]
    : Path extends `${string}:event${string}`
      ? [id: number]
      : [];

/** What a path names, then what is said in the query or the body: optional if all of it is. */
export type ArgumentsOf<Name extends TreasuryRouteName> = [
  ...Named<Routes[Name]['path']>,
  ...(Name extends ChangeName
    ? object extends InputOf<Name>
      ? keyof InputOf<Name> extends never
        ? []
        : [input?: InputOf<Name>]
      : [input: InputOf<Name>]
    : Routes[Name] extends { readonly query: unknown }
      ? [query?: QueryOf<Name>]
      : []),
];

/** How many arguments the path of a route names. */
export const namedCount = ({ path }: Pick<TreasuryRoute, 'path'>): number =>
  path.split(/:reference|:id|:event/).length - 1;
