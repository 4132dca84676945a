/** The form that makes a refund link: what goes back, why, and for how long the link works. */
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { MAX_LINE_LENGTH, toSingleLine } from '../../contract/fieldSchemas.js';
import {
  DEFAULT_LINK_DAYS,
  REFUND_KINDS,
  type MakeRefundLinkInput,
  type RefundKind,
  type RefundOption,
} from '../../contract/treasury/refundLinks.js';
import { formatCrypto } from '../../money/format.js';
import { useUi } from '../../ui/uiContext.js';
import { Button } from '../Button.js';
import { Field } from '../Field.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { useSavedText } from '../savedText.js';
import type { OrderReference } from '../client.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { lostTitle } from '../withdrawals/withdrawalLabels.js';

/** For how long a link may be made to work, in days. */
const DAYS = [1, 3, DEFAULT_LINK_DAYS, 14, 30];

/** Props of {@link RefundLinkForm}. */
export interface RefundLinkFormProps {
  readonly order: OrderReference;
  readonly options: readonly RefundOption[];
  readonly needsApproval: boolean;
  readonly pending: boolean;
  readonly error: TreasuryError | null;
  readonly onMake: (input: MakeRefundLinkInput) => Promise<boolean>;
  readonly onCancel: () => void;
}

const nameOf = ({ kind, currencyId }: RefundOption): string => `${kind}:${currencyId}`;

const isKind = (kind: string): kind is RefundKind =>
  (REFUND_KINDS as readonly string[]).includes(kind);

/** Draws the form. */
export function RefundLinkForm(props: RefundLinkFormProps) {
  const { order, options, needsApproval, pending, error, onMake, onCancel } = props;
  const messages = useTreasuryMessages();
  const [chosen, setChosen] = useState(options[0] ? nameOf(options[0]) : '');
  const [days, setDays] = useState(DEFAULT_LINK_DAYS);
  const [reason, setReason] = useSavedText('refund-link', order.kind, order.reference);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const option = options.find((one) => nameOf(one) === chosen) ?? options[0];
  const given = toSingleLine(reason).trim();
  const lost = error && lostTitle(error, messages);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setMissing(given === '');
    if (given === '') input.current?.focus();
    if (given === '' || !option || !isKind(option.kind) || pending) return;
    const { kind, currencyId, amount } = option;
    if (await onMake({ kind, currencyId, amount, reason: given, days })) setReason('');
  }

  return (
    <form
      className="till-block till-refund-form"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Choices options={options} chosen={option} onChoose={setChosen} />
      <Field
        label={messages.refundReason}
        hint={messages.refundReasonHint}
        error={isMissing ? messages.refundReasonMissing : null}
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
            onChange={(event) => {
              setReason(toSingleLine(event.target.value));
              setMissing(false);
            }}
          />
        )}
      </Field>
      <Field label={messages.refundDays} error={null}>
        {(control) => (
          <select
            {...control}
            className="till-field-input"
            value={String(days)}
            onChange={(event) => setDays(parseInt(event.target.value, 10))}
          >
            {DAYS.map((one) => (
              <option key={one} value={one}>
                {messages.refundDaysOf(one)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p className="till-muted">
        {messages.refundNote} {needsApproval && messages.refundNoteApproval}
      </p>
      {error && (
        <ProblemNotice
          error={error}
          title={lost ?? messages.refundMakeFailed}
          lead={lost === null ? undefined : messages.refundMakeLost}
          urgent
        />
      )}
      <div className="till-actions">
        <Button type="submit" kind="primary" busy={pending}>
          {pending ? messages.refundMaking : messages.refundMake}
        </Button>
        <Button kind="quiet" busy={pending} onClick={onCancel}>
          {messages.refundCancel}
        </Button>
      </div>
    </form>
  );
}

interface ChoicesProps {
  readonly options: readonly RefundOption[];
  readonly chosen: RefundOption | undefined;
  readonly onChoose: (name: string) => void;
}

function Choices({ options, chosen, onChoose }: ChoicesProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const name = useId();
  return (
    <fieldset className="till-refund-choices">
      <legend className="till-field-label">{messages.refundChoice}</legend>
      {options.map((option) => {
        const { kind, code, amount, networkName } = option;
        const note = messages.refundKindNotes[kind];
        return (
          <label key={nameOf(option)} className="till-refund-choice">
            <input
              type="radio"
              name={name}
              checked={option === chosen}
              onChange={() => onChoose(nameOf(option))}
            />
            <span className="till-refund-what">
              <span>{messages.refundKinds[kind] ?? messages.otherRefundKind(kind)}</span>
              {note !== undefined && <span className="till-muted">{note}</span>}
            </span>
            <span className="till-refund-amount">
              <bdi dir="ltr">{`${formatCrypto(amount, locale)} ${code}`}</bdi>
              <span className="till-muted">{networkName}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
