/** The fields of a withdrawal, and the button that saves them as a draft and sends nothing. */
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import type { CurrencyListing, CurrencyView } from '../../../contract/currencies.js';
import type { ProcessingBalancesView } from '../../contract/balances.js';
import { isUnderWay } from '../../contract/refundLinks.js';
import { payingWallet } from '../../contract/walletFunds.js';
import type { TreasurySession } from '../../contract/session.js';
import { parseDecimal } from '../../../money/decimal.js';
import { Heading } from '../../../ui/Frame.js';
import { Notice } from '../../../ui/Notice.js';
import { Button } from '../Button.js';
import { Field } from '../Field.js';
import { ProblemNotice, RetryButton } from '../ProblemNotice.js';
import { useOrder, useProcessingBalances } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { useLastError } from '../useLastError.js';
import { AddressField } from './AddressField.js';
import { AmountField } from './AmountField.js';
import { CurrencyField } from './CurrencyField.js';
import { balanceOf } from './currencyRows.js';
import { parseFields, type FieldName, type RefundOf } from './draftFields.js';
import type { FormIdentity } from './savedDraft.js';
import type { WithdrawalFormState } from './useWithdrawalForm.js';
import { Warnings } from './StateActions.js';
import { refundTitle } from './withdrawalLabels.js';

/** Props of {@link DetailsStep}. */
export interface DetailsStepProps {
  readonly form: WithdrawalFormState;
  readonly session: TreasurySession;
  readonly listing: CurrencyListing;
  readonly identity: FormIdentity;
}

/** Draws the form. Errors are shown of the fields that the person has left, and of all after a press. */
export function DetailsStep({ form, session, listing, identity }: DetailsStepProps) {
  const { refundOf } = identity;
  const messages = useTreasuryMessages();
  const balances = useProcessingBalances();
  const { fields, id } = form.draftState;
  const currency = listing.currencies.find((one) => one.id === fields.currencyId);
  const { amount, address, noteTooLong, invalid, draft } = parseFields(fields, currency, refundOf);
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const [presses, setPresses] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (presses > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [presses]);
  const isJudged = (name: FieldName): boolean => presses > 0 || left.includes(name);
  const leave = (name: FieldName) => () => setLeft((names) => [...names, name]);
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (form.pending) return;
    setPresses((n) => n + 1);
    if (draft) form.draft({ id, ...draft });
  }
  const isGone = fields.currencyId !== null && !currency;
  const noCurrency = isGone ? messages.currencyGone : messages.currencyNone;
  return (
    <form ref={element} className="till-withdrawal-fields" noValidate onSubmit={submit}>
      <DetailsHead session={session} identity={identity} />
      {refundOf && session.orders && <AnotherRefund refundOf={refundOf} own={id} />}
      <CurrencyField
        listing={listing}
        balances={balances.data}
        currency={currency}
        error={!currency && (isGone || isJudged('currency')) ? noCurrency : null}
        onChoose={(currencyId) => form.change({ currencyId })}
      />
      <BalancesProblem query={balances} />
      <AmountField
        text={fields.amountText}
        parsed={amount}
        currency={currency}
        balance={currency ? balanceOf(balances.data, currency.id) : null}
        balanceAt={balances.dataUpdatedAt}
        showError={isJudged('amount')}
        onText={(amountText) => form.change({ amountText, amountMeant: null })}
        onMeant={(amountText, amountMeant) => form.change({ amountText, amountMeant })}
        onLeave={leave('amount')}
      />
      {currency && <FeeWarning currency={currency} balances={balances.data} />}
      <AddressField
        text={fields.addressText}
        parsed={address}
        currency={currency}
        refund={refundOf !== undefined}
        showError={isJudged('address')}
        onText={(addressText) => form.change({ addressText })}
        onLeave={leave('address')}
      />
      <Field label={messages.note} error={noteTooLong ? messages.noteTooLong : null}>
        {(control) => (
          <input
            {...control}
            className="till-field-input"
            autoComplete="off"
            value={fields.note}
            onChange={(event) => form.change({ note: event.target.value })}
          />
        )}
      </Field>
      {form.problem && <DraftProblem form={form} problem={form.problem} currency={currency} />}
      <Submit pending={form.pending} faults={presses > 0 ? invalid.length : 0} />
    </form>
  );
}

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

const NOTHING = parseDecimal('0');

interface FeeWarningProps {
  readonly currency: CurrencyView;
  readonly balances: ProcessingBalancesView | undefined;
}

/** Says before there is a draft that the wallet cannot pay the network's fee. What it holds is judged at the amount. */
function FeeWarning({ currency: { id, blockchain }, balances }: FeeWarningProps) {
  const needed = { currencyId: id, blockchain, amount: NOTHING };
  const { lacks } = payingWallet(needed, balances);
  return lacks.some(({ reason }) => reason === 'gas_empty') ? (
    <Warnings warnings={['fees_low']} />
  ) : null;
}

/** Says before the person fills it in that money of the order is on its way back already. */
function AnotherRefund({ refundOf, own }: { readonly refundOf: RefundOf; readonly own: string }) {
  const { data } = useOrder(refundOf);
  const others = data?.refunds.filter(
    (refund) => isUnderWay(refund) && refund.withdrawal?.id !== own,
  );
  return others && others.length > 0 ? <Warnings warnings={['refund_repeated']} /> : null;
}

interface SubmitProps {
  readonly pending: boolean;
  /** How many fields have errors; 0 before the first press. */
  readonly faults: number;
}

/** Draws the button, and what it does: staff expect a draft to be seen by others, and no money to leave. */
function Submit({ pending, faults }: SubmitProps) {
  const messages = useTreasuryMessages();
  const ids = { faults: useId(), note: useId() };
  return (
    <div className="till-submit">
      <Button
        type="submit"
        kind="primary"
        busy={pending}
        aria-describedby={`${ids.note} ${ids.faults}`}
      >
        {pending ? messages.reviewing : messages.review}
      </Button>
      <p id={ids.faults} className="till-fault" role="status">
        {faults > 0 ? messages.fieldsWrong(faults) : ''}
      </p>
      <p id={ids.note} className="till-muted">
        {messages.draftNote}
      </p>
    </div>
  );
}

interface DraftProblemProps {
  readonly form: WithdrawalFormState;
  readonly problem: TreasuryError;
  readonly currency: CurrencyView | undefined;
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
  if (code === 'address_invalid') {
    const fault = Object.entries(messages.addressFaults).find(([name]) => name === reason);
    lead ??= fault?.[1](currency?.networkName ?? '');
  }
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

/** Draws why there are no current balances. The form works without them. */
function BalancesProblem({ query }: { readonly query: ReturnType<typeof useProcessingBalances> }) {
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
