/** What to do where nobody knows what became of a withdrawal: look it up, then settle it. */
import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { MAX_LINE, oneLine } from '../../contract/oneLine.js';
import type { SettleWithdrawalInput, WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { Notice } from '../../ui/Notice.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useKeptText } from '../useKeptText.js';
import type { WithdrawalActions } from './useWithdrawalActions.js';

/** Props of {@link UnknownPart}. */
export interface UnknownPartProps {
  readonly withdrawal: WithdrawalView;
  readonly actions: WithdrawalActions;
  /** When the service was last asked, and a way to ask again. */
  readonly freshness: ReactNode;
}

/** Draws why it is not sent again, the request id, and the settling where the person may. */
export function UnknownPart({ withdrawal, actions, freshness }: UnknownPartProps) {
  const messages = useTreasuryMessages();
  const shown = useRef<HTMLElement>(null);
  return (
    <>
      <Notice tone="warning">
        <Why withdrawal={withdrawal} />
        <p>{messages.unknownWhy}</p>
      </Notice>
      {freshness}
      <div className="till-block">
        <h3 className="till-subheading">{messages.unknownLookTitle}</h3>
        <p>{messages.unknownLook}</p>
        <p className="till-request-id">
          <span className="till-label">{messages.factRequest}</span>{' '}
          <code ref={shown} className="till-mono" dir="ltr" translate="no">
            {withdrawal.requestId}
          </code>
        </p>
        <CopyButton text={withdrawal.requestId} label={messages.copyRequest} shown={shown} />
      </div>
      {withdrawal.actions.includes('settle') && <Settling id={withdrawal.id} actions={actions} />}
    </>
  );
}

/** Why no answer came, where the store says so in a word that this page knows. */
function Why({ withdrawal }: Pick<UnknownPartProps, 'withdrawal'>) {
  const { callReasons } = useTreasuryMessages();
  const lost = withdrawal.history.findLast(({ kind }) => kind === 'lost');
  const words = callReasons[lost?.reason ?? ''];
  return words === undefined ? null : <p>{words}</p>;
}

type Outcome = SettleWithdrawalInput['outcome'];

interface SettlingProps {
  readonly id: string;
  readonly actions: WithdrawalActions;
}

/** The person's word. Neither answer is chosen beforehand. */
function Settling({ id, actions }: SettlingProps) {
  const messages = useTreasuryMessages();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [reason, setReason] = useKeptText('settle', id);
  const [missing, setMissing] = useState(false);
  const ids = { group: useId(), reason: useId(), hint: useId(), missing: useId() };
  const pending = actions.pending === 'settle';
  const words = [
    ['created', messages.settleCreated],
    ['not_created', messages.settleNotCreated],
  ] as const satisfies readonly (readonly [Outcome, string])[];

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const said = oneLine(reason).trim();
    setMissing(outcome === null || said === '');
    if (outcome === null || said === '') return;
    void actions.settle({ outcome, reason: said }).then((done) => {
      if (done) setReason('');
    });
  }
  return (
    <form className="till-block" noValidate onSubmit={submit}>
      <h3 className="till-subheading">{messages.settleTitle}</h3>
      <p>{messages.settleLead}</p>
      <fieldset className="till-choices">
        <legend className="till-field-label">{messages.settleWhich}</legend>
        {words.map(([value, label]) => (
          <label key={value} className="till-radio">
            <input
              type="radio"
              name={ids.group}
              checked={outcome === value}
              aria-describedby={missing ? ids.missing : undefined}
              onChange={() => setOutcome(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="till-field">
        <label className="till-field-label" htmlFor={ids.reason}>
          {messages.settleReason}
        </label>
        <p id={ids.hint} className="till-muted">
          {messages.settleReasonHint}
        </p>
        <input
          id={ids.reason}
          className="till-field-input"
          value={reason}
          maxLength={MAX_LINE}
          autoComplete="off"
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${ids.hint} ${ids.missing}` : ids.hint}
          onChange={(event) => setReason(oneLine(event.target.value))}
        />
      </div>
      {missing && (
        <p id={ids.missing} className="till-fault" role="alert">
          {messages.settleMissing}
        </p>
      )}
      <button
        type="submit"
        className="till-button"
        aria-disabled={actions.pending !== null || undefined}
      >
        {pending ? messages.settling : messages.settle}
      </button>
    </form>
  );
}
