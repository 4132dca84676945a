/** The rows of the audit, and the words for what they hold. */
import { isDecimal } from '../../../money/decimalString.js';
import {
  auditOutcomeOf,
  type AuditEntryView,
  readAuditReason,
  type AuditRefund,
  type AuditOutcome,
} from '../../contract/audit.js';
import { Amount } from '../../../ui/Amount.js';
import { Button } from '../Button.js';
import type { OrderReference } from '../client.js';
import { codeOf, networkOf } from '../coinText.js';
import { LogMoment } from '../logs/Log.js';
import { StatePill, type PillTone } from '../StatePill.js';
import { initialsOf } from '../shell/Person.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { OrderLink } from '../webhooks/OrderLink.js';
import type { TreasuryMessages } from '../messages/en.js';

/** Props of {@link AuditRows}. */
export interface AuditRowsProps {
  readonly entries: readonly AuditEntryView[];
  readonly onOpenOrder: ((order: OrderReference) => void) | undefined;
  readonly onOpenWithdrawal: ((id: string) => void) | undefined;
}

/** Draws the rows. The first one is in the order of the tab key; J and K move between them. */
export function AuditRows({ entries, ...ways }: AuditRowsProps) {
  const messages = useTreasuryMessages();
  return (
    <>
      <div className="till-log-heads" aria-hidden="true">
        <span>{messages.auditTime}</span>
        <span>{messages.auditWho}</span>
        <span>{messages.auditAction}</span>
        <span>{messages.auditAbout}</span>
        <span>{messages.auditWhy}</span>
        <span>{messages.auditOutcome}</span>
      </div>
      <ul className="till-plain-list">
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} {...ways} />
        ))}
      </ul>
    </>
  );
}

interface AuditRowProps extends Omit<AuditRowsProps, 'entries'> {
  readonly entry: AuditEntryView;
}

function AuditRow({ entry, onOpenOrder, onOpenWithdrawal }: AuditRowProps) {
  const messages = useTreasuryMessages();
  const { id, at, who, action, order, withdrawal, outcome, reason } = entry;
  const refusal = refusalLabel(entry, messages);
  function open(): void {
    if (order) onOpenOrder?.(order);
    else if (withdrawal) onOpenWithdrawal?.(withdrawal.id);
  }
  return (
    // Takes the focus by J and K alone, so that a long list is no long way for the tab key.
    <li
      className="till-log-row"
      data-row={id}
      data-outcome={auditOutcomeOf(outcome)}
      tabIndex={-1}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) open();
      }}
    >
      <span className="till-log-time till-muted">
        <LogMoment at={at} />
      </span>{' '}
      <span className="till-log-who" data-nobody={who === null || undefined}>
        {who !== null && (
          <span className="till-log-initials" aria-hidden="true">
            {initialsOf(who)}
          </span>
        )}
        <bdi>{who ?? messages.auditNobody}</bdi>
      </span>{' '}
      <span className="till-log-what">{triedLabel(entry, messages)}</span>{' '}
      <span className="till-log-about">
        <About entry={entry} onOpenOrder={onOpenOrder} onOpenWithdrawal={onOpenWithdrawal} />
      </span>{' '}
      <span className="till-log-reason">
        {reason !== null && <Reason action={action} reason={reason} />}{' '}
        {refusal !== null && <span className="till-muted">{refusal}</span>}
      </span>{' '}
      <span className="till-log-state">
        <StatePill state={auditOutcomeOf(outcome)} tone={outcomeTone(outcome)}>
          {outcomeLabel(outcome, messages)}
        </StatePill>
      </span>
    </li>
  );
}

interface ReasonProps {
  readonly action: string;
  readonly reason: string;
}

/** Draws what the person chose, and the person's words. */
function Reason({ action, reason }: ReasonProps) {
  const messages = useTreasuryMessages();
  const { words, refund, found } = readAuditReason(action, reason);
  return (
    <>
      {refund && <Refund refund={refund} />}
      {found !== null && (
        <span className="till-log-chosen">
          {found === 'created' ? messages.settleCreated : messages.settleNotCreated}
        </span>
      )}{' '}
      <span className="till-log-said" dir="auto">
        {messages.auditReason(words)}
      </span>
    </>
  );
}

/** Draws what a link gives back: "Overpayment 5.00 USDT Tron". */
function Refund({ refund: { kind, amount, currencyId } }: { readonly refund: AuditRefund }) {
  const messages = useTreasuryMessages();
  return (
    <span className="till-log-chosen">
      <span>{messages.refundKinds[kind] ?? messages.otherRefundKind(kind)}</span>{' '}
      <Amount amount={amount} code={codeOf(currencyId)} />{' '}
      <bdi className="till-muted">{networkOf(currencyId)}</bdi>
    </span>
  );
}

function About({ entry, onOpenOrder, onOpenWithdrawal }: AuditRowProps) {
  const messages = useTreasuryMessages();
  const { order, withdrawal, target } = entry;
  if (order) return <OrderLink order={order} onOpen={onOpenOrder} />;
  if (!withdrawal) return target === null ? null : <bdi>{targetLabel(target, messages)}</bdi>;
  const { id, amount, currencyId } = withdrawal;
  const name =
    amount !== null && currencyId !== null && isDecimal(amount) ? (
      <Amount amount={amount} code={codeOf(currencyId)} />
    ) : (
      <bdi>{messages.auditWithdrawal(id)}</bdi>
    );
  if (!onOpenWithdrawal) return name;
  return (
    <Button kind="link" onClick={() => onOpenWithdrawal(id)}>
      {amount !== null && (
        <span className="till-visually-hidden">{messages.webhookWithdrawal} </span>
      )}
      {name}
    </Button>
  );
}

const TONES: Readonly<Record<AuditOutcome, PillTone>> = {
  done: 'success',
  refused: 'danger',
  unfinished: 'warning',
  unknown: 'warning',
  cancelled: 'neutral',
};

/** How an outcome is drawn. */
export const outcomeTone = (outcome: string): PillTone => TONES[auditOutcomeOf(outcome)];

/** "Done", "Refused", … */
export function outcomeLabel(outcome: string, messages: TreasuryMessages): string {
  return messages.auditOutcomes[auditOutcomeOf(outcome)] ?? outcome;
}

/** Why it was refused or failed; null for another outcome, and where the column of people says it. */
export function refusalLabel(
  { outcome, who }: Pick<AuditEntryView, 'outcome' | 'who'>,
  messages: TreasuryMessages,
): string | null {
  if (auditOutcomeOf(outcome) !== 'refused') return null;
  if (who === null && outcome === 'unauthorized') return null;
  return messages.auditRefusals[outcome] ?? messages.otherOutcome(outcome);
}

/** What a filter calls an action. */
export const actionLabel = (action: string, messages: TreasuryMessages): string =>
  messages.auditActions[action] ?? action;

/** What was done, or only tried. */
export function triedLabel(
  { action, outcome }: Pick<AuditEntryView, 'action' | 'outcome'>,
  messages: TreasuryMessages,
): string {
  const isRefused = auditOutcomeOf(outcome) === 'refused';
  return (isRefused ? messages.auditTries[action] : undefined) ?? actionLabel(action, messages);
}

/** What an entry is about, if it is neither an order nor a withdrawal: a state that was asked for. */
export function targetLabel(target: string, messages: TreasuryMessages): string {
  return messages.orderStates[target] ?? messages.orderStatuses[target] ?? target;
}
