/** Hooks that read orders, deliveries and the audit. */
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type {
  AuditList,
  DeliveryList,
  OrderDetail,
  OrderList,
} from '../../contract/treasury/orders.js';
import type { OrderReference, OrdersQuery } from '../client.js';
import {
  auditQueryOptions,
  deliveriesQueryOptions,
  orderQueryOptions,
  ordersQueryOptions,
} from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryPages, useTreasuryQuery, type QueryHookOptions } from '../useTreasuryQuery.js';

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

/**
 * @param order its kind and the store's own number.
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useOrder(
  order: OrderReference,
  options?: QueryHookOptions,
): UseQueryResult<OrderDetail, TreasuryError> {
  return useTreasuryQuery('useOrder', (client) => orderQueryOptions(client, order), options);
}

/**
 * Newest first; `fetchNextPage` asks for older ones.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useDeliveries(
  options?: QueryHookOptions,
): UseInfiniteQueryResult<InfiniteData<DeliveryList>, TreasuryError> {
  return useTreasuryPages('useDeliveries', deliveriesQueryOptions, options);
}

/**
 * Newest first; `fetchNextPage` asks for older ones.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useAudit(
  options?: QueryHookOptions,
): UseInfiniteQueryResult<InfiniteData<AuditList>, TreasuryError> {
  return useTreasuryPages('useAudit', auditQueryOptions, options);
}
