/** The form that makes a refund link: what goes back, why, and for how long the link works. */
import { useId, useState } from 'react';
import {
  DEFAULT_LINK_DAYS,
  REFUND_KINDS,
  type MakeRefundLinkInput,
  type RefundKind,
  type RefundOption,
} from '../../contract/refundLinks.js';
import { useUi } from '../../../ui/uiContext.js';
import { Field } from '../Field.js';
import { useSavedText } from '../savedText.js';
import type { OrderReference } from '../client.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { coinText } from '../coinText.js';
import { ReasonForm } from '../ReasonForm.js';

/** For how long a link may be made to work, in days. */
const DAYS = [1, 3, DEFAULT_LINK_DAYS, 14, 30];

/** Props of {@link RefundLinkForm}. */
export interface RefundLinkFormProps {
  readonly order: OrderReference;
  /** At least one. */
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
  const option = options.find((one) => nameOf(one) === chosen) ?? options[0];

  async function make(given: string): Promise<void> {
    if (!option || !isKind(option.kind)) return;
    const { kind, currencyId, amount } = option;
    if (await onMake({ kind, currencyId, amount, reason: given, days })) setReason('');
  }

  return (
    <ReasonForm
      reason={reason}
      onReason={setReason}
      onSubmit={(given) => void make(given)}
      onCancel={onCancel}
      pending={pending}
      error={error}
      texts={{
        submit: messages.refundMake,
        pending: messages.refundMaking,
        failed: messages.refundMakeFailed,
        lost: messages.refundMakeLost,
      }}
      beside={
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
      }
      note={
        <p className="till-dialog-note">
          <span>{messages.refundNote}</span>{' '}
          {needsApproval && <span>{messages.refundNoteApproval}</span>}{' '}
          <strong>{messages.refundNoteNothingSent}</strong>
        </p>
      }
    >
      <Choices options={options} chosen={option} onChoose={setChosen} />
      {option && (
        <p className="till-muted">{messages.refundSentAs(option.code, option.networkName)}</p>
      )}
    </ReasonForm>
  );
}

interface ChoicesProps {
  readonly options: readonly RefundOption[];
  readonly chosen: RefundOption | undefined;
  readonly onChoose: (name: string) => void;
}

/** Every kind has its place: one of which nothing can go back says so. */
function Choices({ options, chosen, onChoose }: ChoicesProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const name = useId();
  const absent = REFUND_KINDS.filter((kind) => !options.some((option) => option.kind === kind));
  return (
    <fieldset className="till-refund-choices">
      <legend className="till-field-label">{messages.refundChoice}</legend>
      <div className="till-refund-list">
        {options.map((option) => {
          const { kind, code, amount } = option;
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
                <bdi dir="ltr">{coinText(amount, code, locale)}</bdi>
              </span>
            </label>
          );
        })}
        {absent.map((kind) => (
          <label key={kind} className="till-refund-choice" data-disabled="">
            <input type="radio" name={name} disabled />
            <span className="till-refund-what">{messages.refundKinds[kind]}</span>
            <span className="till-refund-amount till-muted">{messages.refundNone}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
