/** The form that drafts a withdrawal or a refund, and then shows it for review and sending. */
import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import type { TreasurySession } from '../../contract/session.js';
import { refundLike, type WithdrawalView } from '../../contract/withdrawals.js';
import type { DecimalString } from '../../../money/decimalString.js';
import { Frame, Heading, type RootProps } from '../../../ui/Frame.js';
import { Notice } from '../../../ui/Notice.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { QueryProblem } from '../ProblemNotice.js';
import { useTreasuryCurrencies, useTreasurySession, useWithdrawal } from '../storeReads.js';
import { useTreasuryContext, useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { useLastError } from '../useLastError.js';
import { useFocusOnStep } from '../useFocusOnStep.js';
import { LiveRegion } from '../LiveRegion.js';
import { DetailsStep, type DetailsStepProps } from './DetailsStep.js';
import { DraftedStep } from './DraftedStep.js';
import { fieldsFrom, type DraftFields, type RefundOf } from './draftFields.js';
import type { FormIdentity, SavedDraft } from './savedDraft.js';
import { draftToEdit, useWithdrawalForm } from './useWithdrawalForm.js';
import { guarded } from '../Guarded.js';

/** Props of {@link WithdrawalForm}. */
export interface WithdrawalFormProps extends RootProps {
  /** The order or customer to refund. The address is never filled in. */
  readonly refundOf?: RefundOf | undefined;
  /** Currency to begin with, such as `USDT.Tron`. */
  readonly currencyId?: string | undefined;
  /** Amount to begin with: decimal string, coins. */
  readonly amount?: DecimalString | undefined;
  /** An earlier withdrawal whose fields to begin with; its refund, too. Wins over the three above. */
  readonly like?: WithdrawalView | undefined;
  /**
   * A draft to change. Other content cancels it first and is then a new draft, so that never both exist;
   * if it was sent meanwhile, nothing is drafted. Wins over all of the above.
   */
  readonly edit?: WithdrawalView | undefined;
  /**
   * Called once the draft is saved as it was entered: draw a `WithdrawalStatus` with this id in place of the
   * form, which begins anew. Without it the form shows the draft itself.
   */
  readonly onDrafted?: ((id: string) => void) | undefined;
}

/**
 * The form. Needs a `TreasuryProvider` around it. It saves the withdrawal's id and fields in the browser
 * tab's `sessionStorage`, per person and purpose, so that a double click, a lost answer or a reload does
 * not draft a second withdrawal.
 *
 * @selector [data-status="loading" | "error" | "forbidden" | "details" | "drafted"]
 */
export const WithdrawalForm = guarded<WithdrawalFormProps>(function WithdrawalForm(
  { refundOf: given, currencyId, amount, like, edit, onDrafted, ...root },
  ref,
) {
  const { client } = useTreasuryContext('WithdrawalForm');
  const messages = useTreasuryMessages();
  const session = useTreasurySession();
  const [step, setStep] = useState<SavedDraft['step']>('details');
  const element = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLElement, []);
  const from = edit ?? like;
  const refundOf = from ? refundLike(from) : given;
  const label = refundOf ? messages.refund : messages.withdraw;
  const { data } = session;
  const error = useLastError(session);
  const status = statusOf(data, error, step);
  const identity: FormIdentity = {
    endpoint: client.endpoint,
    who: data?.who ?? '',
    refundOf,
    like: like?.id,
    edit: edit?.id,
    // Refunds of two transfers of one order are two forms.
    begun: given ? [currencyId ?? '', amount ?? ''] : undefined,
  };
  return (
    <Frame
      {...root}
      ref={element}
      part="till-treasury till-withdrawal-form"
      label={label}
      status={status}
      busy={status === 'loading'}
      sandbox={data?.sandbox}
    >
      <LiveRegion>
        {data?.may.withdraw === true ? (
          <Form
            key={JSON.stringify(identity)}
            session={data}
            identity={identity}
            initial={edit ? draftToEdit(edit) : fieldsFrom(like ?? { currencyId, amount })}
            root={element}
            onStep={setStep}
            onDrafted={onDrafted}
          />
        ) : (
          <NoForm session={session} error={error} label={label} />
        )}
      </LiveRegion>
    </Frame>
  );
});

function statusOf(
  data: TreasurySession | undefined,
  error: TreasuryError | null,
  step: SavedDraft['step'],
): string {
  if (!data) return error ? 'error' : 'loading';
  return data.may.withdraw ? step : 'forbidden';
}

interface NoFormProps {
  readonly session: ReturnType<typeof useTreasurySession>;
  /** Why the session could not be read. */
  readonly error: TreasuryError | null;
  readonly label: string;
}

/** Drawn instead of the form while the session loads, or if the person may not withdraw. */
function NoForm({ session, error, label }: NoFormProps) {
  const messages = useTreasuryMessages();
  if (session.data) {
    return (
      <>
        <Heading>{label}</Heading>
        <Notice tone="info">{messages.mayNot}</Notice>
      </>
    );
  }
  if (!error) return <Skeleton label={messages.formLoading} lines={4} />;
  return <QueryProblem failed={messages.sessionFailed} error={error} query={session} />;
}

interface FormProps
  extends Pick<DetailsStepProps, 'session' | 'identity'>, Pick<WithdrawalFormProps, 'onDrafted'> {
  readonly initial: DraftFields | SavedDraft;
  /** Contains the headings. */
  readonly root: RefObject<HTMLElement | null>;
  readonly onStep: (step: SavedDraft['step']) => void;
}

/** The form of one person and purpose. */
function Form({ session, identity, initial, root, onStep, onDrafted }: FormProps) {
  const form = useWithdrawalForm(identity, initial, onDrafted);
  const listing = useTreasuryCurrencies();
  const { step, id } = form.draftState;
  const drafted = useWithdrawal(id, { enabled: step === 'drafted' });
  useEffect(() => onStep(step), [step, onStep]);
  useFocusOnStep(root, step === 'drafted' ? (drafted.data?.state ?? null) : step);
  if (step === 'drafted') return <DraftedStep form={form} />;
  return <Details form={form} session={session} listing={listing} identity={identity} />;
}

interface DetailsProps extends Omit<DetailsStepProps, 'listing'> {
  readonly listing: ReturnType<typeof useTreasuryCurrencies>;
}

/** The fields, once the currencies are there. */
function Details({ listing, ...props }: DetailsProps) {
  const messages = useTreasuryMessages();
  const { data } = listing;
  const error = useLastError(listing);
  if (data && data.currencies.length > 0) return <DetailsStep {...props} listing={data} />;
  return (
    <>
      <Heading>{props.identity.refundOf ? messages.refund : messages.withdraw}</Heading>
      {data && <Notice tone="info">{messages.currenciesEmpty}</Notice>}
      {!data && error && (
        <QueryProblem failed={messages.currenciesFailed} error={error} query={listing} />
      )}
      {!data && !error && <Skeleton label={messages.formLoading} lines={4} />}
    </>
  );
}
