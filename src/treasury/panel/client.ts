/** The back office's client of the store: one method per request, parsed by the contract's schemas. */
import { currencyListingSchema, type CurrencyListing } from '../../contract/currencies.js';
import { readBody, sendRequest, type FetchLike } from '../../contract/request.js';
import type { Schema } from '../../contract/schema.js';
import {
  exchangeBalancesSchema,
  processingBalancesSchema,
  type ExchangeBalancesView,
  type ProcessingBalancesQuery,
  type ProcessingBalancesView,
} from '../contract/balances.js';
import { auditListSchema, type AuditList, type AuditOutcome } from '../contract/audit.js';
import { figuresSchema, type FiguresQuery, type FiguresView } from '../contract/figures.js';
import {
  orderCountsSchema,
  orderRowListSchema,
  type OrderCountsView,
  type OrderRowList,
  type OrderViewName,
} from '../contract/orderList.js';
import { orderDetailSchema, type OrderDetail, type OrderActionInput } from '../contract/orders.js';
import {
  TREASURY_PROBLEMS,
  treasuryProblemSchema,
  type TreasuryProblemCode,
} from '../contract/treasuryProblems.js';
import {
  madeRefundLinkSchema,
  type MadeRefundLink,
  type MakeRefundLinkInput,
} from '../contract/refundLinks.js';
import { TREASURY_ROUTES } from '../contract/routes.js';
import { taskListSchema, type TaskList } from '../contract/tasks.js';
import { treasurySessionSchema, type TreasurySession } from '../contract/session.js';
import {
  unconfirmedTransfersSchema,
  type UnconfirmedTransfersView,
} from '../contract/unconfirmed.js';
import {
  withdrawalAnswer,
  withdrawalListSchema,
  type DeleteWithdrawalInput,
  type NamedOrder as OrderReference,
  type DraftWithdrawalInput,
  type SendWithdrawalInput,
  type SettleWithdrawalInput,
  type WithdrawalList,
  type WithdrawalView,
} from '../contract/withdrawals.js';
import type { WithdrawalViewName } from '../contract/withdrawalStatus.js';
import {
  callbackListSchema,
  repeatedCallbackSchema,
  webhookDetailSchema,
  webhookListSchema,
  type CallbackList,
  type RepeatCallbackInput,
  type RepeatedCallback,
  type WebhookDetail,
  type WebhookList,
  type WebhookResult,
} from '../contract/webhooks.js';
import { readCsvFile } from './readCsvFile.js';
import { TreasuryError } from './treasuryError.js';

/** Options of {@link createTreasuryClient}. */
export interface TreasuryClientOptions {
  /** Where the store's treasury handler is mounted: `/api/treasury` or an absolute URL. */
  readonly endpoint: string;
  /** Sends the requests. @default the platform's `fetch`, with the page's own cookies */
  readonly fetch?: FetchLike;
  /**
   * Milliseconds until a request times out. Long, because the store asks the service and its exchange
   * for each request.
   *
   * @default 30000
   */
  readonly timeoutMs?: number;
}

/** Options of a read. Changes cannot be aborted: their outcome would be unknown. */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Which page of a list. */
export interface PageQuery<Cursor = string> {
  /** `next` of the previous page. @default the first page */
  readonly after?: Cursor | undefined;
  /** Number of entries. @default chosen by the store */
  readonly limit?: number | undefined;
}

/** What narrows a search of orders. Every part is optional. */
export interface OrderSearchQuery {
  /** `attention`, `paid`, `refunded`, or a status. @default all orders */
  readonly view?: OrderViewName | undefined;
  /** Beginning of an order number, a transaction's hash, an address, or an e-mail that the store keeps. */
  readonly q?: string | undefined;
  /** The currency that the shopper chose. */
  readonly currencyId?: string | undefined;
  /** Opened at this time or later: RFC 3339, UTC, milliseconds. */
  readonly from?: string | undefined;
  /** Opened before this time. */
  readonly to?: string | undefined;
}

