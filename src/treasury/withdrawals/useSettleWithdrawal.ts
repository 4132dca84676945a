/** Says what a person found at the service about a withdrawal whose outcome is not known. */
import type { UseMutationResult } from '@tanstack/react-query';
import type { SettleWithdrawalInput, WithdrawalView } from '../../contract/treasury/withdrawals.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryChange } from '../useTreasuryChange.js';
import { withdrawalChange } from './withdrawalChange.js';

/** Which withdrawal, what became of it, and how that is known. */
export type WithdrawalSettlement = SettleWithdrawalInput & { readonly id: string };

const change = withdrawalChange<WithdrawalSettlement>(
  (client, { id, ...input }) => client.settleWithdrawal(id, input),
  ({ id }) => id,
);

/**
 * It is never sent again: `not_created` frees the person to draft another.
 *
 * @returns the mutation as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useSettleWithdrawal(): UseMutationResult<
  WithdrawalView,
  TreasuryError,
  WithdrawalSettlement
> {
  return useTreasuryChange('useSettleWithdrawal', change);
}
