/** The audit: who tried what in the back office, when, and with what result. */
import { forwardRef } from 'react';
import type { AuditList } from '../../contract/treasury/orders.js';
import type { RootProps } from '../../ui/Frame.js';
import { Moment, StateBadge } from '../ListRow.js';
import { PagedList, Rows } from '../QueryView.js';
import type { TreasuryMessages } from '../messages/en.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { stateTitle } from '../withdrawals/withdrawalLabels.js';
import { isKnownState } from '../withdrawals/withdrawalStates.js';
import { useAudit } from '../storeReads.js';

/** Props of {@link Audit}. */
export type AuditProps = RootProps;

/**
 * The audit, newest first. Needs a `TreasuryProvider` around it.
 *
 * @selector [data-status] `loading`, `error`, `empty`, `ready` or `stale`
 */
export const Audit = forwardRef<HTMLElement, AuditProps>(function Audit(root, ref) {
  const messages = useTreasuryMessages();
  const query = useAudit();
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <PagedList
      {...root}
      ref={ref}
      part="till-audit"
      query={query}
      count={entries?.length}
      title={messages.audit}
      loading={messages.auditLoading}
      failed={messages.auditFailed}
      controls={<p className="till-lead">{messages.auditLead}</p>}
    >
      <Rows none={messages.auditNone}>
        {entries?.map((entry) => <AuditEntry key={entry.id} entry={entry} />) ?? []}
      </Rows>
    </PagedList>
  );
});

/** Draws one attempt. */
function AuditEntry({ entry }: { readonly entry: AuditList['entries'][number] }) {
  const messages = useTreasuryMessages();
  const { at, who, action, target, outcome, reason } = entry;
  return (
    <li className="till-list-row" data-outcome={outcome}>
      <span className="till-list-row-line">
        <span className="till-list-row-name">{actionLabel(action, messages)}</span>
        <StateBadge state={outcomeTone(outcome)}>{outcomeLabel(outcome, messages)}</StateBadge>
      </span>
      <span className="till-list-row-line till-muted">
        <span>
          <bdi>{who ?? messages.auditNobody}</bdi>
          {target !== null && (
            <>
              {' · '}
              <bdi>{targetLabel(target, messages)}</bdi>
            </>
          )}
        </span>
        <Moment at={at} />
      </span>
      {reason !== null && (
        <p className="till-reason" dir="auto">
          {messages.auditReason(reason)}
        </p>
      )}
    </li>
  );
}

/** Tone of an outcome. A discarded withdrawal was not sent. */
export function outcomeTone(outcome: string): 'done' | 'unfinished' | 'refused' {
  if (['unfinished', 'cancelled', 'unknown', 'sending'].includes(outcome)) return 'unfinished';
  if (['refused', 'failed', 'discarded'].includes(outcome)) return 'refused';
  return outcome === 'done' || isKnownState(outcome) ? 'done' : 'refused';
}

/** Label of an outcome. That of sending is the state of the withdrawal afterwards. */
export function outcomeLabel(outcome: string, messages: TreasuryMessages): string {
  const known = messages.auditOutcomes[outcome];
  if (known !== undefined) return known;
  return isKnownState(outcome) ? stateTitle(outcome, messages) : messages.otherOutcome(outcome);
}

/** Label of an action. */
export function actionLabel(action: string, messages: TreasuryMessages): string {
  return messages.auditActions[action] ?? action;
}

/** Label of a target: an order, an account, a requested state, or a withdrawal's id. */
export function targetLabel(target: string, messages: TreasuryMessages): string {
  const at = target.indexOf(':');
  const [kind, reference] = [target.slice(0, Math.max(0, at)), target.slice(at + 1)];
  if (kind === 'payment') return messages.forOrder(reference);
  if (kind === 'top_up') return messages.forCustomer(reference);
  return /^[0-9a-f]{8}-/.test(target)
    ? messages.auditWithdrawal(target)
    : (messages.orderStates[target] ?? target);
}
