/** Hooks that read withdrawals. */
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { WithdrawalList, WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { withdrawalQueryOptions, withdrawalsQueryOptions } from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryPages, useTreasuryQuery, type QueryHookOptions } from '../useTreasuryQuery.js';

/**
 * Newest first; `fetchNextPage` asks for older ones.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useWithdrawals(
  options?: QueryHookOptions,
): UseInfiniteQueryResult<InfiniteData<WithdrawalList>, TreasuryError> {
  return useTreasuryPages('useWithdrawals', withdrawalsQueryOptions, options);
}

/**
 * @param id the draft's own id.
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useWithdrawal(
  id: string,
  options?: QueryHookOptions,
): UseQueryResult<WithdrawalView, TreasuryError> {
  return useTreasuryQuery('useWithdrawal', (client) => withdrawalQueryOptions(client, id), options);
}
