/** Who is signed in and what they may do, and the currencies of the store. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { CurrencyListing } from '../contract/currencies.js';
import type { TreasurySession } from '../contract/treasury/session.js';
import { treasuryCurrenciesQueryOptions, treasurySessionQueryOptions } from './queries.js';
import type { TreasuryError } from './treasuryError.js';
import { useTreasuryQuery, type QueryHookOptions } from './useTreasuryQuery.js';

/** @returns the query's result as React Query gives it. @throws Error outside a `TreasuryProvider`. */
export function useTreasurySession(
  options?: QueryHookOptions,
): UseQueryResult<TreasurySession, TreasuryError> {
  return useTreasuryQuery('useTreasurySession', treasurySessionQueryOptions, options);
}

/** @returns the query's result as React Query gives it. @throws Error outside a `TreasuryProvider`. */
export function useTreasuryCurrencies(
  options?: QueryHookOptions,
): UseQueryResult<CurrencyListing, TreasuryError> {
  return useTreasuryQuery('useTreasuryCurrencies', treasuryCurrenciesQueryOptions, options);
}
