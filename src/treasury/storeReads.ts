/** Hooks that read the store: session, currencies, balances, withdrawals, orders, webhooks, audit. */
import type { UseInfiniteQueryResult, UseQueryResult, InfiniteData } from '@tanstack/react-query';
import type { CurrencyListing } from '../contract/currencies.js';
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
  WebhooksQuery,
  WithdrawalsQuery,
} from './client.js';
import * as queries from './queries.js';
import type { TreasuryError } from './treasuryError.js';
import { useTreasuryPages, useTreasuryQuery, type QueryHookOptions } from './useTreasuryQuery.js';

type Read<Data> = UseQueryResult<Data, TreasuryError>;
type Pages<Page> = UseInfiniteQueryResult<InfiniteData<Page>, TreasuryError>;

/**
 * Who is signed in and what they may do.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useTreasurySession(options?: QueryHookOptions): Read<TreasurySession> {
  return useTreasuryQuery('useTreasurySession', queries.treasurySessionQueryOptions, options);
}

/**
 * What needs the signed-in person, the most urgent first. Asks every 15 seconds, and whenever the store
 * hints at a change.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useTasks(options?: QueryHookOptions): Read<TaskList> {
  return useTreasuryQuery('useTasks', queries.tasksQueryOptions, options);
}

/**
 * The currencies of the store.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useTreasuryCurrencies(options?: QueryHookOptions): Read<CurrencyListing> {
  return useTreasuryQuery('useTreasuryCurrencies', queries.treasuryCurrenciesQueryOptions, options);
}

/**
 * Asks every 30 seconds while the page is visible.
 *
 * @param query networks and currencies. @default all
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useProcessingBalances(
  query: ProcessingBalancesQuery = {},
  options?: QueryHookOptions,
): Read<ProcessingBalancesView> {
  return useTreasuryQuery(
    'useProcessingBalances',
    (client) => queries.processingBalancesQueryOptions(client, query),
    options,
  );
}

/** Which days, and whether to ask now. */
export type FiguresHookOptions = FiguresQuery & QueryHookOptions;

/**
 * The last reading of the processing wallets in each day, and what is known of networks that do not answer
 * now. Asks every 30 seconds while the page is visible.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useBalanceHistory({
  enabled,
  ...query
}: FiguresHookOptions = {}): Read<BalanceHistoryView> {
  return useTreasuryQuery(
    'useBalanceHistory',
    (client) => queries.balanceHistoryQueryOptions(client, query),
    { enabled },
  );
}

/**
 * Income by day, what is paid, unpaid and pending, and how long payments take. `data.figures` is null while
 * the store has no index of its orders. Asks every 15 seconds while the page is visible.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useFigures({ enabled, ...query }: FiguresHookOptions = {}): Read<FiguresView> {
  return useTreasuryQuery('useFigures', (client) => queries.figuresQueryOptions(client, query), {
    enabled,
  });
}

/**
 * Asks every 30 seconds while the page is visible. `data.connected` is false without an exchange.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useExchangeBalances(options?: QueryHookOptions): Read<ExchangeBalancesView> {
  return useTreasuryQuery('useExchangeBalances', queries.exchangeBalancesQueryOptions, options);
}

/**
 * Asks every 5 seconds while the page is visible.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useUnconfirmedTransfers(
  options?: QueryHookOptions,
): Read<UnconfirmedTransfersView> {
  const { unconfirmedTransfersQueryOptions: recipe } = queries;
  return useTreasuryQuery('useUnconfirmedTransfers', recipe, options);
}

/** Which withdrawals, and whether to ask now. */
export type WithdrawalsHookOptions = WithdrawalsQuery & QueryHookOptions;

/**
 * Newest first; `fetchNextPage` asks for older ones. Each page has the number of every view.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useWithdrawals({
  view,
  ...options
}: WithdrawalsHookOptions = {}): Pages<WithdrawalList> {
  return useTreasuryPages(
    'useWithdrawals',
    (client) => queries.withdrawalsQueryOptions(client, { view }),
    options,
  );
}

/**
 * @param id the draft's own id.
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useWithdrawal(id: string, options?: QueryHookOptions): Read<WithdrawalView> {
  return useTreasuryQuery(
    'useWithdrawal',
    (client) => queries.withdrawalQueryOptions(client, id),
    options,
  );
}

/** Which orders, and whether to ask now. */
export type OrdersHookOptions = OrdersQuery & QueryHookOptions;

/**
 * Newest first; `fetchNextPage` asks for older ones.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useOrders({ state, ...options }: OrdersHookOptions = {}): Pages<OrderList> {
  return useTreasuryPages(
    'useOrders',
    (client) => queries.ordersQueryOptions(client, { state }),
    options,
  );
}

/** Which orders of the work list, and whether to ask now. */
export type OrderSearchHookOptions = OrderSearchQuery & QueryHookOptions;

/**
 * What needs attention first, then the newest; `fetchNextPage` asks for more.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useOrderSearch({
  enabled,
  ...query
}: OrderSearchHookOptions = {}): Pages<OrderRowList> {
  return useTreasuryPages(
    'useOrderSearch',
    (client) => queries.orderSearchQueryOptions(client, query),
    { enabled },
  );
}

/**
 * How many orders each view has. `data.counts` is null while the store has no index of its orders.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useOrderCounts({
  enabled,
  ...query
}: Omit<OrderSearchHookOptions, 'view'> = {}): Read<OrderCountsView> {
  return useTreasuryQuery(
    'useOrderCounts',
    (client) => queries.orderCountsQueryOptions(client, query),
    { enabled },
  );
}

/**
 * @param order its kind and the store's own number.
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useOrder(order: OrderReference, options?: QueryHookOptions): Read<OrderDetail> {
  return useTreasuryQuery(
    'useOrder',
    (client) => queries.orderQueryOptions(client, order),
    options,
  );
}

/** Which events of the service, and whether to ask now. */
export type WebhooksHookOptions = WebhooksQuery & QueryHookOptions;

/**
 * Newest first; `fetchNextPage` asks for older ones, or searches further.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useWebhooks({ enabled, ...query }: WebhooksHookOptions = {}): Pages<WebhookList> {
  return useTreasuryPages('useWebhooks', (client) => queries.webhooksQueryOptions(client, query), {
    enabled,
  });
}

/**
 * @param id of the event.
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useWebhook(id: number, options?: QueryHookOptions): Read<WebhookDetail> {
  return useTreasuryQuery(
    'useWebhook',
    (client) => queries.webhookQueryOptions(client, id),
    options,
  );
}

/** Which callbacks, and whether to ask now. */
export type CallbacksHookOptions = CallbacksQuery & QueryHookOptions;

/**
 * Newest first; `fetchNextPage` asks for older ones, or searches further.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useCallbacks({
  enabled,
  ...query
}: CallbacksHookOptions = {}): Pages<CallbackList> {
  return useTreasuryPages(
    'useCallbacks',
    (client) => queries.callbacksQueryOptions(client, query),
    { enabled },
  );
}

/** Which entries of the audit, and whether to ask now. */
export type AuditHookOptions = AuditQuery & QueryHookOptions;

/**
 * Newest first; `fetchNextPage` asks for older ones, or searches further.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useAudit({ enabled, ...query }: AuditHookOptions = {}): Pages<AuditList> {
  return useTreasuryPages('useAudit', (client) => queries.auditQueryOptions(client, query), {
    enabled,
  });
}
