/** What a person tried: who, when, about what, why, and what came of it. */
import { isDecimal } from '../../../money/decimalString.js';
import { Amount } from '../../../ui/Amount.js';
import { auditOutcomeOf, readAuditReason, type ActView } from '../../contract/audit.js';
import { codeOf, networkOf } from '../coinText.js';
import { Description } from '../DescriptionList.js';
import { StatePill } from '../StatePill.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { ActivityMoment } from './ActivityMoment.js';
import { outcomeLabel, outcomeTone, personLabel, refusalLabel } from './actText.js';
import { actSubject } from './entryText.js';
import { NameLink, OrderLink, type EntryWays } from '../OrderLink.js';

/** Props of {@link ActFacts}. */
export interface ActFactsProps extends EntryWays {
  readonly act: ActView;
  /** RFC 3339. */
  readonly at: string;
}

/** Draws the facts. */
export function ActFacts({ act, at, ...ways }: ActFactsProps) {
  const messages = useTreasuryMessages();
  const { action, outcome, reason } = act;
  const group = auditOutcomeOf(outcome);
  const refusal = refusalLabel(act, messages);
  return (
    <>
      <dl className="till-facts">
        <Description name={messages.activityTime}>
          <ActivityMoment at={at} seconds />
        </Description>
        <Description name={messages.auditPerson}>
          <bdi>{personLabel(act, messages)}</bdi>
        </Description>
        <About act={act} {...ways} />
        <Description name={messages.auditOutcome}>
          <StatePill state={group} tone={outcomeTone(outcome)}>
            {outcomeLabel(outcome, messages)}
          </StatePill>{' '}
          {refusal !== null && <span>{refusal}</span>}
        </Description>
        <Description name={messages.auditWhy}>
          {reason && <Reason action={action} reason={reason} />}
        </Description>
      </dl>
      {group === 'unfinished' && <p className="till-muted">{messages.auditUnfinished}</p>}
      {group === 'unknown' && <p className="till-muted">{messages.auditUnknown}</p>}
    </>
  );
}

function About({ act, onOpenOrder, onOpenWithdrawal }: Omit<ActFactsProps, 'at'>) {
  const { messages, locale } = useWords();
  const { order, withdrawal } = act;
  const subject = actSubject(act, messages, locale);
  if (subject === null) return null;
  const open = withdrawal && onOpenWithdrawal && (() => onOpenWithdrawal(withdrawal.id));
  return (
    <Description name={withdrawal ? messages.webhookWithdrawal : messages.activityAbout}>
      {order ? (
        <OrderLink order={order} onOpen={onOpenOrder} />
      ) : (
        <NameLink onOpen={open ?? undefined}>{subject}</NameLink>
      )}
    </Description>
  );
}

/** Draws what the person chose, and the person's words: "Overpayment 5.00 USDT Tron", "Paid twice". */
function Reason({ action, reason }: { readonly action: string; readonly reason: string }) {
  const messages = useTreasuryMessages();
  const { words, refund, found } = readAuditReason(action, reason);
  return (
    <>
      {refund && (
        <span className="till-activity-chosen">
          <span>{messages.refundKinds[refund.kind] ?? messages.otherRefundKind(refund.kind)}</span>{' '}
          {isDecimal(refund.amount) && (
            <Amount amount={refund.amount} code={codeOf(refund.currencyId)} />
          )}{' '}
          <bdi className="till-muted">{networkOf(refund.currencyId)}</bdi>
        </span>
      )}
      {found !== null && (
        <span className="till-activity-chosen">
          {found === 'created' ? messages.settleCreated : messages.settleNotCreated}
        </span>
      )}{' '}
      <span dir="auto">{messages.auditReason(words)}</span>
    </>
  );
}
