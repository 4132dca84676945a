/** React Query options of the back office, shared by hooks, prefetching and cache access. */
import {
  infiniteQueryOptions,
  queryOptions,
  type DataTag,
  type InfiniteData,
  type QueryFunction,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { CurrencyListing } from '../contract/currencies.js';
import { shouldRetry, retryDelayMs } from '../contract/retry.js';
import type {
  ExchangeBalancesView,
  ProcessingBalancesQuery,
  ProcessingBalancesView,
} from '../contract/treasury/balances.js';
import type {
  BalanceHistoryView,
  FiguresQuery,
  FiguresView,
} from '../contract/treasury/figures.js';
import type { OrderCountsView, OrderRowList } from '../contract/treasury/orderList.js';
import type { AuditList } from '../contract/treasury/audit.js';
import type { OrderDetail, OrderList } from '../contract/treasury/orders.js';
import type { TreasurySession } from '../contract/treasury/session.js';
import type { TaskList } from '../contract/treasury/tasks.js';
import type { UnconfirmedTransfersView } from '../contract/treasury/unconfirmed.js';
import type { CallbackList, WebhookDetail, WebhookList } from '../contract/treasury/webhooks.js';
import type { WithdrawalList, WithdrawalView } from '../contract/treasury/withdrawals.js';
import type {
  AuditQuery,
  CallbacksQuery,
  OrderReference,
  OrderSearchQuery,
  OrdersQuery,
  PageQuery,
  ReadOptions,
  TreasuryClient,
  WithdrawalsQuery,
  WebhooksQuery,
} from './client.js';
import {
  BALANCES_MS,
  intervalAfter,
  UNCONFIRMED_MS,
  WAITING_MS,
  withdrawalIntervalMs,
  withdrawalsIntervalMs,
} from './pollIntervals.js';
import { isLive, ledgerIntervalMs } from './live/liveState.js';
import { isTreasuryError, type TreasuryError } from './treasuryError.js';

const LISTING_STALE_MS = 5 * 60_000;
const SESSION_STALE_MS = 60_000;

/**
 * Options of one query. Written out, because the inferred type names `@tanstack/query-core`, which the
 * store has not installed itself.
 */
export type TreasuryQueryOptions<Data> = Omit<
  UseQueryOptions<Data, TreasuryError>,
  'queryKey' | 'queryFn'
> & {
  readonly queryKey: DataTag<QueryKey, Data, TreasuryError>;
  readonly queryFn?: QueryFunction<Data>;
};

/** The same for a list that comes page by page. */
export type TreasuryPagesOptions<Page, Cursor> = UseInfiniteQueryOptions<
  Page,
  TreasuryError,
  InfiniteData<Page>,
  QueryKey,
  Cursor | undefined
> & { readonly queryKey: DataTag<QueryKey, InfiniteData<Page>, TreasuryError> };

/** Options of every query. Polling stops while the page is hidden. */
const SHARED_OPTIONS = {
  networkMode: 'always',
  refetchOnReconnect: true,
  refetchIntervalInBackground: false,
  retry: (failures: number, error: TreasuryError) =>
    isTreasuryError(error) && shouldRetry(failures, error),
  retryDelay: retryDelayMs,
  // Overrides the defaults of a shared cache: rows of another query must not show here, and components
  // show their own errors.
  placeholderData: () => undefined,
  throwOnError: false,
} as const;

/** Query key that starts all keys of one store's treasury. */
export function treasuryQueryKey(client: Pick<TreasuryClient, 'endpoint'>): readonly string[] {
  return ['tillkit', client.endpoint];
}

/**
 * The session: who is signed in, and what they may do. Read every 15 seconds and whenever the window
 * gets the focus, because another person may have signed in meanwhile.
 */
export function treasurySessionQueryOptions(
  client: TreasuryClient,
): TreasuryQueryOptions<TreasurySession> {
  return queryOptions<TreasurySession, TreasuryError>({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), 'session'],
    queryFn: ({ signal }) => client.getSession({ signal }),
    // Without a session, an error stops polling until the person tries again. With one, polling goes on,
    // so that the page notices another person.
    refetchInterval: ({ state: { data, error } }) =>
      error && !data ? false : intervalAfter(error, WAITING_MS),
    refetchOnWindowFocus: 'always',
    staleTime: SESSION_STALE_MS,
  });
}

/**
 * What needs the signed-in person, every 15 seconds, or 30 while changes are hinted at: time makes tasks
 * too.
 */
export function tasksQueryOptions(client: TreasuryClient): TreasuryQueryOptions<TaskList> {
  return queryOptions<TaskList, TreasuryError>({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), 'tasks'],
    queryFn: ({ signal }) => client.listTasks({ signal }),
    refetchInterval: ({ state }) =>
      intervalAfter(state.error, isLive(client) ? 2 * WAITING_MS : WAITING_MS),
  });
}

