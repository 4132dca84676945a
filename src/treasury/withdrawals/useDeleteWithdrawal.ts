/** Discards a draft, or takes a queued withdrawal back at the service. */
import type { UseMutationResult } from '@tanstack/react-query';
import type { DeleteWithdrawalInput, WithdrawalView } from '../../contract/treasury/withdrawals.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryChange } from '../useTreasuryChange.js';
import { withdrawalChange } from './withdrawalChange.js';

/** A withdrawal by its id alone, or with the step in which the person saw it. */
type Intended = string | ({ readonly id: string } & DeleteWithdrawalInput);

const change = withdrawalChange<Intended>(
  (client, intended) => {
    if (typeof intended === 'string') return client.deleteWithdrawal(intended);
    const { id, ...input } = intended;
    return client.deleteWithdrawal(id, input);
  },
  (intended) => (typeof intended === 'string' ? intended : intended.id),
);

/**
 * Takes the id of the withdrawal, or `{ id, from }`: with `from: 'unsent'` only a draft is discarded,
 * with `from: 'queued'` only what was sent is taken back, and where another person was faster it fails
 * with `withdrawal_state` and changes nothing.
 *
 * @returns the mutation as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useDeleteWithdrawal(): UseMutationResult<WithdrawalView, TreasuryError, Intended> {
  return useTreasuryChange('useDeleteWithdrawal', change);
}
