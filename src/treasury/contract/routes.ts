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
  /** A store that connected no orders answers 404. @default false */
  readonly ofOrders?: true;
  /** Keys of the query; any other is a 400. @default none */
  readonly query?: QuerySchema<object>;
  /** What the body of a change holds. */
  readonly input?: Schema<object>;
  /** JSON, a spreadsheet file, or a stream of server-sent events. */
  readonly answer: Schema<object> | 'file' | 'stream';
}

/**
 * Paths below the back office's mount path, by the name of the client's method, which the audit records as
 * the action. Any other path is a 404, another method a 405.
 */
export const TREASURY_ROUTES = {
  /** Who is signed in, and what they may do. */
  getSession: { method: 'GET', path: '/session', answer: treasurySessionSchema },
  /** What needs the signed-in person, the most urgent first. */
  listTasks: { method: 'GET', path: '/tasks', answer: taskListSchema },
  /**
   * Opens the stream of hints at what changes (server-sent events, `Changed` and `Alive`).
   *
   * @returns the answer, whose body is the stream. A store whose runtime keeps no streams rejects with
   *   `not_found`.
   */
  openLive: { method: 'GET', path: '/live', answer: 'stream' },
  /** The store's currencies. */
  listCurrencies: { method: 'GET', path: '/currencies', answer: currencyListingSchema },
  /** Balances of the processing wallets. Names the networks that the service left out. */
  getProcessingBalances: {
    method: 'GET',
    path: '/balances/processing',
    query: queries.processingBalancesQuery,
    answer: processingBalancesSchema,
  },
  /** Balances of the exchange account. */
  getExchangeBalances: {
    method: 'GET',
    path: '/balances/exchange',
    answer: exchangeBalancesSchema,
  },
  /** Unconfirmed transfers. */
  listUnconfirmedTransfers: {
    method: 'GET',
    path: '/transfers/unconfirmed',
    answer: unconfirmedTransfersSchema,
  },
  /** What is booked by day or month, and what is on its way. */
  getFigures: {
    method: 'GET',
    path: '/figures',
    ofOrders: true,
    query: queries.figuresQuery,
    answer: figuresSchema,
  },
  /** Downloads what is booked (CSV, UTF-8): sums, or every order, refund and deposit. The audit records that. */
  exportFigures: {
    method: 'GET',
    path: '/figures.csv',
    ofOrders: true,
    query: queries.figuresFileQuery,
    answer: 'file',
  },

  /** Withdrawals of a view, newest first, with the number of each view. */
  listWithdrawals: {
    method: 'GET',
    path: '/withdrawals',
    query: queries.withdrawalPageQuery,
    answer: withdrawalListSchema,
  },
  /** Downloads the withdrawals of a view (CSV, UTF-8). The audit records every export. */
  exportWithdrawals: {
    method: 'GET',
    path: '/withdrawals.csv',
    query: queries.withdrawalsQuery,
    answer: 'file',
  },
  /** Drafts a withdrawal. The same id is the same draft; nothing is sent to the service. */
  draftWithdrawal: {
    method: 'POST',
    path: '/withdrawals',
    needs: 'withdraw',
    input: draftWithdrawalInput,
    answer: withdrawalSchema,
  },
  /** One withdrawal. The store asks the service for its current state if that can have changed. */
  getWithdrawal: { method: 'GET', path: '/withdrawals/:id', answer: withdrawalSchema },
  /** Approves a draft of another person. */
  approveWithdrawal: {
    method: 'POST',
    path: '/withdrawals/:id/approval',
    needs: 'approve',
    input: confirmWithdrawalInput,
    answer: withdrawalSchema,
  },
  /**
   * Sends the draft to the service, at most once. If the answer is lost, read the withdrawal.
   *
   * @param input `seen`: the warnings that the person has seen. If the store has others, it sends
   *   nothing (`warnings_new`). @default {} warnings are not compared
   */
  sendWithdrawal: {
    method: 'POST',
    path: '/withdrawals/:id/sending',
    needs: 'withdraw',
    input: sendWithdrawalInput,
    answer: withdrawalSchema,
  },
  /** Settles a withdrawal of unknown outcome, as a person found it at the service. */
  settleWithdrawal: {
    method: 'POST',
    path: '/withdrawals/:id/outcome',
    needs: 'withdraw',
    input: settleWithdrawalInput,
    answer: withdrawalSchema,
  },
  /**
   * Discards a draft, or takes a queued withdrawal back at the service.
   *
   * @param input `from`: the expected step, `unsent` or `queued`. If the withdrawal has gone on
   *   meanwhile, nothing changes (`withdrawal_state`). @default {} either step
   */
  deleteWithdrawal: {
    method: 'DELETE',
    path: '/withdrawals/:id',
    needs: 'withdraw',
    input: deleteWithdrawalInput,
    answer: withdrawalSchema,
  },

  /** Orders as a work list: what needs attention first, then the newest. */
  searchOrders: {
    method: 'GET',
    path: '/orders/search',
    ofOrders: true,
    query: queries.orderPageQuery,
    answer: orderRowListSchema,
  },
  /** How many orders each view has. */
  countOrders: {
    method: 'GET',
    path: '/orders/counts',
    ofOrders: true,
    query: queries.orderCountQuery,
    answer: orderCountsSchema,
  },
  /** Downloads orders (CSV, UTF-8). The audit records every export. */
  exportOrders: {
    method: 'GET',
    path: '/orders.csv',
    ofOrders: true,
    query: queries.orderSearchQuery,
    answer: 'file',
  },
  /** One order with its evidence and refunds. */
  getOrder: {
    method: 'GET',
    path: '/orders/:kind/:reference',
    ofOrders: true,
    answer: orderDetailSchema,
  },
  /** Releases a hold. The reason is stored. */
  releaseHold: {
    method: 'POST',
    path: '/orders/:kind/:reference/release',
    needs: 'withdraw',
    ofOrders: true,
    input: orderActionInput,
    answer: orderDetailSchema,
  },
  /** Marks an order as paid. The reason is stored. */
  markPaid: {
    method: 'POST',
    path: '/orders/:kind/:reference/payment',
    needs: 'withdraw',
    ofOrders: true,
    input: orderActionInput,
    answer: orderDetailSchema,
  },
  /**
   * Makes a link that asks the customer for an address, for exactly what the order offers
   * (`refundable`). Its address is in this answer only.
   */
  makeRefundLink: {
    method: 'POST',
    path: '/orders/:kind/:reference/refund-links',
    needs: 'withdraw',
    ofOrders: true,
    input: makeRefundLinkInput,
    answer: madeRefundLinkSchema,
  },
  /** Revokes a refund link, unless an address was confirmed. */
  revokeRefundLink: {
    method: 'POST',
    path: '/orders/:kind/:reference/refund-links/:id/revocation',
    needs: 'withdraw',
    ofOrders: true,
    input: revokeRefundLinkInput,
    answer: orderDetailSchema,
  },

  /** What the service sent, what the shop was told and what staff did, newest first. */
  listActivity: {
    method: 'GET',
    path: '/activity',
    query: queries.activityPageQuery,
    answer: activityListSchema,
  },
  /** Downloads the entries of one kind (CSV, UTF-8). The audit records every export. */
  exportActivity: {
    method: 'GET',
    path: '/activity.csv',
    query: queries.activityQuery,
    answer: 'file',
  },
  /** One entry, with what came of it. */
  getActivity: { method: 'GET', path: '/activity/:event', answer: activityDetailSchema },
  /** Notes that the payment of no order which a webhook confirms or holds is settled. The reason is stored. */
  settlePayment: {
    method: 'POST',
    path: '/activity/:event/settlement',
    needs: 'withdraw',
    ofOrders: true,
    input: activityReasonInput,
    answer: activityDetailSchema,
  },
  /** Tells the shop once more, with the same claim id. The reason is stored. */
  repeatCallback: {
    method: 'POST',
    path: '/activity/:event/repeat',
    needs: 'withdraw',
    ofOrders: true,
    input: activityReasonInput,
    answer: repeatedNotificationSchema,
  },
} as const satisfies Readonly<Record<string, TreasuryRoute>>;

type Routes = typeof TREASURY_ROUTES;

/** Name of a route of the treasury. */
export type TreasuryRouteName = keyof Routes;

/** Those routes whose row says so. */
type RoutesWith<Row> = {
  [Name in TreasuryRouteName]: Routes[Name] extends Row ? Name : never;
}[TreasuryRouteName];

/** Routes that a store without orders has not. */
export type OrderRouteName = RoutesWith<{ readonly ofOrders: true }>;
/** Routes that read, and answer JSON. */
export type ReadName = Exclude<
  RoutesWith<{ readonly method: 'GET' }>,
  RoutesWith<{ readonly answer: string }>
>;
/** Routes that change something. */
export type ChangeName = RoutesWith<{ readonly input: unknown }>;
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
