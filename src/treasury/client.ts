/** The back office's client of the store: each request, parsed by the contract's schema. */
import { currencyListingSchema, type CurrencyListing } from '../contract/currencies.js';
import { readBody, sendRequest, type FetchLike } from '../contract/request.js';
import type { Shape } from '../contract/shape.js';
import {
  exchangeBalancesSchema,
  processingBalancesSchema,
  type ExchangeBalancesView,
  type ProcessingBalancesQuery,
  type ProcessingBalancesView,
} from '../contract/treasury/holdings.js';
import {
  auditListSchema,
  deliveryListSchema,
  orderDetailSchema,
  orderListSchema,
  type AuditList,
  type DeliveryList,
  type OrderDetail,
  type OrderList,
  type OrderWordInput,
} from '../contract/treasury/orders.js';
import {
  TREASURY_PROBLEMS,
  treasuryProblemSchema,
  type TreasuryProblemCode,
} from '../contract/treasury/problem.js';
import { TREASURY_ROUTES } from '../contract/treasury/routes.js';
import { treasurySessionSchema, type TreasurySession } from '../contract/treasury/session.js';
import {
  unconfirmedTransfersSchema,
  type UnconfirmedTransfersView,
} from '../contract/treasury/unconfirmed.js';
import {
  withdrawalAnswer,
  withdrawalListSchema,
  type DeleteWithdrawalInput,
  type DraftWithdrawalInput,
  type SendWithdrawalInput,
  type SettleWithdrawalInput,
  type WithdrawalList,
  type WithdrawalView,
} from '../contract/treasury/withdrawals.js';
import { readFile } from './readFile.js';
import { searchParams, type SearchInput } from './searchParams.js';
import { TreasuryError } from './treasuryError.js';

/** Options of {@link createTreasuryClient}. */
export interface TreasuryClientOptions {
  /** Where the store's treasury handler is mounted: `/api/treasury` or an absolute URL. */
  readonly endpoint: string;
  /** Sends the requests. @default the platform's `fetch`, with the page's own cookies */
  readonly fetch?: FetchLike;
  /**
   * Milliseconds until an answer counts as lost. Longer than a shopper would wait, because the store
   * asks the service and its exchange live.
   *
   * @default 30000
   */
  readonly timeoutMs?: number;
}

/** Lets a reading be given up. A change has no such thing: it is better known than abandoned. */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Which part of a list. */
export interface PageQuery<Cursor = string> {
  /** `next` of the page before. @default from the beginning */
  readonly after?: Cursor | undefined;
  /** How many. @default what the store thinks fit */
  readonly limit?: number | undefined;
}

/** Which orders. */
export interface OrdersQuery {
  /** `open` | `held` | `paid` | `closed`. @default all of them */
  readonly state?: string | undefined;
}

/** Names an order or a customer of the store. */
export interface OrderReference {
  /** `payment` | `top_up`. */
  readonly kind: string;
  readonly reference: string;
}

