/** The fields of a withdrawal, and "Review", which writes the draft and sends nothing. */
import {
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { CurrencyListing } from '../../contract/currencies.js';
import type { TreasurySession } from '../../contract/treasury/session.js';
import { Heading } from '../../ui/Frame.js';
import { Notice } from '../../ui/Notice.js';
import { useProcessingBalances } from '../holdings/useProcessingBalances.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { refundTitle } from '../WithdrawalStatus/Facts.js';
import { AddressField } from './AddressField.js';
import { AmountField } from './AmountField.js';
import { CurrencyField } from './CurrencyField.js';
import { BalancesProblem } from './BalancesProblem.js';
import { balanceOf } from './currencyRows.js';
import { draftOf, faultyFields, readFields, type FieldName, type RefundOf } from './draftFields.js';
import { DraftProblem } from './DraftProblem.js';
import { Field } from './Field.js';
import type { WithdrawalFormState } from './useWithdrawalForm.js';

/** Props of {@link DetailsStep}. */
export interface DetailsStepProps {
  readonly form: WithdrawalFormState;
  readonly session: TreasurySession;
  readonly listing: CurrencyListing;
  readonly refundOf: RefundOf | undefined;
}

/** Fields that the person has left, so that what is wrong with them is said. */
function useJudged() {
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const [all, setAll] = useState(false);
  return {
    isJudged: (name: FieldName) => all || left.includes(name),
    leave: (name: FieldName) => setLeft((names) => [...names, name]),
    judgeAll: () => setAll(true),
  };
}

/** Draws the fields. */
export function DetailsStep({ form, session, listing, refundOf }: DetailsStepProps) {
  const messages = useTreasuryMessages();
  const balancesQuery = useProcessingBalances();
  const { data: balances } = balancesQuery;
  const { fields, id } = form.kept;
  const currency = listing.currencies.find((one) => one.id === fields.currencyId);
  const reading = readFields(fields, currency);
  const faulty = faultyFields(reading, currency);
  const judged = useJudged();
  const [summary, setSummary] = useState('');
  const currencyInput = useRef<HTMLInputElement>(null);
  const amountInput = useRef<HTMLInputElement>(null);
  const addressInput = useRef<HTMLTextAreaElement>(null);
  const noteInput = useRef<HTMLInputElement>(null);

  function goTo(name: FieldName): void {
    const inputs = {
      currency: currencyInput,
      amount: amountInput,
      address: addressInput,
      note: noteInput,
    } as const satisfies Record<FieldName, RefObject<HTMLElement | null>>;
    inputs[name].current?.focus();
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (form.pending) return;
    judged.judgeAll();
    const draft = draftOf(id, reading, currency, refundOf);
    setSummary(draft ? '' : messages.fieldsWrong(faulty.length));
    if (draft) form.draft(draft);
    else if (faulty[0]) goTo(faulty[0]);
  }

  const gone = fields.currencyId !== null && !currency;
  const noCurrency = gone ? messages.currencyGone : messages.currencyNone;
  return (
    <form className="till-withdrawal-fields" noValidate onSubmit={submit}>
      <Head session={session} refundOf={refundOf} />
      <CurrencyField
        ref={currencyInput}
        listing={listing}
        balances={balances}
        currency={currency}
        fault={!currency && (gone || judged.isJudged('currency')) ? noCurrency : null}
        onChoose={(currencyId) => form.change({ currencyId })}
      />
      <BalancesProblem query={balancesQuery} />
      <AmountField
        ref={amountInput}
        text={fields.amountText}
        reading={reading.amount}
        currency={currency}
        balance={currency ? balanceOf(balances, currency.id) : null}
        balanceAt={balancesQuery.dataUpdatedAt}
        judged={judged.isJudged('amount')}
        onText={(amountText) => form.change({ amountText, amountMeant: null })}
        onMeant={(amountText, amountMeant) => form.change({ amountText, amountMeant })}
        onLeave={() => judged.leave('amount')}
      />
      <AddressField
        ref={addressInput}
        text={fields.addressText}
        reading={reading.address}
        currency={currency}
        refund={refundOf !== undefined}
        judged={judged.isJudged('address')}
        onText={(addressText) => form.change({ addressText })}
        onLeave={() => judged.leave('address')}
      />
      <Field
        label={messages.note}
        hint={messages.noteHint}
        fault={reading.noteTooLong ? messages.noteTooLong : null}
      >
        {(control) => (
          <input
            {...control}
            ref={noteInput}
            className="till-field-input"
            autoComplete="off"
            value={fields.note}
            onChange={(event) => form.change({ note: event.target.value })}
          />
        )}
      </Field>
      {form.problem && <DraftProblem form={form} problem={form.problem} currency={currency} />}
      <Submit pending={form.pending} summary={faulty.length > 0 ? summary : ''} />
    </form>
  );
}

/** What it is for, and whether another person has to approve. */
function Head({ session, refundOf }: Pick<DetailsStepProps, 'session' | 'refundOf'>): ReactNode {
  const messages = useTreasuryMessages();
  return (
    <>
      <Heading>{refundOf ? messages.refund : messages.withdraw}</Heading>
      {refundOf && <p className="till-lead">{refundTitle(refundOf, messages)}</p>}
      {session.needsApproval && <Notice tone="info">{messages.approvalNeeded}</Notice>}
    </>
  );
}

interface SubmitProps {
  readonly pending: boolean;
  /** How many fields need another look; empty while none was asked for. */
  readonly summary: string;
}

function Submit({ pending, summary }: SubmitProps) {
  const messages = useTreasuryMessages();
  const id = useId();
  return (
    <div className="till-submit">
      <button
        type="submit"
        className="till-button"
        data-kind="primary"
        aria-disabled={pending || undefined}
        aria-describedby={id}
      >
        {pending ? messages.reviewing : messages.review}
      </button>
      <p id={id} className="till-fault" role="status">
        {summary}
      </p>
    </div>
  );
}
