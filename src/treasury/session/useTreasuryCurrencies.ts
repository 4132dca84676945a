/** Every currency of the store, with networks and precisions. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { CurrencyListing } from '../../contract/currencies.js';
import { treasuryCurrenciesQueryOptions } from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryQuery, type QueryHookOptions } from '../useTreasuryQuery.js';

/** @returns the query's result as React Query gives it. @throws Error outside a `TreasuryProvider`. */
export function useTreasuryCurrencies(
  options?: QueryHookOptions,
): UseQueryResult<CurrencyListing, TreasuryError> {
  return useTreasuryQuery('useTreasuryCurrencies', treasuryCurrenciesQueryOptions, options);
}
