/** Who is asking, and what they may do. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { TreasurySession } from '../../contract/treasury/session.js';
import { treasurySessionQueryOptions } from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryQuery, type QueryHookOptions } from '../useTreasuryQuery.js';

/** @returns the query's result as React Query gives it. @throws Error outside a `TreasuryProvider`. */
export function useTreasurySession(
  options?: QueryHookOptions,
): UseQueryResult<TreasurySession, TreasuryError> {
  return useTreasuryQuery('useTreasurySession', treasurySessionQueryOptions, options);
}
