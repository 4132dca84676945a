/** The form of one action on an order: a reason, then the consequences, then a second press. */
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { MAX_LINE_LENGTH, toSingleLine } from '../../contract/fieldSchemas.js';
import { Button } from '../Button.js';
import { Field } from '../Field.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { lostTitle } from '../withdrawals/withdrawalLabels.js';

/** The sentences of one action. */
export interface OrderActionTexts {
  /** Heading, and name of the question. */
  readonly title: string;
  readonly lead: string;
  readonly consequences: readonly string[];
  /** Label of the second press. */
  readonly yes: string;
  readonly pending: string;
  readonly failed: string;
}

/** Props of {@link OrderActionForm}. */
export interface OrderActionFormProps {
  readonly texts: OrderActionTexts;
  /** What the question is about. If the order changes it meanwhile, the question closes. */
  readonly about: string;
  readonly pending: boolean;
  readonly error: TreasuryError | null;
  /** As typed. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onConfirm: (reason: string) => void;
}

/** Draws the reason and, after the first press, the question. */
export function OrderActionForm(props: OrderActionFormProps) {
  const { texts, about, pending, error, reason, onReason, onConfirm } = props;
  const messages = useTreasuryMessages();
  const [missing, setMissing] = useState(false);
  /** `about` of the open question; null while it is closed. */
  const [asked, setAsked] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const given = toSingleLine(reason).trim();
  // Done, or the reason was removed.
  if (asked !== null && given === '') setAsked(null);
  const isOutdated = asked !== null && !pending && asked !== about;
  const asking = asked !== null && !isOutdated;
  useEffect(() => {
    if (isOutdated) input.current?.focus();
  }, [isOutdated]);
  const lost = error && lostTitle(error, messages);
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setMissing(given === '');
    if (given === '') input.current?.focus();
    else setAsked(about);
  }
  return (
    <form className="till-block" noValidate onSubmit={submit}>
      <h4 className="till-subheading">{texts.title}</h4>
      <p>{texts.lead}</p>
      <Field
        label={messages.wordReason}
        hint={messages.wordReasonHint}
        error={missing ? messages.wordReasonMissing : null}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            className="till-field-input"
            value={reason}
            maxLength={MAX_LINE_LENGTH}
            readOnly={asking}
            required
            autoComplete="off"
            onChange={(event) => {
              onReason(toSingleLine(event.target.value));
              setMissing(false);
            }}
          />
        )}
      </Field>
      {error && (
        <ProblemNotice
          error={error}
          title={lost ?? texts.failed}
          lead={lost === null ? undefined : messages.wordLost}
          urgent
        />
      )}
      {isOutdated && (
        <p className="till-caution" role="alert">
          {messages.wordOvertaken}
        </p>
      )}
      {asking ? (
        <Question
          texts={texts}
          reason={given}
          pending={pending}
          onYes={() => onConfirm(given)}
          onBack={() => {
            setAsked(null);
            input.current?.focus();
          }}
        />
      ) : (
        <Button type="submit" className="till-start">
          {messages.wordGoOn}
        </Button>
      )}
    </form>
  );
}

interface QuestionProps {
  readonly texts: OrderActionTexts;
  readonly reason: string;
  readonly pending: boolean;
  readonly onYes: () => void;
  readonly onBack: () => void;
}

/** Draws the consequences and the second press. The text takes the focus, not the button. */
function Question({ texts, reason, pending, onYes, onBack }: QuestionProps) {
  const messages = useTreasuryMessages();
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <div className="till-question" role="group" aria-label={texts.title}>
      <p ref={lead} tabIndex={-1}>
        {messages.wordQuestion}
      </p>
      <ul className="till-consequences">
        {texts.consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>{messages.wordReasonIs(reason)}</p>
      <div className="till-actions">
        <Button kind="danger" busy={pending} onClick={onYes}>
          {pending ? texts.pending : texts.yes}
        </Button>
        <Button busy={pending} onClick={onBack}>
          {messages.wordBack}
        </Button>
      </div>
    </div>
  );
}
