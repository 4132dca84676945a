/** The store's word on an order: a reason first, then what it brings about, then a second press. */
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { MAX_LINE, oneLine } from '../../contract/oneLine.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { ActionProblem } from '../WithdrawalStatus/ActionProblem.js';
import { lostTitle } from '../WithdrawalStatus/withdrawalWords.js';

/** The sentences of one word. */
export interface WordTexts {
  /** What it does: the heading, and the name of the question. */
  readonly title: string;
  readonly lead: string;
  readonly consequences: readonly string[];
  /** The second press. */
  readonly yes: string;
  readonly pending: string;
  readonly failed: string;
}

/** Props of {@link OrderWord}. */
export interface OrderWordProps {
  readonly texts: WordTexts;
  /** What it is about as the order stands: with another one the question is another. */
  readonly about: string;
  readonly pending: boolean;
  readonly error: TreasuryError | null;
  /** As it is typed. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onSay: (reason: string) => void;
}

/** Draws the reason's field and, after the first press, the question. */
export function OrderWord(props: OrderWordProps) {
  const { texts, about, pending, error, reason, onReason, onSay } = props;
  const messages = useTreasuryMessages();
  const [missing, setMissing] = useState(false);
  /** What the open question is about; null while none is. */
  const [asked, setAsked] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const said = oneLine(reason).trim();
  // Said and done, or the reason taken back: there is no question left.
  if (asked !== null && said === '') setAsked(null);
  const isOvertaken = asked !== null && !pending && asked !== about;
  const asking = asked !== null && !isOvertaken;
  useEffect(() => {
    if (isOvertaken) field.current?.focus();
  }, [isOvertaken]);
  const lost = error && lostTitle(error, messages);
  function goOn(event: SyntheticEvent): void {
    event.preventDefault();
    setMissing(said === '');
    if (said === '') field.current?.focus();
    else setAsked(about);
  }
  function back(): void {
    setAsked(null);
    field.current?.focus();
  }
  return (
    <form className="till-block" noValidate onSubmit={goOn}>
      <h4 className="till-subheading">{texts.title}</h4>
      <p>{texts.lead}</p>
      <ReasonField
        field={field}
        value={reason}
        locked={asking}
        missing={missing}
        onChange={(text) => {
          onReason(oneLine(text));
          setMissing(false);
        }}
      />
      {error && (
        <ActionProblem
          error={error}
          title={lost ?? texts.failed}
          lead={lost === null ? undefined : messages.wordLost}
          ofWithdrawal={false}
          urgent
        />
      )}
      {isOvertaken && (
        <p className="till-caution" role="alert">
          {messages.wordOvertaken}
        </p>
      )}
      {asking ? (
        <Question
          texts={texts}
          reason={said}
          pending={pending}
          onYes={() => onSay(said)}
          onBack={back}
        />
      ) : (
        <button type="submit" className="till-button till-start">
          {messages.wordGoOn}
        </button>
      )}
    </form>
  );
}

interface ReasonFieldProps {
  readonly field: React.RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly locked: boolean;
  readonly missing: boolean;
  readonly onChange: (text: string) => void;
}

function ReasonField({ field, value, locked, missing, onChange }: ReasonFieldProps) {
  const messages = useTreasuryMessages();
  const id = useId();
  const ids = { hint: `${id}hint`, missing: `${id}missing` };
  return (
    <div className="till-field" data-faulty={missing || undefined}>
      <label className="till-field-label" htmlFor={id}>
        {messages.wordReason}
      </label>
      <p id={ids.hint} className="till-muted">
        {messages.wordReasonHint}
      </p>
      <input
        ref={field}
        id={id}
        className="till-field-input"
        value={value}
        maxLength={MAX_LINE}
        readOnly={locked}
        required
        autoComplete="off"
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${ids.hint} ${ids.missing}` : ids.hint}
        onChange={(event) => onChange(event.target.value)}
      />
      {missing && (
        <p id={ids.missing} className="till-fault">
          {messages.wordReasonMissing}
        </p>
      )}
    </div>
  );
}

interface QuestionProps {
  readonly texts: WordTexts;
  readonly reason: string;
  readonly pending: boolean;
  readonly onYes: () => void;
  readonly onBack: () => void;
}

/** What happens, in words, and the second press. The focus comes to the words, not to the button. */
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
        <button
          type="button"
          className="till-button"
          data-kind="danger"
          aria-disabled={pending || undefined}
          onClick={() => pending || onYes()}
        >
          {pending ? texts.pending : texts.yes}
        </button>
        <button
          type="button"
          className="till-button"
          aria-disabled={pending || undefined}
          onClick={() => pending || onBack()}
        >
          {messages.wordBack}
        </button>
      </div>
    </div>
  );
}
