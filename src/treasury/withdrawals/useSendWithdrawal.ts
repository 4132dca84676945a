/** Hands a draft to the service, once in its life. */
import type { UseMutationResult } from '@tanstack/react-query';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryChange } from '../useTreasuryChange.js';
import { withdrawalChange } from './withdrawalChange.js';

const change = withdrawalChange<string>(
  (client, id) => client.sendWithdrawal(id),
  (id) => id,
);

/**
 * Takes the id of the withdrawal. After a failure the withdrawal is read again, which tells what became
 * of it; nothing is sent a second time.
 *
 * @returns the mutation as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useSendWithdrawal(): UseMutationResult<WithdrawalView, TreasuryError, string> {
  return useTreasuryChange('useSendWithdrawal', change);
}
