/** A withdrawal of unknown outcome: look it up at the service, then settle it. */
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { MAX_LINE_LENGTH, toSingleLine } from '../../../contract/plainLine.js';
import type { SettleWithdrawalInput, WithdrawalView } from '../../contract/withdrawals.js';
import { CopyButton } from '../../../ui/CopyButton.js';
import { Notice } from '../../../ui/Notice.js';
import { Button } from '../Button.js';
import { Field } from '../Field.js';
import { Hash } from '../ListRow.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useSavedText } from '../savedText.js';
import { LastChecked } from './LastChecked.js';
import type { WithdrawalActions } from './useWithdrawalMutations.js';

/** Props of {@link UnknownOutcome}. */
export interface UnknownOutcomeProps {
  readonly withdrawal: WithdrawalView;
  readonly actions: WithdrawalActions;
}

/** Draws why it is not sent again, the request id, and the form if the person may settle it. */
export function UnknownOutcome({ withdrawal, actions }: UnknownOutcomeProps) {
  const messages = useTreasuryMessages();
  return (
    <>
      <Notice tone="warning">{messages.unknownWhy}</Notice>
      <LastChecked withdrawal={withdrawal} />
      <div className="till-block">
        <h3 className="till-subheading">{messages.unknownLookTitle}</h3>
        <p>{messages.unknownLook}</p>
        <RequestId of={withdrawal} />
      </div>
      {withdrawal.actions.includes('settle') && <SettleForm id={withdrawal.id} actions={actions} />}
    </>
  );
}

/** The id by which it is found in the service's dashboard. */
export function RequestId({ of: { requestId } }: { readonly of: WithdrawalView }) {
  const messages = useTreasuryMessages();
  const shown = useRef<HTMLElement>(null);
  return (
    <>
      <p className="till-request-id">
        <span className="till-label">{messages.factRequest}</span>{' '}
        <Hash ref={shown}>{requestId}</Hash>
      </p>
      <CopyButton text={requestId} label={messages.copyRequest} shown={shown} />
    </>
  );
}

const OUTCOMES = ['created', 'not_created'] as const;

interface SettleFormProps {
  readonly id: string;
  readonly actions: WithdrawalActions;
}

/** Draws the form. Neither outcome is chosen in advance. */
function SettleForm({ id, actions }: SettleFormProps) {
  const messages = useTreasuryMessages();
  const [outcome, setOutcome] = useState<SettleWithdrawalInput['outcome'] | null>(null);
  const [reason, setReason] = useSavedText('settle', id);
  const [missing, setMissing] = useState(false);
  const ids = { group: useId(), missing: useId() };
  const labels = { created: messages.settleCreated, not_created: messages.settleNotCreated };

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const given = toSingleLine(reason).trim();
    setMissing(outcome === null || given === '');
    if (outcome === null || given === '') return;
    void actions.settle({ outcome, reason: given }).then((done) => {
      if (done) setReason('');
    });
  }
  return (
    <form className="till-block" noValidate onSubmit={submit}>
      <h3 className="till-subheading">{messages.settleTitle}</h3>
      <p>{messages.settleLead}</p>
      <fieldset className="till-choices">
        <legend className="till-field-label">{messages.settleWhich}</legend>
        {OUTCOMES.map((value) => (
          <label key={value} className="till-radio">
            <input
              type="radio"
              name={ids.group}
              checked={outcome === value}
              aria-describedby={missing ? ids.missing : undefined}
              onChange={() => setOutcome(value)}
            />
            <span>{labels[value]}</span>
          </label>
        ))}
      </fieldset>
      <Field label={messages.settleReason} hint={messages.settleReasonHint} error={null}>
        {(control) => (
          <input
            {...control}
            className="till-field-input"
            value={reason}
            maxLength={MAX_LINE_LENGTH}
            autoComplete="off"
            aria-invalid={missing || undefined}
            aria-describedby={`${control['aria-describedby'] ?? ''} ${missing ? ids.missing : ''}`.trim()}
            onChange={(event) => setReason(toSingleLine(event.target.value))}
          />
        )}
      </Field>
      {missing && (
        <p id={ids.missing} className="till-fault" role="alert">
          {messages.settleMissing}
        </p>
      )}
      <Button type="submit" busy={actions.pending !== null}>
        {actions.pending === 'settle' ? messages.settling : messages.settle}
      </Button>
    </form>
  );
}
