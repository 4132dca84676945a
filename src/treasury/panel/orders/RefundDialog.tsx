/** A refund by link: what goes back and why, and then the link that carries it. */
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { MoneyFigure } from '../../contract/orderFigures.js';
import type { OrderDetail } from '../../contract/orders.js';
import {
  DEFAULT_LINK_DAYS,
  REFUND_KINDS,
  type RefundKind,
  type RefundOption,
} from '../../contract/refundLinks.js';
import {
  addDecimal,
  compareDecimal,
  multiplyDecimal,
  subtractToZero,
} from '../../../money/decimal.js';
import type { DecimalString } from '../../../money/decimalString.js';
import { formatCrypto } from '../../../money/format.js';
import { coinText, moneyText } from '../coinText.js';
import { Description } from '../DescriptionList.js';
import { Field } from '../Field.js';
import { ModalDialog } from '../ModalDialog.js';
import { ReasonForm } from '../ReasonForm.js';
import { useSavedText } from '../savedText.js';
import { useTreasuryCurrencies } from '../storeReads.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { AmountField } from '../withdrawals/AmountField.js';
import { parseAmountFor, withPrecision } from '../withdrawals/parseAmount.js';
import { linkOptions } from './orderActions.js';
import { orderReferenceOf } from './orderLabels.js';
import { RefundLinkReady } from './RefundLinkReady.js';
import type { RefundActions } from './useOrderMutations.js';

