/** One withdrawal, from loading to its end. Used by `WithdrawalStatus` and by the form after drafting. */
import type { WithdrawalView } from '../../contract/withdrawals.js';
import { Heading } from '../../../ui/Frame.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { formatMoment } from '../../../ui/formatTime.js';
import type { OrderReference } from '../client.js';
import { coinText } from '../coinText.js';
import { useAnnounceChange } from '../LiveRegion.js';
import { ProblemNotice, QueryProblem } from '../ProblemNotice.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { useLastError } from '../useLastError.js';
import { ApprovedNotice } from './ApprovedNotice.js';
import {
  BringOn,
  isSentFirst,
  RemoveWithdrawal,
  StateActions,
  type StateActionsProps,
} from './StateActions.js';
import { WithdrawalActivity } from './WithdrawalActivity.js';
import { WithdrawalDetails } from './WithdrawalDetails.js';
import { WithdrawalLink } from './WithdrawalLink.js';
import { WithdrawalStatusPill } from './WithdrawalStatusPill.js';
import { useWithdrawalActions } from './useWithdrawalMutations.js';
import { useTreasurySession, useWithdrawal } from '../storeReads.js';
import { failureText, stateLead, statusLabel } from './withdrawalLabels.js';
import type { Elements } from '../../../ui/elements.js';

/** Props of {@link StatusPanel}. */
export interface StatusPanelProps extends Pick<StateActionsProps, 'onDraftAnother' | 'onEdit'> {
  readonly id: string;
  /** Opens the order that it refunds. Without it the order is named only. */
  readonly onOpenOrder?: ((order: OrderReference) => void) | undefined;
  /** Opens the next withdrawal that waits for this person's approval. Without it there is no such button. */
  readonly onOpen?: ((id: string) => void) | undefined;
  /** Why this withdrawal must not be sent; then it can only be discarded. */
  readonly forbid?: ((withdrawal: WithdrawalView) => Elements) | undefined;
  /** Drawn after the actions, such as a back button. */
  readonly after?: ((withdrawal: WithdrawalView) => Elements) | undefined;
  /** Drawn beside "Try again" if the withdrawal could not be loaded. */
  readonly onFailure?: Elements;
}

/** Draws the withdrawal. A failure to load is never drawn as one of its states. */
export function StatusPanel(props: StatusPanelProps) {
  const { id, onFailure } = props;
  const messages = useTreasuryMessages();
  const query = useWithdrawal(id);
  const { data } = query;
  const error = useLastError(query);
  const actions = useWithdrawalActions(id);
  useAnnounceChange(data?.status, data ? statusLabel(data, messages) : '');
  const failure = error && (
    <QueryProblem
      error={error}
      query={query}
      failed={messages.withdrawalFailed}
      ofWithdrawal
      action={onFailure}
    />
  );
  if (!data) {
    return (
      <>
        <Heading>{messages.withdrawal}</Heading>
        {failure ?? <Skeleton label={messages.withdrawalLoading} lines={4} />}
      </>
    );
  }
  return (
    <>
      {failure}
      <LoadedPanel {...props} withdrawal={data} actions={actions} />
    </>
  );
}

type LoadedPanelProps = StatusPanelProps & StateActionsProps;

function LoadedPanel({ withdrawal, actions, ...props }: LoadedPanelProps) {
  const { messages, locale } = useWords();
  const { data: session } = useTreasurySession();
  const { state, approvedBy } = withdrawal;
  const forbidden = props.forbid?.(withdrawal) ?? null;
  const { problem } = actions;
  const failure = problem && failureText(problem, state, messages);
  return (
    <div className="till-withdrawal-page">
      <div className="till-withdrawal-main">
        <div className="till-withdrawal-head" data-state={state}>
          <Title withdrawal={withdrawal} />
          <WithdrawalStatusPill withdrawal={withdrawal} />
        </div>
        {state === 'draft' && approvedBy !== null ? (
          <ApprovedNotice {...{ withdrawal, approvedBy }} onOpen={props.onOpen}>
            {!forbidden && isSentFirst(withdrawal) && <BringOn {...{ withdrawal, actions }} />}
          </ApprovedNotice>
        ) : (
          <p className="till-lead">
            {state === 'completed' && withdrawal.proof
              ? messages.completedAt(formatMoment(withdrawal.proof.at, locale))
              : stateLead(withdrawal, session ?? null, messages)}
          </p>
        )}
        {state === 'awaiting_approval' && !withdrawal.actions.includes('approve') && (
          <WithdrawalLink id={withdrawal.id} />
        )}
        {failure && <ProblemNotice error={problem.error} {...failure} ofWithdrawal urgent />}
        <WithdrawalDetails withdrawal={withdrawal} onOpenOrder={props.onOpenOrder} />
        {forbidden}
        {forbidden && withdrawal.actions.includes('delete') && (
          <RemoveWithdrawal action="discard" actions={actions} />
        )}
        {!forbidden && (
          <StateActions
            {...{ withdrawal, actions }}
            onDraftAnother={props.onDraftAnother}
            onEdit={props.onEdit}
          />
        )}
        {/* Leaving while it is being sent would make it look unsent. */}
        {actions.pending === null && props.after?.(withdrawal)}
      </div>
      <WithdrawalActivity withdrawal={withdrawal} />
    </div>
  );
}

/** What this person is asked to do, and with how much; to whom, stands below. */
function Title({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const { messages, locale } = useWords();
  const { amount, code, actions } = withdrawal;
  const figure = coinText(amount, code, locale);
  if (actions.includes('approve')) return <Heading>{messages.approveTitle(figure)}</Heading>;
  return <Heading>{actions.includes('send') ? messages.sendTitle(figure) : figure}</Heading>;
}