/** In which order a search answers. */
export interface OrderSorting {
  /** `newest`: only the newest, on one page. @default what needs attention first, then the newest */
  readonly sort?: 'newest' | undefined;
}

/** Which withdrawals. */
export interface WithdrawalsQuery {
  /** One of the list's views. @default all of them */
  readonly view?: WithdrawalViewName | undefined;
}

/** A period. */
export interface PeriodQuery {
  /** At this time or later: RFC 3339, UTC, milliseconds. */
  readonly from?: string | undefined;
  /** Before this time. */
  readonly to?: string | undefined;
}

/** What narrows the log of the service's events. Every part is optional. */
export interface WebhooksQuery extends PeriodQuery {
  /** @default every result */
  readonly result?: WebhookResult | undefined;
  /** Beginning of an order number, a hash or the id of a withdrawal, or a whole address. */
  readonly q?: string | undefined;
}

/** What narrows the log of callbacks. Every part is optional. */
export interface CallbacksQuery extends PeriodQuery {
  /** `delivered`, or `undelivered`. @default both */
  readonly view?: 'delivered' | 'undelivered' | undefined;
  /** Beginning of an order number, or of a claim id. */
  readonly q?: string | undefined;
}

/** What narrows the audit. Every part is optional. */
export interface AuditQuery extends PeriodQuery {
  /** One person, by the whole name. */
  readonly who?: string | undefined;
  /** One action, by the name of its route. */
  readonly action?: string | undefined;
  readonly outcome?: AuditOutcome | undefined;
  /** Part of a name, an order number, the id of a withdrawal, or a reason. */
  readonly q?: string | undefined;
}

export type { OrderReference };

