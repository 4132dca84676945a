/** What the processing wallets hold. */
import type { UseQueryResult } from '@tanstack/react-query';
import type {
  ProcessingBalancesQuery,
  ProcessingBalancesView,
} from '../../contract/treasury/holdings.js';
import { processingBalancesQueryOptions } from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryQuery, type QueryHookOptions } from '../useTreasuryQuery.js';

/**
 * Asks every 30 seconds while the page is seen.
 *
 * @param query networks and currencies. @default all
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useProcessingBalances(
  query: ProcessingBalancesQuery = {},
  options?: QueryHookOptions,
): UseQueryResult<ProcessingBalancesView, TreasuryError> {
  return useTreasuryQuery(
    'useProcessingBalances',
    (client) => processingBalancesQueryOptions(client, query),
    options,
  );
}
