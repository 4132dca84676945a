/** The fields of a withdrawal, and "Review", which writes the draft and sends nothing. */
import type { UseQueryResult } from '@tanstack/react-query';
import { forwardRef, useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import type { CurrencyListing, CurrencyView } from '../../../contract/currencies.js';
import type { ProcessingBalancesView } from '../../contract/balances.js';
import type { TreasurySession } from '../../contract/session.js';
import { Heading } from '../../../ui/Frame.js';
import { Notice } from '../../../ui/Notice.js';
import { Button } from '../Button.js';
import { Field } from '../Field.js';
import { ProblemNotice, RetryButton } from '../ProblemNotice.js';
import { useProcessingBalances } from '../storeReads.js';
import type { TreasuryMessages } from '../messages/en.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { useLastError } from '../useTreasuryQuery.js';
import { AddressField } from './AddressField.js';
import { AmountField } from './AmountField.js';
import { CurrencyField } from './CurrencyField.js';
import { balanceOf } from './currencyRows.js';
import { draftOf, invalidFields, parseFields, type FieldName } from './draftFields.js';
import type { FormIdentity } from './savedDraft.js';
import type { WithdrawalFormState } from './useWithdrawalForm.js';
import { refundTitle } from './withdrawalLabels.js';

/** Props of {@link DetailsStep}. */
export interface DetailsStepProps {
  readonly form: WithdrawalFormState;
  readonly session: TreasurySession;
  readonly listing: CurrencyListing;
  readonly identity: FormIdentity;
}

/** Names of the fields whose errors are shown: those that the person has left, or all after "Review". */
function useTouchedFields() {
  const [touched, setTouched] = useState<readonly FieldName[]>([]);
  const [all, setAll] = useState(false);
  return {
    isTouched: (name: FieldName) => all || touched.includes(name),
    touch: (name: FieldName) => setTouched((names) => [...names, name]),
    touchAll: () => setAll(true),
  };
}

export function DetailsStep({ form, session, listing, identity }: DetailsStepProps) {
  const { refundOf } = identity;
  const messages = useTreasuryMessages();
  const balances = useProcessingBalances();
  const { fields, id } = form.draftState;
  const currency = listing.currencies.find((one) => one.id === fields.currencyId);
  const parsed = parseFields(fields, currency);
  const invalid = invalidFields(parsed, currency);
  const { isTouched, touch, touchAll } = useTouchedFields();
  const [summary, setSummary] = useState('');
  const currencyInput = useRef<HTMLSelectElement>(null);
  const amountInput = useRef<HTMLInputElement>(null);
  const addressInput = useRef<HTMLTextAreaElement>(null);
  const noteInput = useRef<HTMLInputElement>(null);
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (form.pending) return;
    touchAll();
    const draft = draftOf(id, parsed, currency, refundOf);
    setSummary(draft ? '' : messages.fieldsWrong(invalid.length));
    if (draft) form.draft(draft);
    else {
      const inputs = {
        currency: currencyInput,
        amount: amountInput,
        address: addressInput,
        note: noteInput,
      };
      if (invalid[0]) inputs[invalid[0]].current?.focus();
    }
  }
  const isGone = fields.currencyId !== null && !currency;
  const noCurrency = isGone ? messages.currencyGone : messages.currencyNone;
  return (
    <form className="till-withdrawal-fields" noValidate onSubmit={submit}>
      <DetailsHead session={session} identity={identity} />
      <CurrencyField
        ref={currencyInput}
        listing={listing}
        balances={balances.data}
        currency={currency}
        error={!currency && (isGone || isTouched('currency')) ? noCurrency : null}
        onChoose={(currencyId) => form.change({ currencyId })}
      />
      <BalancesProblem query={balances} />
      <AmountField
        ref={amountInput}
        text={fields.amountText}
        parsed={parsed.amount}
        currency={currency}
        balance={currency ? balanceOf(balances.data, currency.id) : null}
        balanceAt={balances.dataUpdatedAt}
        showError={isTouched('amount')}
        onText={(amountText) => form.change({ amountText, amountMeant: null })}
        onMeant={(amountText, amountMeant) => form.change({ amountText, amountMeant })}
        onLeave={() => touch('amount')}
      />
      <AddressField
        ref={addressInput}
        text={fields.addressText}
        parsed={parsed.address}
        currency={currency}
        refund={refundOf !== undefined}
        showError={isTouched('address')}
        onText={(addressText) => form.change({ addressText })}
        onLeave={() => touch('address')}
      />
      <NoteField
        ref={noteInput}
        note={fields.note}
        tooLong={parsed.noteTooLong}
        onNote={(note) => form.change({ note })}
      />
      {form.problem && <DraftProblem form={form} problem={form.problem} currency={currency} />}
      <Submit pending={form.pending} summary={invalid.length > 0 ? summary : ''} />
    </form>
  );
}

