/** A refund by link: what goes back and why, and then the link with the mail that carries it. */
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { OrderDetail } from '../../contract/orders.js';
import {
  DEFAULT_LINK_DAYS,
  REFUND_KINDS,
  type MadeRefundLink,
  type RefundKind,
  type RefundOption,
} from '../../contract/refundLinks.js';
import { compareDecimal, multiplyDecimal, subtractToZero } from '../../../money/decimal.js';
import { formatMoney } from '../../../money/format.js';
import type { DecimalString } from '../../../money/decimalString.js';
import { CopyButton } from '../../../ui/CopyButton.js';
import { useUi } from '../../../ui/uiContext.js';
import { Button } from '../Button.js';
import { coinText } from '../coinText.js';
import { Description } from '../DescriptionList.js';
import { Field } from '../Field.js';
import { ModalDialog } from '../ModalDialog.js';
import { ReasonForm } from '../ReasonForm.js';
import { useSavedText } from '../savedText.js';
import { SegmentedControl } from '../SegmentedControl.js';
import { useTreasuryCurrencies } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { AmountField } from '../withdrawals/AmountField.js';
import { parseAmountFor } from '../withdrawals/parseAmount.js';
import { linkOptions } from './orderActions.js';
import { orderReferenceOf } from './orderLabels.js';
import { refundMailLink } from './refundMail.js';
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
        <ReadyLink made={made} onClose={close} />
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

/** What the form holds. */
function useRefundForm({ detail, refunds }: FormProps) {
  // As they were when it was opened: what is offered must not change under a person's fingers.
  const [options] = useState(() => linkOptions(detail));
  const [chosen, choose] = useState(options[0]);
  const { kind, reference } = orderReferenceOf(detail.order);
  const [reason, setReason] = useSavedText('refund-link', kind, reference);
  const [days, setDays] = useState(DEFAULT_LINK_DAYS);
  const [isPart, setPart] = useState(false);
  const [text, setText] = useState('');
  const [isLeft, setLeft] = useState(false);
  const { data: listing } = useTreasuryCurrencies();
  const currency = listing?.currencies.find(({ id }) => id === chosen?.currencyId);
  const parsed = parseAmountFor(text, currency?.precision ?? null);
  const typed = parsed.status === 'amount' ? parsed.amount : null;
  const offered = chosen?.amount ?? null;
  const isTooMuch = typed !== null && offered !== null && compareDecimal(typed, offered) > 0;
  const amount = isPart ? (isTooMuch ? null : typed) : offered;
  async function make(given: string): Promise<void> {
    if (!chosen || amount === null || !isKind(chosen.kind)) {
      setLeft(true);
      return;
    }
    const { kind: what, currencyId, amount: of } = chosen;
    const input = { kind: what, currencyId, amount, offered: of, reason: given, days };
    if (await refunds.make(input)) setReason('');
  }
  return {
    ...{ options, chosen, choose, reason, setReason, days, setDays, isPart, setPart },
    ...{ text, setText, parsed, currency, isLeft, setLeft, isTooMuch, amount, make },
  };
}

function RefundLinkForm(props: FormProps) {
  const { refunds, needsApproval, onClose, detail } = props;
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const form = useRefundForm(props);
  const { chosen, amount, days } = form;
  const { pending, problem } = refunds.action;
  return (
    <ReasonForm
      reason={form.reason}
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
      <SegmentedControl
        label={messages.refundHowMuch}
        value={form.isPart ? 'part' : 'all'}
        options={[
          ['all', messages.refundWhole],
          ['part', messages.refundPart],
        ]}
        onChange={(value) => form.setPart(value === 'part')}
      />
      {form.isPart && chosen && <PartAmount form={form} chosen={chosen} />}
      {!form.isPart && chosen && <Whole option={chosen} />}
    </ReasonForm>
  );
}

