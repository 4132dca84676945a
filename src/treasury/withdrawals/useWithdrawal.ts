/** One withdrawal, followed until it is over. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { withdrawalQueryOptions } from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryQuery, type QueryHookOptions } from '../useTreasuryQuery.js';

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