/** The newest orders on one page. */
export function newestOrdersQueryOptions(
  client: TreasuryClient,
  { limit }: { readonly limit: number },
): TreasuryQueryOptions<OrderRowList> {
  return queryOptions<OrderRowList, TreasuryError>({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), 'orders', 'newest', limit],
    queryFn: ({ signal }) => client.searchOrders({ sort: 'newest', limit }, { signal }),
    refetchInterval: ({ state }) => intervalAfter(state.error, ledgerIntervalMs(client)),
  });
}

/** The store's currencies. */
export function treasuryCurrenciesQueryOptions(
  client: TreasuryClient,
): TreasuryQueryOptions<CurrencyListing> {
  return queryOptions<CurrencyListing, TreasuryError>({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), 'currencies'],
    queryFn: ({ signal }) => client.listCurrencies({ signal }),
    staleTime: LISTING_STALE_MS,
  });
}

/** Balances of the processing wallets, every 30 seconds. */
export function processingBalancesQueryOptions(
  client: TreasuryClient,
  query: ProcessingBalancesQuery = {},
): TreasuryQueryOptions<ProcessingBalancesView> {
  return queryOptions<ProcessingBalancesView, TreasuryError>({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), 'processing', query],
    queryFn: ({ signal }) => client.getProcessingBalances(query, { signal }),
    refetchInterval: ({ state }) => intervalAfter(state.error, BALANCES_MS),
    staleTime: BALANCES_MS / 2,
  });
}

/** The processing wallets over time, every 30 seconds. */
export function balanceHistoryQueryOptions(
  client: TreasuryClient,
  query: FiguresQuery = {},
): TreasuryQueryOptions<BalanceHistoryView> {
  return queryOptions<BalanceHistoryView, TreasuryError>({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), 'processing', 'history', query],
    queryFn: ({ signal }) => client.getBalanceHistory(query, { signal }),
    refetchInterval: ({ state }) => intervalAfter(state.error, BALANCES_MS),
    staleTime: BALANCES_MS / 2,
  });
}

/** Income by day and the figures beside it, every 15 seconds. */
export function figuresQueryOptions(
  client: TreasuryClient,
  query: FiguresQuery = {},
): TreasuryQueryOptions<FiguresView> {
  return queryOptions<FiguresView, TreasuryError>({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), 'orders', 'figures', query],
    queryFn: ({ signal }) => client.getFigures(query, { signal }),
    refetchInterval: ({ state }) => intervalAfter(state.error, WAITING_MS),
  });
}

/** Balances of the exchange account, every 30 seconds. */
export function exchangeBalancesQueryOptions(
  client: TreasuryClient,
): TreasuryQueryOptions<ExchangeBalancesView> {
  return queryOptions<ExchangeBalancesView, TreasuryError>({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), 'exchange'],
    queryFn: ({ signal }) => client.getExchangeBalances({ signal }),
    refetchInterval: ({ state }) => intervalAfter(state.error, BALANCES_MS),
    staleTime: BALANCES_MS / 2,
  });
}

/** Unconfirmed transfers, every 5 seconds. */
export function unconfirmedTransfersQueryOptions(
  client: TreasuryClient,
): TreasuryQueryOptions<UnconfirmedTransfersView> {
  return queryOptions<UnconfirmedTransfersView, TreasuryError>({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), 'unconfirmed'],
    queryFn: ({ signal }) => client.listUnconfirmedTransfers({ signal }),
    refetchInterval: ({ state }) => intervalAfter(state.error, UNCONFIRMED_MS),
  });
}

/** One withdrawal: every 3 seconds while it moves, every 15 while it waits, not after its end. */
export function withdrawalQueryOptions(
  client: TreasuryClient,
  id: string,
): TreasuryQueryOptions<WithdrawalView> {
  return queryOptions<WithdrawalView, TreasuryError>({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), 'withdrawal', id],
    queryFn: ({ signal }) => client.getWithdrawal(id, { signal }),
    refetchInterval: ({ state }) => intervalAfter(state.error, withdrawalIntervalMs(state.data)),
  });
}

/** One order with its refunds. */
export function orderQueryOptions(
  client: TreasuryClient,
  { kind, reference }: OrderReference,
): TreasuryQueryOptions<OrderDetail> {
  return queryOptions<OrderDetail, TreasuryError>({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), 'order', kind, reference],
    queryFn: ({ signal }) => client.getOrder({ kind, reference }, { signal }),
    refetchInterval: ({ state }) => intervalAfter(state.error, ledgerIntervalMs(client)),
  });
}

interface Paged<Page, Cursor> {
  readonly client: TreasuryClient;
  readonly name: string;
  /** Appended to the query key. */
  readonly more?: readonly unknown[];
  readonly read: (page: PageQuery<Cursor>, how: ReadOptions) => Promise<Page>;
  readonly intervalMs: (pages: readonly Page[]) => number;
}

