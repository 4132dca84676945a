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
import { shouldRetry, retryDelayMs } from '../../contract/retry.js';
import type { AuditList } from '../contract/audit.js';
import type { OrderRowList } from '../contract/orderList.js';
import type { CallbackList, WebhookList } from '../contract/webhooks.js';
import type { WithdrawalList } from '../contract/withdrawals.js';
import type { TreasurySession } from '../contract/session.js';
import type { ProcessingBalancesQuery } from '../contract/balances.js';
import type { FiguresQuery } from '../contract/figures.js';
import type {
  AuditQuery,
  CallbacksQuery,
  OrderReference,
  OrderSearchQuery,
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

/** Starts the keys of all lists of orders, and of what is counted over them. */
export const ordersQueryKey = (client: TreasuryClient): readonly string[] => [
  ...treasuryQueryKey(client),
  'orders',
];

/** One read of the store. */
interface Read<Data> {
  /** What follows the store's own key. */
  readonly key: readonly unknown[];
  readonly ask: (how: ReadOptions) => Promise<Data>;
  readonly everyMs?: (data: Data | undefined) => number | false;
  readonly staleTime?: number;
}

function readOptions<Data>(
  client: TreasuryClient,
  { key, ask, everyMs = () => ledgerIntervalMs(client), ...rest }: Read<Data>,
): TreasuryQueryOptions<Data> {
  return queryOptions<Data, TreasuryError>({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), ...key],
    queryFn: ({ signal }) => ask({ signal }),
    refetchInterval: ({ state }) => intervalAfter(state.error, everyMs(state.data)),
    ...rest,
  });
}

/** One list of the store, which comes page by page. */
interface PagedRead<Page, Cursor> {
  readonly key: readonly unknown[];
  readonly ask: (page: PageQuery<Cursor>, how: ReadOptions) => Promise<Page>;
  readonly everyMs?: (pages: readonly Page[]) => number;
}

function pagedOptions<Page extends { readonly next: Cursor | null }, Cursor>(
  client: TreasuryClient,
  { key, ask, everyMs = () => ledgerIntervalMs(client) }: PagedRead<Page, Cursor>,
): TreasuryPagesOptions<Page, Cursor> {
  return infiniteQueryOptions<
    Page,
    TreasuryError,
    InfiniteData<Page>,
    QueryKey,
    Cursor | undefined
  >({
    ...SHARED_OPTIONS,
    queryKey: [...treasuryQueryKey(client), ...key],
    // TypeScript does not resolve React Query's type of it while `Cursor` is generic.
    queryFn: ({ pageParam, signal }) => ask({ after: pageParam as Cursor | undefined }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) => intervalAfter(state.error, everyMs(state.data?.pages ?? [])),
  });
}

/** Balances of wallets, which the service sums up for each request. */
const BALANCES = { everyMs: () => BALANCES_MS, staleTime: BALANCES_MS / 2 };

/**
 * The session: who is signed in, and what they may do. Read every 15 seconds and whenever the window
 * gets the focus, because another person may have signed in meanwhile.
 */
export const treasurySessionQueryOptions = (
  client: TreasuryClient,
): TreasuryQueryOptions<TreasurySession> => ({
  ...readOptions(client, {
    key: ['session'],
    ask: (how) => client.getSession(how),
    staleTime: SESSION_STALE_MS,
  }),
  // Without a session, an error stops polling until the person tries again. With one, polling goes on,
  // so that the page notices another person.
  refetchInterval: ({ state: { data, error } }) =>
    error && !data ? false : intervalAfter(error, WAITING_MS),
  refetchOnWindowFocus: 'always',
});

/**
 * What needs the signed-in person, every 15 seconds, or 30 while changes are hinted at: time makes tasks
 * too.
 */
export const tasksQueryOptions = (client: TreasuryClient) =>
  readOptions(client, {
    key: ['tasks'],
    ask: (how) => client.listTasks(how),
    everyMs: () => (isLive(client) ? 2 * WAITING_MS : WAITING_MS),
  });

/** The newest orders on one page. */
export const newestOrdersQueryOptions = (
  client: TreasuryClient,
  { limit }: { readonly limit: number },
) =>
  readOptions(client, {
    key: ['orders', 'newest', limit],
    ask: (how) => client.searchOrders({ sort: 'newest', limit }, how),
  });

