/** Why something did not happen, in words that say what to do. */
import type { ReactNode } from 'react';
import { Notice } from '../../ui/Notice.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';

/** Props of {@link ActionProblem}. */
export interface ActionProblemProps {
  readonly error: TreasuryError;
  /** What did not happen. */
  readonly title: string;
  /** `warning` where what was read before is still shown. @default "danger" */
  readonly tone?: 'warning' | 'danger';
  /** What holds nevertheless. */
  readonly lead?: string | undefined;
  /** Read out at once; for what the person's own act has caused. @default false */
  readonly urgent?: boolean;
  /** Whether it is about a withdrawal, whose problems have sentences of their own. @default true */
  readonly ofWithdrawal?: boolean;
  /** Buttons. */
  readonly action?: ReactNode;
}

/** Draws the failure and the name of the request in the store's log. */
export function ActionProblem({
  error,
  title,
  tone = 'danger',
  lead,
  urgent = false,
  ofWithdrawal = true,
  action,
}: ActionProblemProps) {
  const messages = useTreasuryMessages();
  const { code, reason, requestId } = error;
  return (
    <Notice tone={tone} title={title} urgent={urgent} action={action}>
      <p>
        {(ofWithdrawal ? messages.withdrawalProblems[code] : undefined) ?? messages.problems[code]}
      </p>
      {lead !== undefined && <p>{lead}</p>}
      {requestId !== undefined && (
        <small className="till-muted till-request">
          {messages.requestReference(reason === undefined ? requestId : `${requestId} (${reason})`)}
        </small>
      )}
    </Notice>
  );
}
