/** The audit: who tried what in the back office, when, and with what outcome. */
import { useState } from 'react';
import { AUDIT_OUTCOMES, auditOutcomeOf, type AuditOutcome } from '../../contract/audit.js';
import type { RootProps } from '../../../ui/Frame.js';
import { saveFile } from '../../../ui/saveFile.js';
import type { AuditQuery } from '../../contract/queries.js';
import type { OrderReference } from '../client.js';
import { FileButton } from '../FileButton.js';
import { Log } from '../logs/Log.js';
import {
  ALL_TIME,
  Choice,
  periodQueryOf,
  useToday,
  type Period,
  PeriodField,
} from '../logs/PeriodField.js';
import { SearchField } from '../SearchField.js';
import { useAudit } from '../storeReads.js';
import { useTreasuryContext, useTreasuryMessages } from '../treasuryContext.js';
import { actionLabel, AuditRows } from './AuditRows.js';
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
  const { client, messages } = useTreasuryContext('Audit');
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
  const some = (group: AuditOutcome) =>
    entries.some(({ outcome }) => auditOutcomeOf(outcome) === group);
  return (
    <Log
      {...root}
      ref={ref}
      part="till-audit"
      query={query}
      count={pages && entries.length}
      searchedTo={pages?.at(-1)?.searchedTo ?? null}
      title={messages.audit}
      loading={messages.auditLoading}
      failed={messages.auditFailed}
      none={messages.auditNone}
      noMatch={messages.auditNoMatch}
      shown={messages.auditShown(entries.length, first?.total?.toString() ?? null)}
      isNarrowed={filter !== NO_FILTER}
      onClear={() => setFilter(NO_FILTER)}
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
            <FileButton
              label={messages.auditExport}
              note={messages.auditExportNote}
              saving={messages.auditExporting}
              saved={messages.auditExported}
              failed={messages.auditExportFailed}
              save={async () => saveFile(await client.exportAudit(asked), `audit-${today}.csv`)}
            />
            <AuditFilters filter={filter} choices={known} onChange={setFilter} />
          </div>
        </div>
      }
      rows={
        <AuditRows
          entries={entries}
          onOpenOrder={onOpenOrder}
          onOpenWithdrawal={onOpenWithdrawal}
        />
      }
      notes={
        <>
          {some('unfinished') && <p className="till-muted">{messages.auditUnfinished}</p>}
          {some('unknown') && <p className="till-muted">{messages.auditUnknown}</p>}
        </>
      }
    />
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
      <Choice
        label={messages.auditPerson}
        value={filter.who}
        options={[
          ['', messages.auditEveryone],
          ...choices.people.map((who) => [who, who] as const),
        ]}
        onChange={(who) => onChange({ ...filter, who })}
      />
      <Choice
        label={messages.auditAction}
        value={filter.action}
        options={[['', messages.auditAllActions], ...actions]}
        onChange={(action) => onChange({ ...filter, action })}
      />
      <Choice
        label={messages.auditOutcome}
        value={filter.outcome}
        options={[
          ['', messages.auditAllOutcomes],
          ...AUDIT_OUTCOMES.map((one) => [one, messages.auditOutcomes[one] ?? one] as const),
        ]}
        onChange={(value) => {
          const outcome = AUDIT_OUTCOMES.find((one) => one === value) ?? '';
          onChange({ ...filter, outcome });
        }}
      />
      <PeriodField period={filter.period} onChange={(period) => onChange({ ...filter, period })} />
    </>
  );
}
