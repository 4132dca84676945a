/** The audit: who tried what in the back office, when, and with what outcome. */
import { useState } from 'react';
import { AUDIT_OUTCOMES, auditOutcomeOf, type AuditOutcome } from '../../contract/audit.js';
import type { RootProps } from '../../../ui/Frame.js';
import { Button } from '../Button.js';
import type { AuditQuery, OrderReference } from '../client.js';
import { LogFoot } from '../logs/LogFoot.js';
import { moveBetweenRows } from '../moveBetweenRows.js';
import { ALL_TIME, periodQueryOf, useToday, type Period } from '../logs/period.js';
import { PeriodField } from '../logs/PeriodField.js';
import { PagedList } from '../QueryView.js';
import { SearchField } from '../SearchField.js';
import { useAudit } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { AuditExport } from './AuditExport.js';
import { actionLabel } from './auditLabels.js';
import { AuditRows } from './AuditRows.js';
import { guarded } from '../Guarded.js';

/** Props of {@link Audit}. */
export interface AuditProps extends RootProps {
  /** Opens an order. Without it orders are named, but are not buttons. */
  readonly onOpenOrder?: ((order: OrderReference) => void) | undefined;
  /** Opens a withdrawal by its id. */
  readonly onOpenWithdrawal?: ((id: string) => void) | undefined;
}

interface Filter {
  readonly who: string;
  readonly action: string;
  readonly outcome: AuditOutcome | '';
  readonly text: string;
  readonly period: Period;
}

const NO_FILTER: Filter = { who: '', action: '', outcome: '', text: '', period: ALL_TIME };

function queryOf({ who, action, outcome, text, period }: Filter, today: string): AuditQuery {
  const given = (words: string) => (words === '' ? undefined : words);
  return {
    who: given(who),
    action: given(action),
    outcome: outcome === '' ? undefined : outcome,
    q: given(text.trim()),
    ...periodQueryOf(period, today),
  };
}

/**
 * The audit, newest first. Needs a `TreasuryProvider` around it.
 *
 * @selector [data-status] `loading`, `error`, `empty`, `ready` or `stale`
 */
export const Audit = guarded<AuditProps>(function Audit(
  { onOpenOrder, onOpenWithdrawal, ...root },
  ref,
) {
  const messages = useTreasuryMessages();
  const [filter, setFilter] = useState(NO_FILTER);
  const today = useToday();
  const asked = queryOf(filter, today);
  const query = useAudit(asked);
  const pages = query.data?.pages;
  const entries = pages?.flatMap((page) => page.entries) ?? [];
  const first = pages?.[0];
  // The choices stay while another list loads.
  const [known, setKnown] = useState<Choices>({ people: [], actions: [] });
  if (first?.people && first.actions && first.people !== known.people) {
    setKnown({ people: first.people, actions: first.actions });
  }
  const searchedTo = pages?.at(-1)?.searchedTo ?? null;
  const some = (group: AuditOutcome) =>
    entries.some(({ outcome }) => auditOutcomeOf(outcome) === group);
  return (
    <PagedList
      {...root}
      ref={ref}
      part="till-audit"
      query={query}
      count={pages && entries.length}
      title={messages.audit}
      loading={messages.auditLoading}
      failed={messages.auditFailed}
      more={searchedTo === null ? undefined : messages.logSearchFurther}
      controls={
        <div className="till-log-controls">
          <p className="till-lead">{messages.auditLead}</p>
          <div className="till-log-tools">
            <SearchField
              label={messages.auditSearch}
              hint={messages.auditSearchHint}
              clearLabel={messages.logSearchClear}
              text={filter.text}
              onChange={(text) => setFilter({ ...filter, text })}
            />
            <AuditExport query={asked} today={today} />
            <AuditFilters filter={filter} choices={known} onChange={setFilter} />
          </div>
        </div>
      }
    >
      <div className="till-log" onKeyDown={moveBetweenRows}>
        <div className="till-log-list">
          {entries.length === 0 ? (
            <div className="till-log-none">
              <p>{filter === NO_FILTER ? messages.auditNone : messages.auditNoMatch}</p>
              {filter !== NO_FILTER && (
                <Button kind="quiet" onClick={() => setFilter(NO_FILTER)}>
                  {messages.logClear}
                </Button>
              )}
            </div>
          ) : (
            <AuditRows
              entries={entries}
              onOpenOrder={onOpenOrder}
              onOpenWithdrawal={onOpenWithdrawal}
            />
          )}
          {some('unfinished') && <p className="till-muted">{messages.auditUnfinished}</p>}
          {some('unknown') && <p className="till-muted">{messages.auditUnknown}</p>}
          <LogFoot
            shown={messages.auditShown(entries.length, first?.total?.toString() ?? null)}
            searchedTo={searchedTo}
          />
        </div>
      </div>
    </PagedList>
  );
});

interface Choices {
  readonly people: readonly string[];
  readonly actions: readonly string[];
}

interface AuditFiltersProps {
  readonly filter: Filter;
  readonly choices: Choices;
  readonly onChange: (filter: Filter) => void;
}

/** Draws person, action, outcome and period. */
function AuditFilters({ filter, choices, onChange }: AuditFiltersProps) {
  const messages = useTreasuryMessages();
  const actions = choices.actions
    .map((action) => [action, actionLabel(action, messages)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b));
  return (
    <>
      <select
        className="till-select till-log-select"
        aria-label={messages.auditPerson}
        value={filter.who}
        onChange={({ target }) => onChange({ ...filter, who: target.value })}
      >
        <option value="">{messages.auditEveryone}</option>
        {choices.people.map((who) => (
          <option key={who} value={who}>
            {who}
          </option>
        ))}
      </select>
      <select
        className="till-select till-log-select"
        aria-label={messages.auditAction}
        value={filter.action}
        onChange={({ target }) => onChange({ ...filter, action: target.value })}
      >
        <option value="">{messages.auditAllActions}</option>
        {actions.map(([action, label]) => (
          <option key={action} value={action}>
            {label}
          </option>
        ))}
      </select>
      <select
        className="till-select till-log-select"
        aria-label={messages.auditOutcome}
        value={filter.outcome}
        onChange={({ target }) => {
          const outcome = AUDIT_OUTCOMES.find((one) => one === target.value) ?? '';
          onChange({ ...filter, outcome });
        }}
      >
        <option value="">{messages.auditAllOutcomes}</option>
        {AUDIT_OUTCOMES.map((outcome) => (
          <option key={outcome} value={outcome}>
            {messages.auditOutcomes[outcome]}
          </option>
        ))}
      </select>
      <PeriodField period={filter.period} onChange={(period) => onChange({ ...filter, period })} />
    </>
  );
}
