/** Query options of the back office for React Query: one typed recipe for hooks, prefetching and cache. */
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
import { mayRetry, retryDelayMs } from '../contract/retry.js';
import type {
  ExchangeBalancesView,
  ProcessingBalancesQuery,
  ProcessingBalancesView,
} from '../contract/treasury/holdings.js';
import type {
  AuditList,
  DeliveryList,
  OrderDetail,
  OrderList,
} from '../contract/treasury/orders.js';
import type { TreasurySession } from '../contract/treasury/session.js';
import type { UnconfirmedTransfersView } from '../contract/treasury/unconfirmed.js';
import type { WithdrawalList, WithdrawalView } from '../contract/treasury/withdrawals.js';
import type {
  OrderReference,
  OrdersQuery,
  PageQuery,
  ReadOptions,
  TreasuryClient,
} from './client.js';
import {
  HOLDINGS_MS,
  paceAfter,
  UNCONFIRMED_MS,
  WAITING_MS,
  withdrawalPaceMs,
  withdrawalsPaceMs,
} from './pace.js';
import { isTreasuryError, type TreasuryError } from './treasuryError.js';

const LISTING_STALE_MS = 5 * 60_000;
const SESSION_STALE_MS = 60_000;

/**
 * What a recipe is, said in the words of React Query's own door: an inferred type would name a
 * package that the store has not installed itself.
 */
export type TreasuryRecipe<Data> = Omit<
  UseQueryOptions<Data, TreasuryError>,
  'queryKey' | 'queryFn'
> & {
  readonly queryKey: DataTag<QueryKey, Data, TreasuryError>;
  readonly queryFn?: QueryFunction<Data>;
};

/** The same for a list that comes page by page. */
export type TreasuryPages<Page, Cursor> = UseInfiniteQueryOptions<
  Page,
  TreasuryError,
  InfiniteData<Page>,
  QueryKey,
  Cursor | undefined
> & { readonly queryKey: DataTag<QueryKey, InfiniteData<Page>, TreasuryError> };

/** What holds for every reading. Polls stop by themselves while the page is hidden. */
const EVERY = {
  networkMode: 'always',
  refetchOnReconnect: true,
  refetchIntervalInBackground: false,
  retry: (failures: number, error: TreasuryError) =>
    isTreasuryError(error) && mayRetry(failures, error),
  retryDelay: retryDelayMs,
  // A shared cache may come with other habits: the rows of one question are no answer to another, and
  // a failure is told by the part itself.
  placeholderData: () => undefined,
  throwOnError: false,
} as const;

/** Key under which everything of one store's treasury stands in the cache. */
export function treasuryQueryKey(client: Pick<TreasuryClient, 'endpoint'>): readonly string[] {
  return ['tillkit', client.endpoint];
}

/**
 * Who is asking, and what they may do: now and then, and whenever a person comes back to the page,
 * because they may have signed in as somebody else meanwhile.
 */
export function treasurySessionQueryOptions(
  client: TreasuryClient,
): TreasuryRecipe<TreasurySession> {
  return queryOptions<TreasurySession, TreasuryError>({
    ...EVERY,
    queryKey: [...treasuryQueryKey(client), 'session'],
    queryFn: ({ signal }) => client.getSession({ signal }),
    // Before anybody was let in, a failure is told once, and asked about again when a person wants it.
    // Afterwards one lost answer must not leave a page that never hears of another person.
    refetchInterval: ({ state: { data, error } }) =>
      error && !data ? false : paceAfter(error, WAITING_MS),
    refetchOnWindowFocus: 'always',
    staleTime: SESSION_STALE_MS,
  });
}

/** Every currency of the store. */
export function treasuryCurrenciesQueryOptions(
  client: TreasuryClient,
): TreasuryRecipe<CurrencyListing> {
  return queryOptions<CurrencyListing, TreasuryError>({
    ...EVERY,
    queryKey: [...treasuryQueryKey(client), 'currencies'],
    queryFn: ({ signal }) => client.listCurrencies({ signal }),
    staleTime: LISTING_STALE_MS,
  });
}

/** What the processing wallets hold, every 30 seconds. */
export function processingBalancesQueryOptions(
  client: TreasuryClient,
  query: ProcessingBalancesQuery = {},
): TreasuryRecipe<ProcessingBalancesView> {
  return queryOptions<ProcessingBalancesView, TreasuryError>({
    ...EVERY,
    queryKey: [...treasuryQueryKey(client), 'processing', query],
    queryFn: ({ signal }) => client.getProcessingBalances(query, { signal }),
    refetchInterval: ({ state }) => paceAfter(state.error, HOLDINGS_MS),
    staleTime: HOLDINGS_MS / 2,
  });
}