/** Props of every dialog. */
export interface OrderDialogProps {
  readonly detail: OrderDetail;
  readonly refunds: RefundActions;
  readonly needsApproval: boolean;
  /** Where the dialog is in the document. */
  readonly place: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** For how long a link may be made to work, in days. */
const DAYS = [1, 3, DEFAULT_LINK_DAYS, 14, 30];

/** Draws the form, and in its place the link that was made. */
export function RefundDialog({ detail, refunds, needsApproval, onClose, place }: OrderDialogProps) {
  const messages = useTreasuryMessages();
  const { action, made, putAway } = refunds;
  const order = orderReferenceOf(detail.order);
  function close(): void {
    action.clear();
    putAway();
    onClose();
  }
  return (
    <ModalDialog
      place={place}
      title={made ? messages.refundLinkReady : messages.refundOf(order.reference)}
      isBusy={action.pending === 'make'}
      onClose={close}
    >
      {made ? (
        <RefundLinkReady made={made} onClose={close} />
      ) : (
        <RefundLinkForm {...{ detail, refunds, needsApproval }} onClose={close} />
      )}
    </ModalDialog>
  );
}

const nameOf = ({ kind, currencyId }: RefundOption): string => `${kind}:${currencyId}`;

const isKind = (kind: string): kind is RefundKind =>
  (REFUND_KINDS as readonly string[]).includes(kind);

type FormProps = Pick<OrderDialogProps, 'detail' | 'refunds' | 'needsApproval' | 'onClose'>;

/** What the form holds. It begins with all that can go back. */
function useRefundForm({ detail, refunds }: FormProps) {
  const { locale } = useWords();
  // As they were when it was opened: what is offered must not change under a person's fingers.
  const [options] = useState(() => linkOptions(detail));
  const [chosen, setChosen] = useState(options[0]);
  const { kind, reference } = orderReferenceOf(detail.order);
  const [reason, setReason] = useSavedText('refund-link', kind, reference);
  const [isOwnReason, setOwnReason] = useState(reason !== '');
  const [days, setDays] = useState(DEFAULT_LINK_DAYS);
  // An amount that was filled in is known, also where its text could be read in two ways: 8.625.
  const filledWith = (known?: DecimalString) => ({
    known,
    text: known ? formatCrypto(known, locale) : '',
  });
  const [filled, setFilled] = useState(() => filledWith(chosen?.amount));
  const [text, setText] = useState(filled.text);
  const [isLeft, setLeft] = useState(false);
  const [refused, setRefused] = useState(0);
  const { data: listing } = useTreasuryCurrencies();
  const currency = listing?.currencies.find(({ id }) => id === chosen?.currencyId);
  const precision = currency?.precision ?? null;
  const parsed =
    filled.known && text === filled.text
      ? withPrecision(filled.known, precision)
      : parseAmountFor(text, precision);
  const typed = parsed.status === 'amount' ? parsed.amount : null;
  const isTooMuch = typed !== null && chosen && compareDecimal(typed, chosen.amount) > 0;
  const amount = isTooMuch ? null : typed;
  function fill(known: DecimalString): void {
    const next = filledWith(known);
    setFilled(next);
    setText(next.text);
  }
  async function make(given: string): Promise<void> {
    if (!chosen || amount === null || !isKind(chosen.kind)) {
      setLeft(true);
      setRefused((n) => n + 1);
      return;
    }
    const { kind: what, currencyId, amount: offered } = chosen;
    const input = { kind: what, currencyId, amount, offered, reason: given, days };
    if (await refunds.make(input)) setReason('');
  }
  return {
    ...{ options, chosen, days, setDays, text, setText, fill },
    ...{ parsed, currency, isLeft, setLeft, refused, isTooMuch, amount, make },
    reason: isOwnReason ? reason : null,
    setReason(given: string) {
      setOwnReason(true);
      setReason(given);
    },
    choose(option: RefundOption) {
      setChosen(option);
      fill(option.amount);
    },
  };
}

function RefundLinkForm(props: FormProps) {
  const { refunds, needsApproval, onClose, detail } = props;
  const { messages, locale } = useWords();
  const form = useRefundForm(props);
  const { chosen, amount, days } = form;
  const { pending, problem } = refunds.action;
  // Why a surplus goes back is known; why a whole order does, only the person knows.
  const suggested = chosen?.kind === 'all' ? undefined : messages.refundKinds[chosen?.kind ?? ''];
  return (
    <ReasonForm
      reason={form.reason ?? suggested ?? ''}
      suggested={suggested}
      onReason={form.setReason}
      onSubmit={(given) => void form.make(given)}
      onCancel={onClose}
      pending={pending === 'make'}
      error={problem?.action === 'make' ? problem.error : null}
      texts={{
        submit:
          chosen && amount !== null
            ? messages.refundMakeFor(coinText(amount, chosen.code, locale))
            : messages.refundMake,
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
              onChange={({ target }) => form.setDays(parseInt(target.value, 10))}
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
        <dl className="till-refund-sum">
          {chosen && amount !== null && (
            <Description name={messages.figureKept}>
              <bdi>{keptText(detail, chosen, amount, locale)}</bdi>
            </Description>
          )}
          <Description name={messages.refundThen}>
            <span>{messages.refundNote}</span>{' '}
            {needsApproval && <span>{messages.refundNoteApproval}</span>}{' '}
            {chosen?.kind === 'all' && <span>{messages.refundKindNotes['all']}</span>}
          </Description>
        </dl>
      }
    >
      {form.options.length > 1 && (
        <Choices options={form.options} chosen={chosen} onChoose={form.choose} />
      )}
      {chosen && <RefundAmount form={form} chosen={chosen} />}
    </ReasonForm>
  );
}

/** What the shop has of the currency after this refund and all others: what it keeps, and what may still go back. */
function keptText(
  { figures }: FormProps['detail'],
  { currencyId, code }: RefundOption,
  amount: DecimalString,
  locale: string,
): string {
  const ofCoin = (figure: MoneyFigure | null) =>
    figure?.coins.flatMap((one) => (one.currencyId === currencyId ? one.amount : [])) ?? [];
  const kept = ofCoin(figures.kept);
  if (kept.length === 0) return '—';
  const held = addDecimal(...kept, ...ofCoin(figures.surplus));
  return coinText(subtractToZero(held, amount), code, locale);
}

interface RefundAmountProps {
  readonly form: ReturnType<typeof useRefundForm>;
  readonly chosen: RefundOption;
}

/** The amount, what it is worth by the order's own price, and what of it can go back at most. */
function RefundAmount({ form, chosen }: RefundAmountProps) {
  const { messages, locale } = useWords();
  const { text, parsed, currency, isLeft, isTooMuch, amount, setText, setLeft, fill } = form;
  const { code, rate, networkName } = chosen;
  const limit = useId();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.refused > 0) part.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form.refused]);
  return (
    <div ref={part} className="till-refund-part">
      <AmountField
        text={text}
        parsed={parsed}
        currency={currency}
        showError={isLeft}
        tooMuchBy={isTooMuch ? limit : undefined}
        onText={setText}
        onMeant={(_, meant) => fill(meant)}
        onLeave={() => setLeft(text !== '')}
      />
      <p
        id={limit}
        className={isTooMuch ? 'till-fault' : 'till-muted'}
        role={isTooMuch ? 'alert' : undefined}
      >
        <span>{messages.refundUpTo(coinText(chosen.amount, code, locale))}</span>{' '}
        {amount !== null && rate !== null && (
          <bdi>{moneyText(multiplyDecimal(amount, rate), 'USD', locale)}</bdi>
        )}
      </p>
      <p className="till-muted">{messages.refundSentAs(code, networkName)}</p>
    </div>
  );
}

interface ChoicesProps {
  readonly options: readonly RefundOption[];
  readonly chosen: RefundOption | undefined;
  readonly onChoose: (option: RefundOption) => void;
}

function Choices({ options, chosen, onChoose }: ChoicesProps) {
  const { messages, locale } = useWords();
  const name = useId();
  return (
    <fieldset className="till-refund-choices">
      <legend className="till-field-label">{messages.refundChoice}</legend>
      <div className="till-refund-list">
        {options.map((option) => (
          <label key={nameOf(option)} className="till-refund-choice">
            <input
              type="radio"
              name={name}
              checked={option === chosen}
              onChange={() => onChoose(option)}
            />
            <span>
              {messages.refundKinds[option.kind] ?? messages.otherRefundKind(option.kind)}
            </span>
            <span className="till-refund-amount">
              <bdi dir="ltr">{coinText(option.amount, option.code, locale)}</bdi>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
