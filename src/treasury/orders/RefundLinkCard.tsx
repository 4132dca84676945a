/** One refund link: what it gives back, who made it, what became of it, and the button that revokes it. */
import { useEffect, useRef, useState } from 'react';
import type { RefundLinkView } from '../../contract/treasury/refundLinks.js';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { formatCrypto } from '../../money/format.js';
import { useUi } from '../../ui/uiContext.js';
import { Button } from '../Button.js';
import { Description } from '../DescriptionList.js';
import { Moment, StateBadge } from '../ListRow.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { stateTitle } from '../withdrawals/withdrawalLabels.js';

/** Props of {@link RefundLinkCard}. */
export interface RefundLinkCardProps {
  readonly link: RefundLinkView;
  /** The withdrawal that came of it, if it is known. */
  readonly refund: WithdrawalView | undefined;
  readonly pending: boolean;
  readonly error: TreasuryError | null;
  /** Undefined if the person may not. */
  readonly onRevoke: (() => void) | undefined;
  readonly onOpenWithdrawal: ((id: string) => void) | undefined;
}

/** States in which a link can be revoked. */
const OPEN = ['made', 'opened'];

/** Draws the link. */
export function RefundLinkCard(props: RefundLinkCardProps) {
  const { link, refund, pending, error, onRevoke, onOpenWithdrawal } = props;
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { kind, state, amount, code, withdrawalId } = link;
  const title = messages.refundLinkFor(
    messages.refundKinds[kind] ?? messages.otherRefundKind(kind),
    `${formatCrypto(amount, locale)} ${code}`,
  );
  const isOpen = OPEN.includes(state);
  const label = refund
    ? stateTitle(refund.state, messages)
    : (messages.refundLinkStates[state] ?? messages.otherRefundLinkState(state));
  return (
    <li className="till-refund-link" data-link-state={state}>
      <div className="till-refund-link-head">
        <h4 className="till-subheading">
          <bdi>{title}</bdi>
        </h4>
        <StateBadge state={refund?.state ?? LINK_MARKS[state] ?? ''}>{label}</StateBadge>
      </div>
      <LinkFacts link={link} />
      {withdrawalId !== null && onOpenWithdrawal && (
        <Button className="till-start" kind="link" onClick={() => onOpenWithdrawal(withdrawalId)}>
          {messages.refundLinkOpenDraft}
        </Button>
      )}
      {error && <ProblemNotice error={error} title={messages.refundRevokeFailed} urgent />}
      {isOpen && onRevoke && <Revocation pending={pending} onRevoke={onRevoke} />}
    </li>
  );
}

/** The mark of a state, as lists of withdrawals have it. */
const LINK_MARKS: Readonly<Record<string, string>> = {
  made: 'draft',
  opened: 'draft',
  claimed: 'awaiting_approval',
  revoked: 'discarded',
  ended: 'discarded',
};

function LinkFacts({ link }: Pick<RefundLinkCardProps, 'link'>) {
  const messages = useTreasuryMessages();
  const { madeBy, madeAt, expiresAt, openedAt, claimedAt, revokedBy, revokedAt, reason } = link;
  return (
    <dl className="till-facts">
      <Description name={messages.refundLinkBy}>
        <span>
          <bdi>{madeBy}</bdi>, <Moment at={madeAt} />
        </span>
      </Description>
      <Description name={messages.refundLinkReason}>{reason}</Description>
      {claimedAt === null && revokedAt === null && (
        <Description name={messages.refundLinkUntil}>
          <Moment at={expiresAt} />
        </Description>
      )}
      <Description name={messages.refundLinkOpened}>
        {openedAt === null ? messages.refundLinkUnopened : <Moment at={openedAt} />}
        {openedAt !== null && claimedAt === null && (
          <span className="till-muted till-refund-hint">{messages.refundLinkOpenedNote}</span>
        )}
      </Description>
      {claimedAt !== null && (
        <Description name={messages.refundLinkClaimed}>
          <Moment at={claimedAt} />
        </Description>
      )}
      {revokedAt !== null && (
        <Description name={messages.refundLinkRevokedBy}>
          <span>
            <bdi>{revokedBy}</bdi>, <Moment at={revokedAt} />
          </span>
        </Description>
      )}
    </dl>
  );
}

interface RevocationProps {
  readonly pending: boolean;
  readonly onRevoke: () => void;
}

/** Asks once before it revokes. */
function Revocation({ pending, onRevoke }: RevocationProps) {
  const messages = useTreasuryMessages();
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return (
      <>
        <p className="till-muted">{messages.refundLinkLost}</p>
        <Button className="till-start" onClick={() => setAsking(true)}>
          {messages.refundRevoke}
        </Button>
      </>
    );
  }
  return (
    <div className="till-question" role="group" aria-label={messages.refundRevoke}>
      <p ref={question} tabIndex={-1}>
        {messages.refundRevokeSure}
      </p>
      <div className="till-actions">
        <Button kind="danger" busy={pending} onClick={onRevoke}>
          {pending ? messages.refundRevoking : messages.refundRevokeYes}
        </Button>
        <Button busy={pending} onClick={() => setAsking(false)}>
          {messages.refundRevokeNo}
        </Button>
      </div>
    </div>
  );
}
