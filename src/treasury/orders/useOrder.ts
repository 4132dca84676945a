/** One order with its evidence and refunds. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { OrderDetail } from '../../contract/treasury/orders.js';
import type { OrderReference } from '../client.js';
import { orderQueryOptions } from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryQuery, type QueryHookOptions } from '../useTreasuryQuery.js';

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
