/** The form of a dialog that asks for a reason, which the audit keeps. */
import { useRef, useState, type SyntheticEvent } from 'react';
import { MAX_LINE_LENGTH, toSingleLine } from '../../contract/plainLine.js';
import { Button } from './Button.js';
import { Field } from './Field.js';
import { ProblemNotice } from './ProblemNotice.js';
import { useTreasuryMessages } from './treasuryContext.js';
import type { TreasuryError } from './treasuryError.js';
import { lostTitle } from './withdrawals/withdrawalLabels.js';
import type { Elements } from '../../ui/elements.js';

/** Props of {@link ReasonForm}. */
export interface ReasonFormProps {
  /** As typed. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  /** Filled in beforehand, and replaced by what is typed first. @default nothing */
  readonly suggested?: string | undefined;
  /** Gets the reason as one line, never empty. */
  readonly onSubmit: (reason: string) => void;
  readonly onCancel: () => void;
  readonly pending: boolean;
  readonly error: TreasuryError | null;
  readonly texts: {
    readonly submit: string;
    readonly pending: string;
    readonly failed: string;
    /** What to do if the answer was lost. */
    readonly lost?: string;
  };
  /** Drawn above the reason. */
  readonly children?: Elements;
  /** Drawn beside the reason. */
  readonly beside?: Elements;
  /** Drawn below it. */
  readonly note?: Elements;
  /** Takes the place of the button, if the person has to look first. */
  readonly blocked?: Elements;
}

/** What follows from an action. */
export function Consequences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className="till-consequences">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Draws the form of a dialog. Nothing is sent without a reason. */
export function ReasonForm(props: ReasonFormProps) {
  const { reason, onReason, onSubmit, onCancel, pending, error, texts, blocked } = props;
  const messages = useTreasuryMessages();
  const lost = error && lostTitle(error, messages);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const given = toSingleLine(reason).trim();
    setMissing(given === '');
    if (given === '') input.current?.focus();
    else if (!pending && !blocked) onSubmit(given);
  }

  return (
    <form className="till-dialog-form" noValidate onSubmit={submit}>
      <div className="till-dialog-body">
        {props.children}
        <div className="till-dialog-fields">
          <Field
            label={messages.formReason}
            note={messages.formReasonSaved}
            error={isMissing ? messages.formReasonMissing : null}
          >
            {(control) => (
              <input
                {...control}
                ref={input}
                className="till-field-input"
                value={reason}
                maxLength={MAX_LINE_LENGTH}
                required
                autoComplete="off"
                data-autofocus=""
                onFocus={({ target }) => {
                  if (target.value === props.suggested) target.select();
                }}
                onChange={({ target }) => {
                  onReason(toSingleLine(target.value));
                  setMissing(false);
                }}
              />
            )}
          </Field>
          {props.beside}
        </div>
        {props.note}
        {error && (
          <ProblemNotice
            error={error}
            title={lost ?? texts.failed}
            lead={lost === null ? undefined : texts.lost}
            urgent
          />
        )}
      </div>
      <div className="till-dialog-foot">
        <Button kind="quiet" busy={pending} onClick={onCancel}>
          {messages.formCancel}
        </Button>
        {blocked || (
          <Button type="submit" kind="primary" busy={pending}>
            {pending ? texts.pending : texts.submit}
          </Button>
        )}
      </div>
    </form>
  );
}
