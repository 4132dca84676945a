/** That what is at hand could not be read, or not again: a form never shows an old balance as a fresh one. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ProcessingBalancesView } from '../../contract/treasury/holdings.js';
import { ActionProblem } from '../WithdrawalStatus/ActionProblem.js';
import { RetryButton } from '../RetryButton.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { useHeldError } from '../useHeldError.js';

/** Props of {@link BalancesProblem}. */
export interface BalancesProblemProps {
  readonly query: UseQueryResult<ProcessingBalancesView, TreasuryError>;
}

/** Draws why, and a way to try again; nothing while all is well. The form does not wait for it. */
export function BalancesProblem({ query }: BalancesProblemProps) {
  const messages = useTreasuryMessages();
  const error = useHeldError(query);
  const { data, isFetching, refetch } = query;
  if (!error) return null;
  return (
    <ActionProblem
      error={error}
      tone="warning"
      title={data ? messages.balancesOld : messages.balancesFailed}
      lead={messages.balancesLead}
      ofWithdrawal={false}
      action={<RetryButton isFetching={isFetching} onRetry={() => void refetch()} />}
    />
  );
}
