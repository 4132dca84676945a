/** What the exchange account holds. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ExchangeBalancesView } from '../../contract/treasury/holdings.js';
import { exchangeBalancesQueryOptions } from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryQuery, type QueryHookOptions } from '../useTreasuryQuery.js';

/**
 * Asks every 30 seconds while the page is seen. `data.connected` is false where there is no exchange.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useExchangeBalances(
  options?: QueryHookOptions,
): UseQueryResult<ExchangeBalancesView, TreasuryError> {
  return useTreasuryQuery('useExchangeBalances', exchangeBalancesQueryOptions, options);
}
