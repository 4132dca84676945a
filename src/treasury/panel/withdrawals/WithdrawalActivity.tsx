/** What happened to a withdrawal, newest first: who did it, when, and what says so. */
import { useId } from 'react';
import type { WithdrawalStepView, WithdrawalView } from '../../contract/withdrawals.js';
import { Moment } from '../ListRow.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Steps that the service's answer to a look-up proves. */
const LOOKED_UP = ['started', 'completed', 'failed', 'read_back'];

/** Draws the steps. */
export function WithdrawalActivity({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const messages = useTreasuryMessages();
  const heading = useId();
  if (withdrawal.history.length === 0) return null;
  return (
    <aside className="till-activity" aria-labelledby={heading}>
      <h3 id={heading} className="till-subheading">
        {messages.history}
      </h3>
      <ol className="till-plain-list till-history" reversed>
        {withdrawal.history
          .map((step, index) => (
            <Step key={`${String(index)} ${step.at}`} step={step} withdrawal={withdrawal} />
          ))
          .reverse()}
      </ol>
    </aside>
  );
}

interface StepProps {
  readonly step: WithdrawalStepView;
  readonly withdrawal: WithdrawalView;
}

function Step({ step, withdrawal }: StepProps) {
  const messages = useTreasuryMessages();
  const { at, kind, who, webhook } = step;
  const isWaiting = kind === 'drafted' && withdrawal.state === 'awaiting_approval';
  const lookup = who === null && LOOKED_UP.includes(kind) ? messages.serviceLookup : null;
  const source =
    kind === 'confirmed'
      ? messages.signedWebhook(webhook === null ? null : String(webhook))
      : lookup;
  return (
    <li className="till-history-step" data-kind={kind}>
      <span className="till-history-line">
        <span className="till-history-title">
          {messages.historyKinds[kind] ?? messages.otherStep}
        </span>{' '}
        <span className="till-muted">
          <Moment at={at} />
        </span>
      </span>
      {source !== null && <span className="till-muted">{source}</span>}
      {who !== null && (
        <span className="till-muted">
          <bdi>{who}</bdi>
          {isWaiting && <span>{`, ${messages.needsSecondPerson}`}</span>}
        </span>
      )}
      <Reason step={step} />
    </li>
  );
}

/** Explains the store's codes; text of a person or of the service is quoted. */
function Reason({ step: { kind, who, reason } }: Pick<StepProps, 'step'>) {
  const messages = useTreasuryMessages();
  // The draft's note is among the details.
  if (reason === null || reason === '' || kind === 'drafted') return null;
  const table = kind === 'refused' ? messages.refusals : messages.callReasons;
  const words = who === null && kind !== 'failed' ? table[reason] : undefined;
  return words === undefined ? <q>{reason}</q> : <span>{words}</span>;
}
