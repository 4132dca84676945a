/** What the service has delivered to the store, page by page. */
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { DeliveryList } from '../../contract/treasury/orders.js';
import { deliveriesQueryOptions } from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryPages, type QueryHookOptions } from '../useTreasuryQuery.js';

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
