/** What belongs to one state: why it stands there, and what can be done. */
import type { ReactNode } from 'react';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { formatCrypto } from '../../money/format.js';
import { Notice } from '../../ui/Notice.js';
import { useUi } from '../../ui/uiContext.js';
import { useTreasurySession } from '../session/useTreasurySession.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { ConfirmedPress } from './ConfirmedPress.js';
import { RemovePart } from './RemovePart.js';
import { TransferPart } from './TransferPart.js';
import { UnknownPart } from './UnknownPart.js';
import type { WithdrawalActions } from './useWithdrawalActions.js';
import { Warnings } from './Warnings.js';
import { wasSettled } from './withdrawalWords.js';

/** Props of {@link StateParts}. */
export interface StatePartsProps {
  readonly withdrawal: WithdrawalView;
  readonly actions: WithdrawalActions;
  /** When the service was last asked; null where it is not asked. */
  readonly freshness: ReactNode;
  /** Draws "Draft another" with the same fields where the withdrawal is over without money moved. */
  readonly onDraftAnother?: ((withdrawal: WithdrawalView) => void) | undefined;
}

/** Draws the parts of the withdrawal's state; nothing for a state that this page does not know. */
export function StateParts(props: StatePartsProps) {
  // Where nobody knows what became of it, asking again is the first thing to do, not the last.
  if (props.withdrawal.state === 'unknown') return <UnknownPart {...props} />;
  return (
    <>
      <KnownParts {...props} />
      {props.freshness}
    </>
  );
}

function KnownParts({ withdrawal, actions, onDraftAnother }: StatePartsProps) {
  const messages = useTreasuryMessages();
  const parts = { withdrawal, actions };
  const another = <DraftAnother withdrawal={withdrawal} onDraftAnother={onDraftAnother} />;
  switch (withdrawal.state) {
    case 'awaiting_approval':
      return <Approval {...parts} />;
    case 'draft':
      return <Sending {...parts} />;
    case 'refused':
      return (
        <>
          <Refusal refusal={withdrawal.refusal} />
          {another}
        </>
      );
    case 'queued':
      return <Queued {...parts} />;
    case 'failed':
      return (
        <>
          <TransferPart withdrawal={withdrawal} />
          <p>{messages.failedLead}</p>
          {another}
        </>
      );
    case 'deleted':
    case 'discarded':
      return another;
    default:
      return <TransferPart withdrawal={withdrawal} />;
  }
}

type PartProps = Pick<StatePartsProps, 'withdrawal' | 'actions'>;

/** Approving, where the person may; else why not. */
function Approval({ withdrawal, actions }: PartProps) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  const own = session?.who === withdrawal.draftedBy;
  return (
    <>
      <Warnings warnings={withdrawal.warnings} />
      {withdrawal.actions.includes('approve') ? (
        <ConfirmedPress
          label={messages.approve}
          pendingLabel={actions.pending === 'approve' ? messages.approving : null}
          warnings={withdrawal.warnings}
          onPress={actions.approve}
        />
      ) : (
        <p>{own ? messages.approveOwn : messages.approveNotYours}</p>
      )}
      {withdrawal.actions.includes('delete') && <RemovePart action="discard" actions={actions} />}
    </>
  );
}

/** Why it waits, and taking it back while that is possible. */
function Queued({ withdrawal, actions }: PartProps) {
  const messages = useTreasuryMessages();
  // Nobody but a person has seen it there.
  const byWord = withdrawal.serviceId === null && wasSettled(withdrawal);
  return (
    <>
      <p>{byWord ? messages.queuedSettled : messages.queuedWhy}</p>
      {withdrawal.actions.includes('delete') && (
        <>
          <p>{messages.queuedDeletable}</p>
          <RemovePart action="remove" actions={actions} />
        </>
      )}
    </>
  );
}

/** Sending, where the person may; else who can. */
function Sending({ withdrawal, actions }: PartProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { amount, code, warnings } = withdrawal;
  return (
    <>
      <Warnings warnings={withdrawal.warnings} />
      {withdrawal.actions.includes('send') ? (
        <ConfirmedPress
          label={messages.send(`${formatCrypto(amount, locale)} ${code}`)}
          pendingLabel={actions.pending === 'send' ? messages.sendPending : null}
          warnings={warnings}
          note={messages.sendOnce}
          onPress={() => actions.send(warnings)}
        />
      ) : (
        <p>{messages.sendNotYours}</p>
      )}
      {withdrawal.actions.includes('delete') && <RemovePart action="discard" actions={actions} />}
    </>
  );
}

function Refusal({ refusal }: { readonly refusal: string | null }) {
  const messages = useTreasuryMessages();
  const words =
    refusal === null
      ? messages.refusals['other']
      : (messages.refusals[refusal] ?? messages.otherRefusal(refusal));
  return <Notice tone="danger">{words}</Notice>;
}

function DraftAnother({
  withdrawal,
  onDraftAnother,
}: Pick<StatePartsProps, 'withdrawal' | 'onDraftAnother'>) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  if (!onDraftAnother || session?.may.withdraw !== true) return null;
  return (
    <div className="till-block">
      <button type="button" className="till-button" onClick={() => onDraftAnother(withdrawal)}>
        {messages.draftAnother}
      </button>
      <p className="till-muted">{messages.draftAnotherLead}</p>
    </div>
  );
}