/** The store's currencies. */
export const treasuryCurrenciesQueryOptions = (client: TreasuryClient) =>
  readOptions(client, {
    key: ['currencies'],
    ask: (how) => client.listCurrencies(how),
    everyMs: () => false,
    staleTime: LISTING_STALE_MS,
  });

/** Balances of the processing wallets, every 30 seconds. */
export const processingBalancesQueryOptions = (
  client: TreasuryClient,
  query: ProcessingBalancesQuery = {},
) =>
  readOptions(client, {
    key: ['processing', query],
    ask: (how) => client.getProcessingBalances(query, how),
    ...BALANCES,
  });

/** Income by day and the figures beside it, every 15 seconds. */
export const figuresQueryOptions = (client: TreasuryClient, query: FiguresQuery = {}) =>
  readOptions(client, {
    key: ['orders', 'figures', query],
    ask: (how) => client.getFigures(query, how),
    everyMs: () => WAITING_MS,
  });

/** Balances of the exchange account, every 30 seconds. */
export const exchangeBalancesQueryOptions = (client: TreasuryClient) =>
  readOptions(client, {
    key: ['exchange'],
    ask: (how) => client.getExchangeBalances(how),
    ...BALANCES,
  });

/** Unconfirmed transfers, every 5 seconds. */
export const unconfirmedTransfersQueryOptions = (client: TreasuryClient) =>
  readOptions(client, {
    key: ['unconfirmed'],
    ask: (how) => client.listUnconfirmedTransfers(how),
    everyMs: () => UNCONFIRMED_MS,
  });

/** One withdrawal: every 3 seconds while it moves, every 15 while it waits, not after its end. */
export const withdrawalQueryOptions = (client: TreasuryClient, id: string) =>
  readOptions(client, {
    key: ['withdrawal', id],
    ask: (how) => client.getWithdrawal(id, how),
    everyMs: withdrawalIntervalMs,
  });

/** One order with its refunds. */
export const orderQueryOptions = (client: TreasuryClient, { kind, reference }: OrderReference) =>
  readOptions(client, {
    key: ['order', kind, reference],
    ask: (how) => client.getOrder({ kind, reference }, how),
  });

/**
 * Withdrawals of a view, newest first, page by page. The key of all withdrawals starts the key of those in
 * one view.
 */
export const withdrawalsQueryOptions = (client: TreasuryClient, { view }: WithdrawalsQuery = {}) =>
  pagedOptions<WithdrawalList, string>(client, {
    key: view === undefined ? ['withdrawals'] : ['withdrawals', { view }],
    ask: (page, how) => client.listWithdrawals({ ...page, view }, how),
    everyMs: (pages) => withdrawalsIntervalMs(pages.flatMap(({ withdrawals }) => withdrawals)),
  });

/** Orders as a work list, page by page. */
export const orderSearchQueryOptions = (client: TreasuryClient, query: OrderSearchQuery = {}) =>
  pagedOptions<OrderRowList, string>(client, {
    key: ['orders', 'search', query],
    ask: (page, how) => client.searchOrders({ ...page, ...query }, how),
  });

/** How many orders each view has. */
export const orderCountsQueryOptions = (
  client: TreasuryClient,
  query: Omit<OrderSearchQuery, 'view'> = {},
) =>
  readOptions(client, {
    key: ['orders', 'counts', query],
    ask: (how) => client.countOrders(query, how),
  });

/** Events of the service, newest first, page by page. */
export const webhooksQueryOptions = (client: TreasuryClient, query: WebhooksQuery = {}) =>
  pagedOptions<WebhookList, number>(client, {
    key: ['webhooks', query],
    ask: (page, how) => client.listWebhooks({ ...page, ...query }, how),
  });

/** One event of the service. */
export const webhookQueryOptions = (client: TreasuryClient, id: number) =>
  readOptions(client, {
    key: ['webhook', id],
    ask: (how) => client.getWebhook(id, how),
  });

/** What the store's code was told, newest first, page by page. */
export const callbacksQueryOptions = (client: TreasuryClient, query: CallbacksQuery = {}) =>
  pagedOptions<CallbackList, number>(client, {
    key: ['callbacks', query],
    ask: (page, how) => client.listCallbacks({ ...page, ...query }, how),
  });

/** The audit, newest first, page by page. */
export const auditQueryOptions = (client: TreasuryClient, query: AuditQuery = {}) =>
  pagedOptions<AuditList, number>(client, {
    key: ['audit', query],
    ask: (page, how) => client.listAudit({ ...page, ...query }, how),
  });
