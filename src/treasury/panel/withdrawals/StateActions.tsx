/** What each state shows and offers: approve, send, discard, take back, draft again. */
import type { WithdrawalView } from '../../contract/withdrawals.js';
import { Notice } from '../../../ui/Notice.js';
import { AskFirst } from '../AskFirst.js';
import { Button } from '../Button.js';
import { coinText } from '../coinText.js';
import { RightNeeded } from '../RightNeeded.js';
import { useTreasurySession } from '../storeReads.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { ConfirmAction } from './ConfirmAction.js';
import { LastChecked } from './LastChecked.js';
import { StuckNotice } from './StuckNotice.js';
import { RequestId, UnknownOutcome } from './UnknownOutcome.js';
import { TransferRecord } from './WithdrawalDetails.js';
import type { WithdrawalActions } from './useWithdrawalMutations.js';

/** Props of {@link StateActions}. */
export interface StateActionsProps {
  readonly withdrawal: WithdrawalView;
  readonly actions: WithdrawalActions;
  /**
   * Called by "Draft another" of a withdrawal that ended without moving money: draw a `WithdrawalForm`
   * with `like={withdrawal}`. Without it there is no such button.
   */
  readonly onDraftAnother?: ((withdrawal: WithdrawalView) => void) | undefined;
  /**
   * Called by "Edit" of a draft: draw a `WithdrawalForm` with `edit={withdrawal}`, which cancels the draft
   * before it drafts another. Without it there is no such button.
   */
  readonly onEdit?: ((withdrawal: WithdrawalView) => void) | undefined;
}

/** Draws what belongs to the state; nothing for an unknown state. */
export function StateActions(props: StateActionsProps) {
  // With an unknown outcome, checking again comes first.
  if (props.withdrawal.state === 'unknown') return <UnknownOutcome {...props} />;
  return (
    <>
      <KnownStateActions {...props} />
      <LastChecked withdrawal={props.withdrawal} />
    </>
  );
}

function KnownStateActions({ withdrawal, actions, onDraftAnother, onEdit }: StateActionsProps) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  const { state } = withdrawal;
  const refusal = withdrawal.refusal ?? 'other';
  const another = onDraftAnother && session?.may.withdraw === true && (
    <div className="till-actions">
      <Button onClick={() => onDraftAnother(withdrawal)}>{messages.draftAnother}</Button>
    </div>
  );
  switch (state) {
    case 'awaiting_approval':
    case 'draft':
      return <BeforeSending withdrawal={withdrawal} actions={actions} onEdit={onEdit} />;
    case 'refused':
      return (
        <>
          <Notice tone="danger">
            {messages.refusals[refusal] ?? messages.otherRefusal(refusal)}
          </Notice>
          {another}
        </>
      );
    case 'queued':
      return <Queued withdrawal={withdrawal} actions={actions} />;
    case 'failed':
      return (
        <>
          <TransferRecord withdrawal={withdrawal} />
          <p>{messages.failedLead}</p>
          {another}
        </>
      );
    case 'deleted':
    case 'discarded':
      return another;
    default:
      return <TransferRecord withdrawal={withdrawal} />;
  }
}

type ActionProps = Pick<StateActionsProps, 'withdrawal' | 'actions' | 'onEdit'>;

/** Whether its page begins with sending it: it was checked and approved, and this person may send it. */
export const isSentFirst = ({ state, approvedBy, actions }: WithdrawalView): boolean =>
  state === 'draft' && approvedBy !== null && actions.includes('send');

/** Draws the warnings, and the one act that brings it on. */
export function BringOn({ withdrawal, actions }: ActionProps) {
  const { messages, locale } = useWords();
  const { warnings, actions: offered, amount, code } = withdrawal;
  const figure = coinText(amount, code, locale);
  return (
    <>
      <Warnings warnings={warnings} />
      {offered.includes('approve') && (
        <ConfirmAction
          label={messages.approveAmount(figure)}
          pendingLabel={actions.pending === 'approve' ? messages.approving : null}
          warnings={warnings}
          note={messages.approveNote}
          onConfirm={() => void actions.approve()}
        />
      )}
      {offered.includes('send') && (
        <ConfirmAction
          label={messages.send(figure)}
          pendingLabel={actions.pending === 'send' ? messages.sendPending : null}
          warnings={warnings}
          note={messages.sendOnce}
          onConfirm={() => void actions.send(warnings)}
        />
      )}
    </>
  );
}

/** Draws what brings it on, unless its page began with that, and the ways to change and to discard it. */
function BeforeSending({ withdrawal, actions, onEdit }: ActionProps) {
  const { messages, locale } = useWords();
  const { actions: offered, claim, state, amount, code, approvedBy } = withdrawal;
  const figure = coinText(amount, code, locale);
  const isReview = offered.includes('approve');
  // An address that the customer confirmed is not changed, and nobody changes what they are asked to approve.
  const isEditable = onEdit !== undefined && !claim && !isReview && actions.pending === null;
  return (
    <>
      {!isSentFirst(withdrawal) && <BringOn withdrawal={withdrawal} actions={actions} />}
      {state === 'draft' && !offered.includes('send') && (
        <RightNeeded reason={messages.needsRight.withdrawals}>{messages.send(figure)}</RightNeeded>
      )}
      {offered.includes('delete') && (
        <div className="till-actions till-withdrawal-more">
          {isEditable && (
            <Button kind="quiet" onClick={() => onEdit(withdrawal)}>
              {messages.edit}
            </Button>
          )}
          <RemoveWithdrawal action="discard" actions={actions} />
        </div>
      )}
      {isEditable && approvedBy !== null && <p className="till-muted">{messages.editNote}</p>}
    </>
  );
}

/** Draws why it waits, and the way to take it back while that is possible. */
function Queued({ withdrawal, actions }: ActionProps) {
  const messages = useTreasuryMessages();
  return (
    <>
      {/* By the server's clock: that of its last answer about this withdrawal. */}
      <StuckNotice withdrawal={withdrawal} now={Date.parse(withdrawal.checkedAt ?? '')} />
      {withdrawal.serviceId === null && (
        <>
          <p>{messages.problems.cancel_at_service}</p>
          <RequestId of={withdrawal} />
        </>
      )}
      {withdrawal.actions.includes('delete') && (
        <RemoveWithdrawal action="remove" actions={actions} />
      )}
    </>
  );
}

/** Draws the store's warnings. They do not forbid sending. An unknown one is shown as its code. */
export function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  const messages = useTreasuryMessages();
  if (warnings.length === 0) return null;
  return (
    <div className="till-warnings">
      {warnings.map((code) => (
        <Notice key={code} tone="warning" title={messages.warningTitles[code]}>
          {messages.warnings[code] ?? messages.otherWarning(code)}
        </Notice>
      ))}
    </div>
  );
}

/** Props of {@link RemoveWithdrawal}. */
export interface RemoveWithdrawalProps extends Pick<StateActionsProps, 'actions'> {
  /** `discard`: before it was sent; `remove`: at the service, while it is queued. */
  readonly action: 'discard' | 'remove';
}

/** Draws the button that cancels it, which asks first. */
export function RemoveWithdrawal({ action, actions }: RemoveWithdrawalProps) {
  const messages = useTreasuryMessages();
  return (
    <AskFirst
      className="till-remove"
      kind="danger"
      label={messages.discard}
      question={action === 'discard' ? messages.discardQuestion : messages.removeQuestion}
      yes={actions.pending === action ? messages.discarding : messages.discard}
      busy={actions.pending !== null}
      onYes={() => actions.remove(action)}
    />
  );
}