/** Client of the store's treasury handler. Every method only rejects with a `TreasuryError`. */
export interface TreasuryClient {
  /** The mount path as given, without a trailing slash. */
  readonly endpoint: string;
  /** Who is signed in, and what they may do. */
  getSession(options?: ReadOptions): Promise<TreasurySession>;
  /** What needs the signed-in person, the most urgent first. */
  listTasks(options?: ReadOptions): Promise<TaskList>;
  /**
   * Opens the stream of hints at what changes (server-sent events, `Changed` and `Alive`).
   *
   * @returns the answer, whose body is the stream. A store whose runtime keeps no streams rejects with
   *   `not_found`.
   */
  openLive(options?: ReadOptions): Promise<Response>;
  /** The store's currencies. */
  listCurrencies(options?: ReadOptions): Promise<CurrencyListing>;
  /** Balances of the processing wallets. Names the networks that the service left out. */
  getProcessingBalances(
    query?: ProcessingBalancesQuery,
    options?: ReadOptions,
  ): Promise<ProcessingBalancesView>;
  /** Income by day, what is unpaid and pending, and how long payments take. */
  getFigures(query?: FiguresQuery, options?: ReadOptions): Promise<FiguresView>;
  /** Balances of the exchange account. */
  getExchangeBalances(options?: ReadOptions): Promise<ExchangeBalancesView>;
  /** Unconfirmed transfers. */
  listUnconfirmedTransfers(options?: ReadOptions): Promise<UnconfirmedTransfersView>;
  /** Withdrawals of a view, newest first, with the number of each view. */
  listWithdrawals(
    page?: PageQuery & WithdrawalsQuery,
    options?: ReadOptions,
  ): Promise<WithdrawalList>;
  /** Downloads the withdrawals of a view (CSV, UTF-8). The audit records every export. */
  getWithdrawalsFile(query?: WithdrawalsQuery, options?: ReadOptions): Promise<Blob>;
  /** One withdrawal. The store asks the service for its current state if that can have changed. */
  getWithdrawal(id: string, options?: ReadOptions): Promise<WithdrawalView>;
  /** Drafts a withdrawal. The same id is the same draft; nothing is sent to the service. */
  draftWithdrawal(input: DraftWithdrawalInput): Promise<WithdrawalView>;
  /** Approves a draft of another person. */
  approveWithdrawal(id: string): Promise<WithdrawalView>;
  /**
   * Sends the draft to the service, at most once. If the answer is lost, read the withdrawal.
   *
   * @param input `seen`: the warnings that the person has seen. If the store has others, it sends
   *   nothing (`warnings_new`). @default {} warnings are not compared
   */
  sendWithdrawal(id: string, input?: SendWithdrawalInput): Promise<WithdrawalView>;
  /** Settles a withdrawal of unknown outcome, as a person found it at the service. */
  settleWithdrawal(id: string, input: SettleWithdrawalInput): Promise<WithdrawalView>;
  /**
   * Discards a draft, or takes a queued withdrawal back at the service.
   *
   * @param input `from`: the expected step, `unsent` or `queued`. If the withdrawal has gone on
   *   meanwhile, nothing changes (`withdrawal_state`). @default {} either step
   */
  deleteWithdrawal(id: string, input?: DeleteWithdrawalInput): Promise<WithdrawalView>;
  /** Orders as a work list: what needs attention first, then the newest. */
  searchOrders(
    page?: PageQuery & OrderSearchQuery & OrderSorting,
    options?: ReadOptions,
  ): Promise<OrderRowList>;
  /** How many orders each view has. */
  countOrders(
    query?: Omit<OrderSearchQuery, 'view'>,
    options?: ReadOptions,
  ): Promise<OrderCountsView>;
  /** URL of the orders' CSV file, for a link with `download`. */
  ordersFileUrl(query?: OrderSearchQuery): string;
  /** Downloads that file (CSV, UTF-8). The audit records every export. */
  getOrdersFile(query?: OrderSearchQuery, options?: ReadOptions): Promise<Blob>;
  /** One order with its evidence and refunds. */
  getOrder(order: OrderReference, options?: ReadOptions): Promise<OrderDetail>;
  /** Releases a hold. The reason is stored. */
  releaseHold(order: OrderReference, input: OrderActionInput): Promise<OrderDetail>;
  /** Marks an order as paid. The reason is stored. */
  markPaid(order: OrderReference, input: OrderActionInput): Promise<OrderDetail>;
  /**
   * Makes a link that asks the customer for an address, for exactly what the order offers
   * (`refundOptions`). Its address is in this answer only.
   */
  makeRefundLink(order: OrderReference, input: MakeRefundLinkInput): Promise<MadeRefundLink>;
  /** Revokes a refund link, unless an address was confirmed. */
  revokeRefundLink(order: OrderReference, id: string): Promise<OrderDetail>;
  /** Events that the service has sent, newest first. */
  listWebhooks(
    page?: PageQuery<number> & WebhooksQuery,
    options?: ReadOptions,
  ): Promise<WebhookList>;
  /** One of them, with what it did and what the store was told because of it. */
  getWebhook(id: number, options?: ReadOptions): Promise<WebhookDetail>;
  /** Notes that the payment of no order which a webhook confirms or holds is settled. The reason is stored. */
  settlePayment(id: number, input: RepeatCallbackInput): Promise<WebhookDetail>;
  /** What the store's code was told, newest first. */
  listCallbacks(
    page?: PageQuery<number> & CallbacksQuery,
    options?: ReadOptions,
  ): Promise<CallbackList>;
  /** Tells the store's code once more, with the same claim id. The reason is stored. */
  repeatCallback(id: number, input: RepeatCallbackInput): Promise<RepeatedCallback>;
  /** The audit, newest first. */
  listAudit(page?: PageQuery<number> & AuditQuery, options?: ReadOptions): Promise<AuditList>;
  /** Downloads the audit (CSV, UTF-8). The audit records that too. */
  getAuditFile(query?: AuditQuery, options?: ReadOptions): Promise<Blob>;
}

