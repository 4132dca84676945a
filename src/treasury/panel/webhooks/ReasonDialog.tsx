/** A question that needs a reason, which the audit keeps. */
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { MAX_LINE_LENGTH, toSingleLine } from '../../../contract/plainLine.js';
import { Button } from '../Button.js';
import { Field } from '../Field.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useSingleAction } from '../useTreasuryMutation.js';

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
  const input = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const base = useId();
  useEffect(() => dialog.current?.showModal(), []);

  async function carryOut(given: string): Promise<void> {
    const outcome = await act(given);
    dialog.current?.close();
    onDone(outcome);
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const given = toSingleLine(reason).trim();
    setMissing(given === '');
    if (given === '') input.current?.focus();
    else void run('act', () => carryOut(given));
  }
  return (
    <dialog ref={dialog} className="till-repeat-dialog" aria-labelledby={base} onClose={onClose}>
      <form className="till-repeat-dialog-body" noValidate onSubmit={submit}>
        <h3 id={base} className="till-subheading">
          {title}
        </h3>
        <p>{children}</p>
        <ul className="till-consequences">
          {consequences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Field label={messages.repeatReason} error={missing ? messages.repeatReasonMissing : null}>
          {(control) => (
            <input
              {...control}
              ref={input}
              className="till-field-input"
              value={reason}
              maxLength={MAX_LINE_LENGTH}
              required
              autoComplete="off"
              onChange={({ target }) => {
                setReason(toSingleLine(target.value));
                setMissing(false);
              }}
            />
          )}
        </Field>
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