/** What the shop keeps of the currency, after this refund and all others. */
function keptText(
  { figures }: FormProps['detail'],
  { currencyId, code }: RefundOption,
  amount: DecimalString,
  locale: string,
): string {
  const kept = figures.kept?.coins.find((one) => one.currencyId === currencyId)?.amount;
  return kept === undefined ? '—' : coinText(subtractToZero(kept, amount), code, locale);
}

interface PartProps {
  readonly form: ReturnType<typeof useRefundForm>;
  readonly chosen: RefundOption;
}

function PartAmount({ form, chosen }: PartProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { text, parsed, currency, isLeft, isTooMuch, amount, setText, setLeft } = form;
  const most = coinText(chosen.amount, chosen.code, locale);
  return (
    <div className="till-refund-part">
      <AmountField
        text={text}
        parsed={parsed}
        currency={currency}
        balance={null}
        balanceAt={0}
        showError={isLeft}
        onText={setText}
        onMeant={setText}
        onLeave={() => setLeft(text !== '')}
      />
      <p className={isTooMuch ? 'till-fault' : 'till-muted'} role={isTooMuch ? 'alert' : undefined}>
        <span>{messages.refundUpTo(most)}</span>
        {amount !== null && <Value option={chosen} amount={amount} />}
      </p>
    </div>
  );
}

function Whole({ option }: { readonly option: RefundOption }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  return (
    <p className="till-refund-whole">
      <strong>
        <bdi dir="ltr">{coinText(option.amount, option.code, locale)}</bdi>
      </strong>
      <Value option={option} amount={option.amount} />{' '}
      <span className="till-muted">{messages.refundSentAs(option.code, option.networkName)}</span>
    </p>
  );
}

interface ValueProps {
  readonly option: RefundOption;
  readonly amount: DecimalString;
}

/** The amount in dollars, by the order's own price. */
function Value({ option: { rate }, amount }: ValueProps) {
  const { locale } = useUi();
  if (rate === null) return null;
  return (
    <span className="till-muted">
      {' '}
      <bdi>{formatMoney(multiplyDecimal(amount, rate), 'USD', locale)}</bdi>
    </span>
  );
}

interface ChoicesProps {
  readonly options: readonly RefundOption[];
  readonly chosen: RefundOption | undefined;
  readonly onChoose: (option: RefundOption) => void;
}

function Choices({ options, chosen, onChoose }: ChoicesProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
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

interface ReadyLinkProps {
  readonly made: MadeRefundLink;
  readonly onClose: () => void;
}

/** Shows the address of a new link, which is shown once, and opens the mail program with it. */
function ReadyLink({ made, onClose }: ReadyLinkProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const shown = useRef<HTMLElement>(null);
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  const { url, mail, refund } = made;
  return (
    <div className="till-dialog-form">
      <div className="till-dialog-body">
        <p ref={lead} tabIndex={-1}>
          <span>{messages.refundLinkFor(coinText(refund.amount, refund.code, locale))}</span>{' '}
          <strong>{messages.refundLinkOnce}</strong>
        </p>
        <div className="till-refund-link">
          <code ref={shown} className="till-mono till-refund-url" dir="ltr" translate="no">
            {url}
          </code>
          <CopyButton
            text={url}
            label={messages.refundLinkCopy}
            copied={messages.refundLinkCopied}
            shown={shown}
          />
        </div>
        <dl className="till-refund-sum">
          <Description name={messages.refundMailTo}>
            <bdi>{mail.to ?? messages.refundMailNobody}</bdi>
          </Description>
          <Description name={messages.refundMailSubject}>
            <bdi>{mail.subject}</bdi>
          </Description>
          <Description name={messages.refundMailText}>
            <bdi>{mail.text}</bdi>
          </Description>
        </dl>
        <p className="till-muted">{messages.refundMailNote}</p>
      </div>
      <div className="till-dialog-foot">
        <Button kind="quiet" onClick={onClose}>
          {messages.refundLinkDone}
        </Button>
        <a className="till-button" data-kind="primary" href={refundMailLink(made)}>
          {messages.refundMailSend}
        </a>
      </div>
    </div>
  );
}
