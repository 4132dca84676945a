/** Writes a withdrawal down. Nothing is sent to the service. */
import type { UseMutationResult } from '@tanstack/react-query';
import type { DraftWithdrawalInput, WithdrawalView } from '../../contract/treasury/withdrawals.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryChange } from '../useTreasuryChange.js';
import { withdrawalChange } from './withdrawalChange.js';

const change = withdrawalChange<DraftWithdrawalInput>(
  (client, input) => client.draftWithdrawal(input),
  ({ id }) => id,
);

/**
 * Drafts a withdrawal under the id that the page made when its form was opened: the same id again is the
 * same withdrawal.
 *
 * @returns the mutation as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useCreateWithdrawal(): UseMutationResult<
  WithdrawalView,
  TreasuryError,
  DraftWithdrawalInput
> {
  return useTreasuryChange('useCreateWithdrawal', change);
}
