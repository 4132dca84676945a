/** Hands a draft to the service, once in its life. */
import type { UseMutationResult } from '@tanstack/react-query';
import type { SendWithdrawalInput, WithdrawalView } from '../../contract/treasury/withdrawals.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryChange } from '../useTreasuryChange.js';
import { withdrawalChange } from './withdrawalChange.js';

/** A withdrawal by its id alone, or with the warnings that the person has seen. */
type Intended = string | ({ readonly id: string } & SendWithdrawalInput);

const change = withdrawalChange<Intended>(
  (client, intended) => {
    if (typeof intended === 'string') return client.sendWithdrawal(intended);
    const { id, ...input } = intended;
    return client.sendWithdrawal(id, input);
  },
  (intended) => (typeof intended === 'string' ? intended : intended.id),
);

/**
 * Takes the id of the withdrawal, or `{ id, seen }`: with `seen`, the warnings that were on screen, it
 * fails with `warnings_new` and sends nothing where the same money may have gone out since. After a
 * failure the withdrawal is read again, which tells what became of it; nothing is sent a second time.
 *
 * @returns the mutation as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useSendWithdrawal(): UseMutationResult<WithdrawalView, TreasuryError, Intended> {
  return useTreasuryChange('useSendWithdrawal', change);
}
