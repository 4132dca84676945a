/** Why the draft was not made, and the way on. Nothing that was typed is lost. */
import { useEffect, useRef } from 'react';
import type { CurrencyView } from '../../contract/currencies.js';
import type { TreasuryMessages } from '../messages/en.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { ActionProblem } from '../WithdrawalStatus/ActionProblem.js';
import type { WithdrawalFormState } from './useWithdrawalForm.js';

/** Props of {@link DraftProblem}. */
export interface DraftProblemProps {
  readonly form: WithdrawalFormState;
  readonly problem: TreasuryError;
  readonly currency: CurrencyView | undefined;
}

/** What is wrong with the address by the store's own check, in the words of the page's. */
function addressWords(
  reason: string | undefined,
  currency: CurrencyView | undefined,
  { addressFaults }: TreasuryMessages,
): string | undefined {
  const known = Object.entries(addressFaults).find(([fault]) => fault === reason);
  return known?.[1](currency?.networkName ?? '');
}

/** Draws the failure. What can be tried again is tried under the same id, so it stays one withdrawal. */
export function DraftProblem({ form, problem, currency }: DraftProblemProps) {
  const messages = useTreasuryMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node: Partial<Element> | null = box.current;
    node?.scrollIntoView?.({ block: 'nearest' });
  }, [problem]);
  const differs = problem.code === 'withdrawal_differs';
  const again = problem.retryable || problem.code === 'unauthorized';
  const lead = again
    ? messages.draftAgain
    : problem.code === 'address_invalid'
      ? addressWords(problem.reason, currency, messages)
      : undefined;
  return (
    <div ref={box}>
      <ActionProblem
        error={problem}
        title={messages.draftFailed}
        lead={lead}
        urgent
        action={
          differs ? (
            <span className="till-actions">
              <button type="button" className="till-button" onClick={form.show}>
                {messages.showOther}
              </button>
              <button
                type="button"
                className="till-button"
                onClick={() => form.startOver(form.kept.fields)}
              >
                {messages.startOver}
              </button>
            </span>
          ) : again ? (
            <button type="submit" className="till-button">
              {messages.tryAgain}
            </button>
          ) : undefined
        }
      />
    </div>
  );
}