interface NoteFieldProps {
  readonly note: string;
  readonly tooLong: boolean;
  readonly onNote: (note: string) => void;
}

const NoteField = forwardRef<HTMLInputElement, NoteFieldProps>(function NoteField(
  { note, tooLong, onNote },
  ref,
) {
  const messages = useTreasuryMessages();
  return (
    <Field label={messages.note} error={tooLong ? messages.noteTooLong : null}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          className="till-field-input"
          autoComplete="off"
          value={note}
          onChange={(event) => onNote(event.target.value)}
        />
      )}
    </Field>
  );
});

/** Draws the heading, and whether another person has to approve. */
function DetailsHead({ session, identity }: Pick<DetailsStepProps, 'session' | 'identity'>) {
  const messages = useTreasuryMessages();
  const { refundOf, edit } = identity;
  const title = refundOf ? messages.refund : messages.withdraw;
  return (
    <>
      <Heading>{edit === undefined ? title : messages.editTitle}</Heading>
      {edit !== undefined && <p className="till-lead">{messages.editLead}</p>}
      {refundOf && <p className="till-lead">{refundTitle(refundOf, messages)}</p>}
      {session.needsApproval && <Notice tone="info">{messages.approvalNeeded}</Notice>}
    </>
  );
}

interface SubmitProps {
  readonly pending: boolean;
  /** How many fields have errors; empty before "Review". */
  readonly summary: string;
}

function Submit({ pending, summary }: SubmitProps) {
  const messages = useTreasuryMessages();
  const id = useId();
  return (
    <div className="till-submit">
      <Button type="submit" kind="primary" busy={pending} aria-describedby={id}>
        {pending ? messages.reviewing : messages.review}
      </Button>
      <p id={id} className="till-fault" role="status">
        {summary}
      </p>
    </div>
  );
}

interface DraftProblemProps {
  readonly form: WithdrawalFormState;
  readonly problem: TreasuryError;
  readonly currency: CurrencyView | undefined;
}

/** The sentence about an address that the store refused. */
function addressProblem(
  reason: string | undefined,
  currency: CurrencyView | undefined,
  { addressFaults }: TreasuryMessages,
): string | undefined {
  const known = Object.entries(addressFaults).find(([fault]) => fault === reason);
  return known?.[1](currency?.networkName ?? '');
}

/** Draws why the draft failed. "Try again" uses the same id, so it stays one withdrawal. */
function DraftProblem({ form, problem, currency }: DraftProblemProps) {
  const messages = useTreasuryMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node: Partial<Element> | null = box.current;
    node?.scrollIntoView?.({ block: 'nearest' });
  }, [problem]);
  const { code, reason, retryable } = problem;
  const canRetry = retryable || code === 'unauthorized';
  let lead = canRetry ? messages.draftAgain : undefined;
  if (code === 'address_invalid') lead ??= addressProblem(reason, currency, messages);
  let action = canRetry ? <Button type="submit">{messages.tryAgain}</Button> : undefined;
  if (code === 'withdrawal_differs') {
    action = (
      <span className="till-actions">
        <Button onClick={form.show}>{messages.showOther}</Button>
        <Button onClick={() => form.startOver(form.draftState.fields)}>{messages.startOver}</Button>
      </span>
    );
  }
  return (
    <div ref={box}>
      <ProblemNotice
        error={problem}
        title={messages.draftFailed}
        lead={lead}
        ofWithdrawal
        urgent
        action={action}
      />
    </div>
  );
}

interface BalancesProblemProps {
  readonly query: UseQueryResult<ProcessingBalancesView, TreasuryError>;
}

/** Draws why there are no current balances. The form works without them. */
function BalancesProblem({ query }: BalancesProblemProps) {
  const messages = useTreasuryMessages();
  const error = useLastError(query);
  if (!error) return null;
  return (
    <ProblemNotice
      error={error}
      tone="warning"
      title={query.data ? messages.balancesOld : messages.balancesFailed}
      lead={messages.balancesLead}
      action={<RetryButton query={query} />}
    />
  );
}