/** What the exchange account holds, every 30 seconds. */
export function exchangeBalancesQueryOptions(
  client: TreasuryClient,
): TreasuryRecipe<ExchangeBalancesView> {
  return queryOptions<ExchangeBalancesView, TreasuryError>({
    ...EVERY,
    queryKey: [...treasuryQueryKey(client), 'exchange'],
    queryFn: ({ signal }) => client.getExchangeBalances({ signal }),
    refetchInterval: ({ state }) => paceAfter(state.error, HOLDINGS_MS),
    staleTime: HOLDINGS_MS / 2,
  });
}

/** Transfers that no network has confirmed, every 5 seconds. */
export function unconfirmedTransfersQueryOptions(
  client: TreasuryClient,
): TreasuryRecipe<UnconfirmedTransfersView> {
  return queryOptions<UnconfirmedTransfersView, TreasuryError>({
    ...EVERY,
    queryKey: [...treasuryQueryKey(client), 'unconfirmed'],
    queryFn: ({ signal }) => client.listUnconfirmedTransfers({ signal }),
    refetchInterval: ({ state }) => paceAfter(state.error, UNCONFIRMED_MS),
  });
}

/** One withdrawal: every 3 seconds while it moves, now and then while it waits, never when it is over. */
export function withdrawalQueryOptions(
  client: TreasuryClient,
  id: string,
): TreasuryRecipe<WithdrawalView> {
  return queryOptions<WithdrawalView, TreasuryError>({
    ...EVERY,
    queryKey: [...treasuryQueryKey(client), 'withdrawal', id],
    queryFn: ({ signal }) => client.getWithdrawal(id, { signal }),
    refetchInterval: ({ state }) => paceAfter(state.error, withdrawalPaceMs(state.data)),
  });
}

/** One order with its refunds. */
export function orderQueryOptions(
  client: TreasuryClient,
  { kind, reference }: OrderReference,
): TreasuryRecipe<OrderDetail> {
  return queryOptions<OrderDetail, TreasuryError>({
    ...EVERY,
    queryKey: [...treasuryQueryKey(client), 'order', kind, reference],
    queryFn: ({ signal }) => client.getOrder({ kind, reference }, { signal }),
    refetchInterval: ({ state }) => paceAfter(state.error, WAITING_MS),
  });
}

interface Paged<Page, Cursor> {
  readonly client: TreasuryClient;
  readonly name: string;
  /** What follows the name in the key. */
  readonly more?: readonly unknown[];
  readonly read: (page: PageQuery<Cursor>, how: ReadOptions) => Promise<Page>;
  readonly paceMs: (pages: readonly Page[]) => number;
}

function pagesOf<Page extends { readonly next: Cursor | null }, Cursor>({
  client,
  name,
  more = [],
  read,
  paceMs,
}: Paged<Page, Cursor>): TreasuryPages<Page, Cursor> {
  return infiniteQueryOptions<
    Page,
    TreasuryError,
    InfiniteData<Page>,
    QueryKey,
    Cursor | undefined
  >({
    ...EVERY,
    queryKey: [...treasuryQueryKey(client), name, ...more],
    // React Query's own type of it is not resolved while the cursor's is open.
    queryFn: ({ pageParam, signal }) =>
      read({ after: pageParam as Cursor | undefined }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) => paceAfter(state.error, paceMs(state.data?.pages ?? [])),
  });
}

/** Withdrawals, newest first, page by page. */
export function withdrawalsQueryOptions(
  client: TreasuryClient,
): TreasuryPages<WithdrawalList, string> {
  return pagesOf<WithdrawalList, string>({
    client,
    name: 'withdrawals',
    read: client.listWithdrawals,
    paceMs: (pages) => withdrawalsPaceMs(pages.flatMap(({ withdrawals }) => withdrawals)),
  });
}

/** Orders, newest first, page by page. The key of all orders begins the key of those in a state. */
export function ordersQueryOptions(
  client: TreasuryClient,
  { state }: OrdersQuery = {},
): TreasuryPages<OrderList, string> {
  return pagesOf<OrderList, string>({
    client,
    name: 'orders',
    more: state === undefined ? [] : [{ state }],
    read: (page, how) => client.listOrders({ ...page, state }, how),
    paceMs: () => WAITING_MS,
  });
}

/** Deliveries, newest first, page by page. */
export function deliveriesQueryOptions(
  client: TreasuryClient,
): TreasuryPages<DeliveryList, number> {
  return pagesOf<DeliveryList, number>({
    client,
    name: 'deliveries',
    read: client.listDeliveries,
    paceMs: () => WAITING_MS,
  });
}

/** Who did what, newest first, page by page. */
export function auditQueryOptions(client: TreasuryClient): TreasuryPages<AuditList, number> {
  return pagesOf<AuditList, number>({
    client,
    name: 'audit',
    read: client.listAudit,
    paceMs: () => WAITING_MS,
  });
}