/** Asks the store. Every method rejects with a `TreasuryError` only. */
export interface TreasuryClient {
  /** The mount path, as given, without a slash at the end. */
  readonly endpoint: string;
  /** Who is asking, and what they may do. */
  getSession(options?: ReadOptions): Promise<TreasurySession>;
  /** Every currency of the store. */
  listCurrencies(options?: ReadOptions): Promise<CurrencyListing>;
  /** What the processing wallets hold; networks that the service left out are named. */
  getProcessingBalances(
    query?: ProcessingBalancesQuery,
    options?: ReadOptions,
  ): Promise<ProcessingBalancesView>;
  /** What the exchange account holds. */
  getExchangeBalances(options?: ReadOptions): Promise<ExchangeBalancesView>;
  /** Transfers that no network has confirmed. */
  listUnconfirmedTransfers(options?: ReadOptions): Promise<UnconfirmedTransfersView>;
  /** Withdrawals, newest first. */
  listWithdrawals(page?: PageQuery, options?: ReadOptions): Promise<WithdrawalList>;
  /** One withdrawal as it stands; the store asks the service about it where that can help. */
  getWithdrawal(id: string, options?: ReadOptions): Promise<WithdrawalView>;
  /** Writes a draft. The same id again is the same draft; nothing is sent to the service. */
  draftWithdrawal(input: DraftWithdrawalInput): Promise<WithdrawalView>;
  /** Approves what another has drafted. */
  approveWithdrawal(id: string): Promise<WithdrawalView>;
  /**
   * Hands the draft to the service, once in its life. Where the answer is lost, read it again.
   *
   * @param input `seen`: the warnings that the person has seen; where the same money may have gone out
   *   since, nothing is sent (`warnings_new`). @default {} nothing of that kind is asked
   */
  sendWithdrawal(id: string, input?: SendWithdrawalInput): Promise<WithdrawalView>;
  /** Says what a person found at the service about one whose outcome is not known. */
  settleWithdrawal(id: string, input: SettleWithdrawalInput): Promise<WithdrawalView>;
  /**
   * Discards a draft, or takes a queued withdrawal back at the service.
   *
   * @param input `from`: which of the two was meant (`unsent`, `queued`); one that has gone on
   *   meanwhile is left as it is (`withdrawal_state`). @default {} whichever fits
   */
  deleteWithdrawal(id: string, input?: DeleteWithdrawalInput): Promise<WithdrawalView>;
  /** Orders, newest first. */
  listOrders(page?: PageQuery & OrdersQuery, options?: ReadOptions): Promise<OrderList>;
  /** Address of the orders as a file, for a link with `download`. */
  ordersFileUrl(query?: OrdersQuery): string;
  /** The same file (CSV, UTF-8) by the client's own `fetch`. Every export is noted in the audit. */
  getOrdersFile(query?: OrdersQuery, options?: ReadOptions): Promise<Blob>;
  /** One order with its evidence and refunds. */
  getOrder(order: OrderReference, options?: ReadOptions): Promise<OrderDetail>;
  /** Ends a hold. The reason is kept. */
  releaseHold(order: OrderReference, input: OrderWordInput): Promise<OrderDetail>;
  /** The store's word that an order is paid. The reason is kept. */
  markPaid(order: OrderReference, input: OrderWordInput): Promise<OrderDetail>;
  /** What the service has delivered, newest first. */
  listDeliveries(page?: PageQuery<number>, options?: ReadOptions): Promise<DeliveryList>;
  /** Who did what, newest first. */
  listAudit(page?: PageQuery<number>, options?: ReadOptions): Promise<AuditList>;
}

function endpointOf(endpoint: unknown): string {
  if (typeof endpoint === 'string' && endpoint !== '') return endpoint.replace(/\/+$/, '');
  throw new Error(
    'createTreasuryClient needs an `endpoint`. Without it no request can reach the store. ' +
      "Pass the path where the store mounts Tillkit's treasury handler, such as '/api/treasury'.",
  );
}

interface Route {
  readonly method: string;
  readonly path: string;
}

/** Fills `:id` and its like; every value is encoded, so that it stays one segment. */
function fill(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** What this page was told is nobody else's, and a balance from a cache would be a wrong one. */
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
    // Looked up at each call, so that importing and creating work where there is no fetch yet.
    fetch: uncached(fetch ?? ((url, init) => globalThis.fetch(url, init))),
    timeoutMs,
  };
}

