/** The store's orders, page by page. */
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { OrderList } from '../../contract/treasury/orders.js';
import type { OrdersQuery } from '../client.js';
import { ordersQueryOptions } from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryPages, type QueryHookOptions } from '../useTreasuryQuery.js';

/** Which orders, and whether to ask now. */
export type OrdersHookOptions = OrdersQuery & QueryHookOptions;

/**
 * Newest first; `fetchNextPage` asks for older ones.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useOrders({ state, ...options }: OrdersHookOptions = {}): UseInfiniteQueryResult<
  InfiniteData<OrderList>,
  TreasuryError
> {
  return useTreasuryPages('useOrders', (client) => ordersQueryOptions(client, { state }), options);
}
