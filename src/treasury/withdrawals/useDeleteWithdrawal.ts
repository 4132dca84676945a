/** Discards a draft, or takes a queued withdrawal back at the service. */
import type { UseMutationResult } from '@tanstack/react-query';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryChange } from '../useTreasuryChange.js';
import { withdrawalChange } from './withdrawalChange.js';

const change = withdrawalChange<string>(
  (client, id) => client.deleteWithdrawal(id),
  (id) => id,
);

/**
 * Takes the id of the withdrawal.
 *
 * @returns the mutation as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useDeleteWithdrawal(): UseMutationResult<WithdrawalView, TreasuryError, string> {
  return useTreasuryChange('useDeleteWithdrawal', change);
}
