/** Tells the shop again: the button, the dialog with a reason, and what came of it. */
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { MAX_LINE_LENGTH, toSingleLine } from '../../contract/plainLine.js';
import type { CallbackView } from '../../contract/treasury/webhooks.js';
import { Icon } from '../../ui/Icon.js';
import { retryIcon } from '../../ui/icons.js';
import { Button } from '../Button.js';
import { Field } from '../Field.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { orderTitle } from '../orders/orderLabels.js';
import { treasuryQueryKey } from '../queries.js';
import { RightNeeded } from '../RightNeeded.js';
import { useTreasurySession } from '../storeReads.js';
import { useTreasuryContext, useTreasuryMessages } from '../treasuryContext.js';
import { useSingleAction } from '../useTreasuryMutation.js';
import { callbackName } from './webhookLabels.js';

/** Props of {@link RepeatCallback}. */
export interface RepeatCallbackProps {
  readonly callback: CallbackView;
}

/** What was not tried yet, is read by the shop itself, or is overtaken, cannot be repeated. */
const REPEATABLE: readonly string[] = ['delivered', 'retrying'];

/** Draws the button, or why this person has none. */
export function RepeatCallback({ callback }: RepeatCallbackProps) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  if (!session || !REPEATABLE.includes(callback.state)) return null;
  if (!session.may.withdraw) {
    return <RightNeeded reason={messages.needsRight.repeats}>{messages.repeatOpen}</RightNeeded>;
  }
  return (
    <div className="till-repeat">
      <Button
        kind="quiet"
        className="till-start"
        onClick={() => {
          setOutcome(null);
          setAsking(true);
        }}
      >
        <Icon of={retryIcon} /> <span>{messages.repeatOpen}</span>
      </Button>
      <p className="till-repeat-outcome" role="status">
        {outcome !== null && (messages.repeatOutcomes[outcome] ?? outcome)}
      </p>
      {asking && (
        <RepeatDialog
          callback={callback}
          onClose={() => setAsking(false)}
          onDone={(what) => {
            setOutcome(what);
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}

interface RepeatDialogProps extends RepeatCallbackProps {
  readonly onClose: () => void;
  readonly onDone: (outcome: string) => void;
}

/** Draws the question. Escape closes it, and the focus returns to the button. */
function RepeatDialog({ callback, onClose, onDone }: RepeatDialogProps) {
  const { client, queryClient, messages } = useTreasuryContext('Webhooks');
  const { pending, problem, run } = useSingleAction<'repeat'>();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const base = useId();
  useEffect(() => dialog.current?.showModal(), []);

  async function repeat(given: string): Promise<void> {
    const { outcome } = await client.repeatCallback(callback.id, { reason: given });
    for (const name of ['webhook', 'callbacks', 'audit']) {
      void queryClient.invalidateQueries({ queryKey: [...treasuryQueryKey(client), name] });
    }
    dialog.current?.close();
    onDone(outcome);
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const given = toSingleLine(reason).trim();
    setMissing(given === '');
    if (given === '') input.current?.focus();
    else void run('repeat', () => repeat(given));
  }
  const { order } = callback;
  return (
    <dialog ref={dialog} className="till-repeat-dialog" aria-labelledby={base} onClose={onClose}>
      <form className="till-repeat-dialog-body" noValidate onSubmit={submit}>
        <h3 id={base} className="till-subheading">
          {messages.repeatTitle}
        </h3>
        <p>
          <bdi>{callbackName(callback, messages)}</bdi>
          {order && (
            <>
              <span>{' · '}</span>
              <bdi>{orderTitle(order, messages)}</bdi>
            </>
          )}
        </p>
        <ul className="till-consequences">
          {messages.repeatConsequences.map((sentence) => (
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
        {problem && <ProblemNotice error={problem.error} title={messages.repeatFailed} urgent />}
        <div className="till-actions">
          <Button type="submit" kind="primary" busy={pending !== null}>
            {pending ? messages.repeating : messages.repeatYes}
          </Button>
          <Button busy={pending !== null} onClick={() => dialog.current?.close()}>
            {messages.repeatCancel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