function pagedQueryOptions<Page extends { readonly next: Cursor | null }, Cursor>({
  client,
  name,
  more = [],
  read,
  intervalMs: paceMs,
}: Paged<Page, Cursor>): TreasuryPagesOptions<Page, Cursor> {
  return infiniteQueryOptions<
    Page,
    TreasuryError,
    InfiniteData<Page>,
    QueryKey,
    Cursor | undefined
  >({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), name, ...more],
    // TypeScript does not resolve React Query's type of it while `Cursor` is generic.
    queryFn: ({ pageParam, signal }) =>
      read({ after: pageParam as Cursor | undefined }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) => intervalAfter(state.error, paceMs(state.data?.pages ?? [])),
  });
}

/**
 * Withdrawals of a view, newest first, page by page. The key of all withdrawals starts the key of those in
 * one view.
 */
export function withdrawalsQueryOptions(
  client: TreasuryClient,
  { view }: WithdrawalsQuery = {},
): TreasuryPagesOptions<WithdrawalList, string> {
  return pagedQueryOptions<WithdrawalList, string>({
    client,
    name: 'withdrawals',
    more: view === undefined ? [] : [{ view }],
    read: (page, how) => client.listWithdrawals({ ...page, view }, how),
    intervalMs: (pages) => withdrawalsIntervalMs(pages.flatMap(({ withdrawals }) => withdrawals)),
  });
}

/** Orders, newest first, page by page. The key of all orders starts the key of those in one state. */
export function ordersQueryOptions(
  client: TreasuryClient,
  { state }: OrdersQuery = {},
): TreasuryPagesOptions<OrderList, string> {
  return pagedQueryOptions<OrderList, string>({
    client,
    name: 'orders',
    more: state === undefined ? [] : [{ state }],
    read: (page, how) => client.listOrders({ ...page, state }, how),
    intervalMs: () => ledgerIntervalMs(client),
  });
}

/** Orders as a work list, page by page. */
export function orderSearchQueryOptions(
  client: TreasuryClient,
  query: OrderSearchQuery = {},
): TreasuryPagesOptions<OrderRowList, string> {
  return pagedQueryOptions<OrderRowList, string>({
    client,
    name: 'orders',
    more: ['search', query],
    read: (page, how) => client.searchOrders({ ...page, ...query }, how),
    intervalMs: () => ledgerIntervalMs(client),
  });
}

/** How many orders each view has. */
export function orderCountsQueryOptions(
  client: TreasuryClient,
  query: Omit<OrderSearchQuery, 'view'> = {},
): TreasuryQueryOptions<OrderCountsView> {
  return queryOptions<OrderCountsView, TreasuryError>({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), 'orders', 'counts', query],
    queryFn: ({ signal }) => client.countOrders(query, { signal }),
    refetchInterval: ({ state }) => intervalAfter(state.error, ledgerIntervalMs(client)),
  });
}

/** Events of the service, newest first, page by page. */
export function webhooksQueryOptions(
  client: TreasuryClient,
  query: WebhooksQuery = {},
): TreasuryPagesOptions<WebhookList, number> {
  return pagedQueryOptions<WebhookList, number>({
    client,
    name: 'webhooks',
    more: [query],
    read: (page, how) => client.listWebhooks({ ...page, ...query }, how),
    intervalMs: () => ledgerIntervalMs(client),
  });
}

/** One event of the service. */
export function webhookQueryOptions(
  client: TreasuryClient,
  id: number,
): TreasuryQueryOptions<WebhookDetail> {
  return queryOptions<WebhookDetail, TreasuryError>({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), 'webhook', id],
    queryFn: ({ signal }) => client.getWebhook(id, { signal }),
    refetchInterval: ({ state }) => intervalAfter(state.error, ledgerIntervalMs(client)),
  });
}

/** What the store's code was told, newest first, page by page. */
export function callbacksQueryOptions(
  client: TreasuryClient,
  query: CallbacksQuery = {},
): TreasuryPagesOptions<CallbackList, number> {
  return pagedQueryOptions<CallbackList, number>({
    client,
    name: 'callbacks',
    more: [query],
    read: (page, how) => client.listCallbacks({ ...page, ...query }, how),
    intervalMs: () => ledgerIntervalMs(client),
  });
}

/** The audit, newest first, page by page. */
export function auditQueryOptions(
  client: TreasuryClient,
  query: AuditQuery = {},
): TreasuryPagesOptions<AuditList, number> {
  return pagedQueryOptions<AuditList, number>({
    client,
    name: 'audit',
    more: [query],
    read: (page, how) => client.listAudit({ ...page, ...query }, how),
    intervalMs: () => ledgerIntervalMs(client),
  });
}