function endpointOf(endpoint: unknown): string {
  if (typeof endpoint === 'string' && endpoint !== '') return endpoint.replace(/\/+$/, '');
  throw new Error(
    'createTreasuryClient needs an `endpoint`. Without it no request can reach the store. ' +
      "Pass the path where the store mounts Tillkit's treasury handler, such as '/api/treasury'.",
  );
}

/** Bypasses the HTTP cache: answers are personal, and a cached balance would be wrong. */
const uncached =
  (send: FetchLike): FetchLike =>
  (url, init) =>
    send(url, { ...init, cache: 'no-store' });

function createTransport({ endpoint, fetch, timeoutMs = 30_000 }: TreasuryClientOptions) {
  return {
    Failure: TreasuryError,
    codes: Object.keys(TREASURY_PROBLEMS) as TreasuryProblemCode[],
    problem: treasuryProblemSchema,
    endpoint: endpointOf(endpoint),
    // Looked up at each call, so that a client can be created before `fetch` exists.
    fetch: uncached(fetch ?? ((url, init) => globalThis.fetch(url, init))),
    timeoutMs,
  };
}

/** A request: the values of its path's parameters, its query, and what the transport takes. */
interface Call {
  readonly values?:
    | OrderReference
    | { readonly id: string }
    | (OrderReference & { readonly id: string })
    | undefined;
  readonly search?: object | undefined;
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
  readonly stream?: Readonly<Record<string, string>>;
}

type Route = (typeof TREASURY_ROUTES)[keyof typeof TREASURY_ROUTES];

/** Each value of the path is encoded, so that it stays one segment. The query holds only keys of the route. */
function pathOf(route: Route, { values, search = {} }: Call): string {
  const texts: Readonly<Record<string, string>> = { ...values };
  const filled = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(texts[name] ?? ''),
  );
  const names: readonly string[] = 'query' in route ? route.query : [];
  const given = search as SearchInput;
  return filled + searchParams(Object.fromEntries(names.map((name) => [name, given[name]])));
}

/** Functions that send requests, so that each method of the client is one line. */
function createCalls(options: TreasuryClientOptions) {
  const transport = createTransport(options);
  const send = (route: Route, { values, search, ...rest }: Call) =>
    sendRequest(transport, {
      method: route.method,
      path: pathOf(route, { values, search }),
      ...rest,
    });
  const call = async <T>(schema: Schema<T>, route: Route, rest: Call) =>
    readBody(transport, schema, await send(route, rest));
  return {
    endpoint: transport.endpoint,
    call,
    stream: async (route: Route, rest: Call): Promise<Response> => {
      const answer = await send(route, { ...rest, stream: { accept: 'text/event-stream' } });
      // With `stream`, the body is the answer itself.
      return answer.body as Response;
    },
    async file(route: Route, rest: Call): Promise<Blob> {
      const { body } = await send(route, { ...rest, stream: { accept: 'text/csv' } });
      return readCsvFile(body, { timeoutMs: transport.timeoutMs, signal: rest.signal });
    },
    withdrawal: async (route: Route, id: string, rest: Call): Promise<WithdrawalView> =>
      (await call(withdrawalAnswer, route, { values: { id }, ...rest })).withdrawal,
  };
}

const at = (id: number) => ({ values: { id: String(id) } });

/**
 * Creates a client of the store's treasury handler. It holds no key: the store authenticates the person
 * by its own session, so the page must be on the store's origin.
 *
 * @example
 * const client = createTreasuryClient({ endpoint: '/api/treasury' });
 * const { wallets, totalUsd } = await client.getProcessingBalances();
 * @throws Error if `endpoint` is missing.
 */
