/** Approves what another person has drafted. */
import type { UseMutationResult } from '@tanstack/react-query';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryChange } from '../useTreasuryChange.js';
import { withdrawalChange } from './withdrawalChange.js';

const change = withdrawalChange<string>(
  (client, id) => client.approveWithdrawal(id),
  (id) => id,
);

/**
 * Takes the id of the withdrawal.
 *
 * @returns the mutation as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useApproveWithdrawal(): UseMutationResult<WithdrawalView, TreasuryError, string> {
  return useTreasuryChange('useApproveWithdrawal', change);
}