/** Reads and changes: one line for each route is left to say. */
function createCalls(options: TreasuryClientOptions) {
  const transport = createTransport(options);
  const call = async <T>(schema: Shape<T>, route: Route, rest: object) =>
    readBody(transport, schema, await sendRequest(transport, { ...route, ...rest }));
  const orderPath = ({ path }: Route, { kind, reference }: OrderReference) =>
    fill(path, { kind, reference });
  return {
    endpoint: transport.endpoint,
    read: <T>(schema: Shape<T>, route: Route, search: SearchInput, { signal }: ReadOptions) =>
      call(schema, { ...route, path: route.path + searchParams(search) }, { signal }),
    async file(route: Route, search: SearchInput, { signal }: ReadOptions): Promise<Blob> {
      const path = route.path + searchParams(search);
      const stream = { accept: 'text/csv' };
      const { body } = await sendRequest(transport, { ...route, path, signal, stream });
      return readFile(body, { timeoutMs: transport.timeoutMs, signal });
    },
    readOrder: (order: OrderReference, { signal }: ReadOptions) =>
      call(
        orderDetailSchema,
        { ...TREASURY_ROUTES.getOrder, path: orderPath(TREASURY_ROUTES.getOrder, order) },
        { signal },
      ),
    changeOrder: (route: Route, order: OrderReference, body: OrderWordInput) =>
      call(orderDetailSchema, { ...route, path: orderPath(route, order) }, { body }),
    async withdrawal(route: Route, id: string, rest: object): Promise<WithdrawalView> {
      const path = fill(route.path, { id });
      return (await call(withdrawalAnswer, { ...route, path }, rest)).withdrawal;
    },
  };
}

/**
 * Makes a client of the store's treasury handler. It holds no key: the store knows the person by its
 * own session, so it works on a page of the store's own origin.
 *
 * @example
 * const client = createTreasuryClient({ endpoint: '/api/treasury' });
 * const { wallets, totalUsd } = await client.getProcessingBalances();
 * @throws Error if `endpoint` is missing.
 */
export function createTreasuryClient(options: TreasuryClientOptions): TreasuryClient {
  const { endpoint, read, file, readOrder, changeOrder, withdrawal } = createCalls(options);
  const routes = TREASURY_ROUTES;
  return {
    endpoint,
    getSession: (how = {}) => read(treasurySessionSchema, routes.session, {}, how),
    listCurrencies: (how = {}) => read(currencyListingSchema, routes.currencies, {}, how),
    getProcessingBalances({ blockchains, currencyIds } = {}, how = {}) {
      const search = { blockchain: blockchains, currencyId: currencyIds };
      return read(processingBalancesSchema, routes.processingBalances, search, how);
    },
    getExchangeBalances: (how = {}) =>
      read(exchangeBalancesSchema, routes.exchangeBalances, {}, how),
    listUnconfirmedTransfers: (how = {}) =>
      read(unconfirmedTransfersSchema, routes.unconfirmedTransfers, {}, how),
    listWithdrawals: ({ after, limit } = {}, how = {}) =>
      read(withdrawalListSchema, routes.listWithdrawals, { after, limit }, how),
    getWithdrawal: (id, { signal } = {}) => withdrawal(routes.getWithdrawal, id, { signal }),
    draftWithdrawal: (body) => withdrawal(routes.draftWithdrawal, '', { body }),
    approveWithdrawal: (id) => withdrawal(routes.approveWithdrawal, id, { body: {} }),
    sendWithdrawal: (id, body = {}) => withdrawal(routes.sendWithdrawal, id, { body }),
    settleWithdrawal: (id, body) => withdrawal(routes.settleWithdrawal, id, { body }),
    deleteWithdrawal: (id, body = {}) => withdrawal(routes.deleteWithdrawal, id, { body }),
    listOrders: ({ state, after, limit } = {}, how = {}) =>
      read(orderListSchema, routes.listOrders, { state, after, limit }, how),
    ordersFileUrl: ({ state } = {}) =>
      endpoint + routes.exportOrders.path + searchParams({ state }),
    getOrdersFile: ({ state } = {}, how = {}) => file(routes.exportOrders, { state }, how),
    getOrder: (order, how = {}) => readOrder(order, how),
    releaseHold: (order, input) => changeOrder(routes.releaseHold, order, input),
    markPaid: (order, input) => changeOrder(routes.markPaid, order, input),
    listDeliveries: ({ after, limit } = {}, how = {}) =>
      read(deliveryListSchema, routes.deliveries, { after, limit }, how),
    listAudit: ({ after, limit } = {}, how = {}) =>
      read(auditListSchema, routes.audit, { after, limit }, how),
  };
}