export function createTreasuryClient(options: TreasuryClientOptions): TreasuryClient {
  const { endpoint, call, file, stream, withdrawal } = createCalls(options);
  const routes = TREASURY_ROUTES;
  return {
    endpoint,
    getSession: (how) => call(treasurySessionSchema, routes.session, { ...how }),
    listTasks: (how) => call(taskListSchema, routes.tasks, { ...how }),
    openLive: (how) => stream(routes.live, { ...how }),
    listCurrencies: (how) => call(currencyListingSchema, routes.currencies, { ...how }),
    getProcessingBalances({ blockchains, currencyIds } = {}, how = {}) {
      const search = { blockchain: blockchains, currencyId: currencyIds };
      return call(processingBalancesSchema, routes.processingBalances, { search, ...how });
    },
    getFigures: (search, how) => call(figuresSchema, routes.figures, { search, ...how }),
    getExchangeBalances: (how) => call(exchangeBalancesSchema, routes.exchangeBalances, { ...how }),
    listUnconfirmedTransfers: (how) =>
      call(unconfirmedTransfersSchema, routes.unconfirmedTransfers, { ...how }),
    listWithdrawals: (search, how) =>
      call(withdrawalListSchema, routes.listWithdrawals, { search, ...how }),
    getWithdrawalsFile: (search, how) => file(routes.exportWithdrawals, { search, ...how }),
    getWithdrawal: (id, how) => withdrawal(routes.getWithdrawal, id, { ...how }),
    draftWithdrawal: (body) => withdrawal(routes.draftWithdrawal, '', { body }),
    approveWithdrawal: (id) => withdrawal(routes.approveWithdrawal, id, { body: {} }),
    sendWithdrawal: (id, body = {}) => withdrawal(routes.sendWithdrawal, id, { body }),
    settleWithdrawal: (id, body) => withdrawal(routes.settleWithdrawal, id, { body }),
    deleteWithdrawal: (id, body = {}) => withdrawal(routes.deleteWithdrawal, id, { body }),
    searchOrders: (search, how) =>
      call(orderRowListSchema, routes.searchOrders, { search, ...how }),
    countOrders: (search, how) => call(orderCountsSchema, routes.countOrders, { search, ...how }),
    ordersFileUrl: (search) => endpoint + pathOf(routes.exportOrders, { search }),
    getOrdersFile: (search, how) => file(routes.exportOrders, { search, ...how }),
    getOrder: (values, how) => call(orderDetailSchema, routes.getOrder, { values, ...how }),
    releaseHold: (values, body) => call(orderDetailSchema, routes.releaseHold, { values, body }),
    markPaid: (values, body) => call(orderDetailSchema, routes.markPaid, { values, body }),
    makeRefundLink: (values, body) =>
      call(madeRefundLinkSchema, routes.makeRefundLink, { values, body }),
    revokeRefundLink: ({ kind, reference }, id) =>
      call(orderDetailSchema, routes.revokeRefundLink, {
        values: { kind, reference, id },
        body: {},
      }),
    listWebhooks: (search, how) => call(webhookListSchema, routes.listWebhooks, { search, ...how }),
    getWebhook: (id, how) => call(webhookDetailSchema, routes.getWebhook, { ...at(id), ...how }),
    settlePayment: (id, body) =>
      call(webhookDetailSchema, routes.settlePayment, { ...at(id), body }),
    listCallbacks: (search, how) =>
      call(callbackListSchema, routes.listCallbacks, { search, ...how }),
    repeatCallback: (id, body) =>
      call(repeatedCallbackSchema, routes.repeatCallback, { ...at(id), body }),
    listAudit: (search, how) => call(auditListSchema, routes.audit, { search, ...how }),
    getAuditFile: (search, how) => file(routes.exportAudit, { search, ...how }),
  };
}

/** Query parameters by name. Undefined values and empty lists are left out; a list repeats the name. */
export type SearchInput = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** @returns the query string with its `?`, or an empty string. */
export function searchParams(input: SearchInput): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [String(value)]) {
      search.append(key, one);
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
