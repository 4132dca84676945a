/** One withdrawal, from loading to its end. Used by `WithdrawalStatus` and by the form after drafting. */
import { useState } from 'react';
import { addressGroups } from '../../../chains/addressGroups.js';
import type { WithdrawalView } from '../../contract/withdrawals.js';
import { formatCrypto } from '../../../money/format.js';
import { Heading } from '../../../ui/Frame.js';
import { Notice } from '../../../ui/Notice.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { formatMoment } from '../../../ui/formatTime.js';
import { useUi } from '../../../ui/uiContext.js';
import { Button } from '../Button.js';
import { useAnnounce, useAnnounceChange } from '../LiveRegion.js';
import { ProblemNotice, QueryProblem } from '../ProblemNotice.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useLastError } from '../useTreasuryQuery.js';
import { RemoveWithdrawal, StateActions } from './StateActions.js';
import { WithdrawalActivity } from './WithdrawalActivity.js';
import { WithdrawalDetails } from './WithdrawalDetails.js';
import { WithdrawalStatusPill } from './WithdrawalStatusPill.js';
import { useWithdrawalActions, type WithdrawalActions } from './useWithdrawalMutations.js';
import { useTreasurySession, useWithdrawal } from '../storeReads.js';
import { failureText, stateLead, statusLabel } from './withdrawalLabels.js';
import { isOver, isUnsent } from '../../contract/withdrawalStatus.js';
import type { Elements } from '../../../ui/elements.js';

/** Props of {@link StatusPanel}. */
export interface StatusPanelProps {
  readonly id: string;
  readonly onDraftAnother?: ((withdrawal: WithdrawalView) => void) | undefined;
  /** Opens the form with the values of a draft, which it replaces. Without it there is no such button. */
  readonly onEdit?: ((withdrawal: WithdrawalView) => void) | undefined;
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
  const { data, refetch } = query;
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
  const check = async () => {
    const answer = await refetch();
    return answer.error ? null : (answer.data ?? null);
  };
  return (
    <>
      {failure}
      <LoadedPanel {...props} withdrawal={data} actions={actions} check={check} />
    </>
  );
}

interface LoadedPanelProps extends StatusPanelProps {
  readonly withdrawal: WithdrawalView;
  readonly actions: WithdrawalActions;
  readonly check: () => Promise<WithdrawalView | null>;
}

function LoadedPanel({ withdrawal, actions, check, ...props }: LoadedPanelProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { data: session } = useTreasurySession();
  const { state } = withdrawal;
  const forbidden = props.forbid?.(withdrawal) ?? null;
  const { problem } = actions;
  const failure = problem && failureText(problem, state, messages);
  const isAtService = !isOver(withdrawal) && !isUnsent(withdrawal);
  return (
    <div className="till-withdrawal-page">
      <div className="till-withdrawal-main">
        <div className="till-withdrawal-head" data-state={state}>
          <Title withdrawal={withdrawal} />
          <WithdrawalStatusPill withdrawal={withdrawal} />
        </div>
        <p className="till-lead">
          {state === 'completed' && withdrawal.proof
            ? messages.completedAt(formatMoment(withdrawal.proof.at, locale))
            : stateLead(withdrawal, session ?? null, messages)}
        </p>
        {failure && <ProblemNotice error={problem.error} {...failure} ofWithdrawal urgent />}
        <WithdrawalDetails withdrawal={withdrawal} />
        {forbidden}
        {forbidden && withdrawal.actions.includes('delete') && (
          <RemoveWithdrawal action="discard" actions={actions} />
        )}
        {!forbidden && (
          <StateActions
            withdrawal={withdrawal}
            actions={actions}
            lastChecked={
              isAtService ? (
                <LastChecked withdrawal={withdrawal} check={check} />
              ) : (
                <Contradiction withdrawal={withdrawal} />
              )
            }
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

/** What is sent, and to whom. The whole address is below. */
function Title({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { amount, code, addressTo } = withdrawal;
  const figure = `${formatCrypto(amount, locale)} ${code}`;
  return (
    <Heading>
      {isUnsent(withdrawal)
        ? (withdrawal.actions.includes('approve') ? messages.approveTitle : messages.sendTitle)(
            figure,
          )
        : messages.withdrawalTitle(figure, addressGroups(addressTo).head)}
    </Heading>
  );
}

interface LastCheckedProps {
  readonly withdrawal: WithdrawalView;
  /** Reads the withdrawal; null if there was no answer. */
  readonly check: () => Promise<WithdrawalView | null>;
}

/** Draws what the service says of it that is not true of this withdrawal, or makes it old. */
function Contradiction({ withdrawal: { staleBecause } }: Pick<LastCheckedProps, 'withdrawal'>) {
  const messages = useTreasuryMessages();
  if (staleBecause === null) return null;
  return <Notice tone="warning">{messages.staleReasons[staleBecause] ?? messages.stale}</Notice>;
}

/** Draws when the service was last asked, "Check again", and a notice if the service did not answer. */
function LastChecked({ withdrawal, check }: LastCheckedProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { checkedAt } = withdrawal;
  return (
    <>
      <Contradiction withdrawal={withdrawal} />
      <div className="till-freshness">
        <span className="till-muted">
          {checkedAt === null
            ? messages.neverChecked
            : messages.checkedAt(formatMoment(checkedAt, locale))}
        </span>
        <CheckAgain state={withdrawal.state} check={check} />
      </div>
    </>
  );
}

/** Values of `staleBecause` for which the service did answer. */
const ANSWERED: readonly (string | null)[] = [null, 'not_found', 'answer_differs'];

interface CheckAgainProps {
  readonly state: string;
  readonly check: LastCheckedProps['check'];
}

/** Draws the button, and says if nothing has changed. */
function CheckAgain({ state, check }: CheckAgainProps) {
  const messages = useTreasuryMessages();
  const announce = useAnnounce();
  const [checking, setChecking] = useState(false);
  const [result, setResult] = useState('');
  async function run(): Promise<void> {
    setChecking(true);
    setResult('');
    announce('');
    const found = await check();
    setChecking(false);
    // A changed state is announced by the panel.
    if (found && found.state !== state) return;
    const unchanged = state === 'unknown' ? messages.checkedNothing : messages.checkedSame;
    const sentence =
      found && ANSWERED.includes(found.staleBecause) ? unchanged : messages.checkFailed;
    setResult(sentence);
    announce(sentence);
  }
  return (
    <>
      <Button kind="quiet" busy={checking} onClick={() => void run()}>
        {checking ? messages.checking : messages.checkAgain}
      </Button>
      {result !== '' && <p className="till-muted till-check-result">{result}</p>}
    </>
  );
}
