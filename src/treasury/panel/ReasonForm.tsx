/** The reason that a person gives for a change, which the audit keeps: its field, a form and a dialog. */
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { MAX_LINE_LENGTH, toSingleLine } from '../../contract/plainLine.js';
import { Button } from './Button.js';
import { Field } from './Field.js';
import { ProblemNotice } from './ProblemNotice.js';
import { useTreasuryMessages } from './treasuryContext.js';
import type { TreasuryError } from './treasuryError.js';
import { useSingleAction } from './useTreasuryMutation.js';
import { lostTitle } from './withdrawals/withdrawalLabels.js';
import type { Elements } from '../../ui/elements.js';

/** Props of {@link ReasonForm}. */
export interface ReasonFormProps {
  /** As typed. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
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
    readonly lost: string;
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

interface ReasonField {
  /** As typed. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly label: string;
  readonly note?: string;
  /** Shown if it is submitted without one. */
  readonly missing: string;
}

/** The field of a reason, which is one line. `take` answers it, or null without one. */
function useReasonField({ reason, onReason, label, note, missing }: ReasonField) {
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return {
    take(event: SyntheticEvent): string | null {
      event.preventDefault();
      const given = toSingleLine(reason).trim();
      setMissing(given === '');
      if (given !== '') return given;
      input.current?.focus();
      return null;
    },
    field: (
      <Field label={label} note={note} error={isMissing ? missing : null}>
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
            onChange={({ target }) => {
              onReason(toSingleLine(target.value));
              setMissing(false);
            }}
          />
        )}
      </Field>
    ),
  };
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
  const { take, field } = useReasonField({
    reason,
    onReason,
    label: messages.formReason,
    note: messages.formReasonSaved,
    missing: messages.formReasonMissing,
  });

  function submit(event: SyntheticEvent): void {
    const given = take(event);
    if (given !== null && !pending && !blocked) onSubmit(given);
  }

  return (
    <form className="till-dialog-form" noValidate onSubmit={submit}>
      <div className="till-dialog-body">
        {props.children}
        <div className="till-dialog-fields">
          {field}
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

/** Props of {@link ReasonDialog}. */
export interface ReasonDialogProps<Outcome> {
  readonly title: string;
  /** What it is about. */
  readonly children: ReactNode;
  readonly consequences: readonly string[];
  readonly yes: string;
  /** The same while it is done. */
  readonly busy: string;
  readonly failed: string;
  readonly act: (reason: string) => Promise<Outcome>;
  readonly onClose: () => void;
  readonly onDone: (outcome: Outcome) => void;
}

/** Draws the question. Escape closes it, and the focus returns to the button. */
export function ReasonDialog<Outcome>(props: ReasonDialogProps<Outcome>) {
  const { title, children, consequences, yes, busy, failed, act, onClose, onDone } = props;
  const messages = useTreasuryMessages();
  const { pending, problem, run } = useSingleAction<'act'>();
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  const { take, field } = useReasonField({
    reason,
    onReason: setReason,
    label: messages.repeatReason,
    missing: messages.repeatReasonMissing,
  });
  const base = useId();
  useEffect(() => dialog.current?.showModal(), []);

  async function carryOut(given: string): Promise<void> {
    const outcome = await act(given);
    dialog.current?.close();
    onDone(outcome);
  }
  function submit(event: SyntheticEvent): void {
    const given = take(event);
    if (given !== null) void run('act', () => carryOut(given));
  }
  return (
    <dialog ref={dialog} className="till-repeat-dialog" aria-labelledby={base} onClose={onClose}>
      <form className="till-repeat-dialog-body" noValidate onSubmit={submit}>
        <h3 id={base} className="till-subheading">
          {title}
        </h3>
        <p>{children}</p>
        <Consequences sentences={consequences} />
        {field}
        {problem && <ProblemNotice error={problem.error} title={failed} urgent />}
        <div className="till-actions">
          <Button type="submit" kind="primary" busy={pending !== null}>
            {pending ? busy : yes}
          </Button>
          <Button busy={pending !== null} onClick={() => dialog.current?.close()}>
            {messages.repeatCancel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
