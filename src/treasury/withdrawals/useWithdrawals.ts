/** Every withdrawal that the store's ledger knows, page by page. */
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { WithdrawalList } from '../../contract/treasury/withdrawals.js';
import { withdrawalsQueryOptions } from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryPages, type QueryHookOptions } from '../useTreasuryQuery.js';

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
