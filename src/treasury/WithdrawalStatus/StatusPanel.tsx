/** One withdrawal, from loading to its end: used by the status alone and by the form after drafting. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { Heading } from '../../ui/Frame.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { isOver } from '../pace.js';
import { RetryButton } from '../RetryButton.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useHeldError } from '../useHeldError.js';
import { useWithdrawal } from '../withdrawals/useWithdrawal.js';
import { ActionProblem } from './ActionProblem.js';
import { Facts } from './Facts.js';
import { Freshness } from './Freshness.js';
import { History } from './History.js';
import { RemovePart } from './RemovePart.js';
import { StateParts } from './StateParts.js';
import { useWithdrawalActions, type WithdrawalActions } from './useWithdrawalActions.js';
import { useVoice } from './voice.js';
import { failureWords, leadOf, titleOf } from './withdrawalWords.js';

/** Props of {@link StatusPanel}. */
export interface StatusPanelProps {
  readonly id: string;
  readonly onDraftAnother?: ((withdrawal: WithdrawalView) => void) | undefined;
  /** Title and sentence in place of the state's own. */
  readonly words?: ((withdrawal: WithdrawalView) => PanelWords | null) | undefined;
  /** Why this withdrawal must not be sent; nothing but giving it up is then offered. */
  readonly forbid?: ((withdrawal: WithdrawalView) => ReactNode) | undefined;
  /** Drawn after what can be done, such as the way back. */
  readonly after?: ((withdrawal: WithdrawalView) => ReactNode) | undefined;
  /** Drawn where the withdrawal could not be loaded, beside "Try again". */
  readonly onLost?: ReactNode;
}

/** How a panel is headed. */
export interface PanelWords {
  readonly title: string;
  readonly lead: string;
}

/** States in which only people act: the service knows nothing of them. */
const BEFORE_SENDING = ['awaiting_approval', 'draft'];

/** Draws the withdrawal; a failure to load is never drawn as a state of it. */
export function StatusPanel(props: StatusPanelProps) {
  const { id, onLost } = props;
  const messages = useTreasuryMessages();
  const query = useWithdrawal(id);
  const { data, isFetching, refetch } = query;
  const error = useHeldError(query);
  const actions = useWithdrawalActions(id);
  useSpokenState(data?.state);
  const again = (
    <span className="till-actions">
      <RetryButton isFetching={isFetching} onRetry={() => void refetch()} />
      {data ? null : onLost}
    </span>
  );
  const failure = error && (
    <ActionProblem
      error={error}
      title={data ? messages.staleTitle : messages.withdrawalFailed}
      tone={data ? 'warning' : 'danger'}
      action={again}
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
  const look = async () => {
    const answer = await refetch();
    return answer.error ? null : (answer.data ?? null);
  };
  return (
    <>
      {failure}
      <Panel {...props} withdrawal={data} actions={actions} look={look} />
    </>
  );
}

interface PanelProps extends StatusPanelProps {
  readonly withdrawal: WithdrawalView;
  readonly actions: WithdrawalActions;
  readonly look: () => Promise<WithdrawalView | null>;
}

function Panel({ withdrawal, actions, look, words, forbid, after, onDraftAnother }: PanelProps) {
  const messages = useTreasuryMessages();
  const { state } = withdrawal;
  const own = { title: titleOf(state, messages), lead: leadOf(withdrawal, messages) };
  const { title, lead } = words?.(withdrawal) ?? own;
  const forbidden = forbid?.(withdrawal) ?? null;
  const { problem } = actions;
  const failure = problem && failureWords(problem, state, messages);
  const asked = !isOver(withdrawal) && !BEFORE_SENDING.includes(state);
  return (
    <>
      <div className="till-status-head" data-state={state}>
        <span className="till-indicator" aria-hidden="true" />
        <Heading>{title}</Heading>
      </div>
      <p className="till-lead">{lead}</p>
      {failure && <ActionProblem error={problem.error} {...failure} urgent />}
      <Facts withdrawal={withdrawal} />
      {forbidden}
      {forbidden && withdrawal.actions.includes('delete') && (
        <RemovePart action="discard" actions={actions} />
      )}
      {!forbidden && (
        <StateParts
          withdrawal={withdrawal}
          actions={actions}
          freshness={asked ? <Freshness withdrawal={withdrawal} look={look} /> : null}
          onDraftAnother={onDraftAnother}
        />
      )}
      {/* Who leaves in the middle would take what is being sent for unsent. */}
      {actions.pending === null && after?.(withdrawal)}
      <History withdrawal={withdrawal} />
    </>
  );
}

/** Says the new state through the part's voice; nothing on load. */
function useSpokenState(state: string | undefined): void {
  const messages = useTreasuryMessages();
  const say = useVoice();
  const heard = useRef(state);
  useEffect(() => {
    const before = heard.current;
    heard.current = state;
    if (before === undefined || state === undefined || before === state) return;
    say(titleOf(state, messages));
  }, [state, say, messages]);
}
