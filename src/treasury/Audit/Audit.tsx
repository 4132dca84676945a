/** Who tried what in the back office, when, and what came of it. */
import { forwardRef } from 'react';
import type { AuditList } from '../../contract/treasury/orders.js';
import type { RootProps } from '../../ui/Frame.js';
import { formatMoment } from '../../ui/formatTime.js';
import { useUi } from '../../ui/uiContext.js';
import { useAudit } from '../orders/useAudit.js';
import { PagedPart } from '../PagedPart.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { actionWords, outcomeWords, targetWords, toneOf } from './auditWords.js';

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
    <PagedPart
      {...root}
      ref={ref}
      part="till-audit"
      query={query}
      count={entries?.length}
      title={messages.audit}
      loading={messages.auditLoading}
      failed={messages.auditFailed}
      more={{
        label: messages.olderOnes,
        loading: messages.olderOnesLoading,
        failed: messages.olderOnesFailed,
      }}
      controls={<p className="till-lead">{messages.auditLead}</p>}
    >
      {entries?.length === 0 ? (
        <p className="till-muted">{messages.auditNone}</p>
      ) : (
        <ul className="till-plain-list till-list">
          {entries?.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </PagedPart>
  );
});

/** One attempt. */
function Entry({ entry }: { readonly entry: AuditList['entries'][number] }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { at, who, action, target, outcome, reason } = entry;
  return (
    <li className="till-list-row" data-outcome={outcome}>
      <span className="till-list-row-line">
        <span className="till-list-row-name">{actionWords(action, messages)}</span>
        <span className="till-list-row-state" data-state={toneOf(outcome)}>
          <span className="till-indicator" aria-hidden="true" />
          {outcomeWords(outcome, messages)}
        </span>
      </span>
      <span className="till-list-row-line till-muted">
        <span>
          <bdi>{who ?? messages.auditNobody}</bdi>
          {target !== null && (
            <>
              {' · '}
              <bdi>{targetWords(target, messages)}</bdi>
            </>
          )}
        </span>
        <time dateTime={at}>{formatMoment(at, locale)}</time>
      </span>
      {reason !== null && (
        <p className="till-reason" dir="auto">
          {messages.auditReason(reason)}
        </p>
      )}
    </li>
  );
}
