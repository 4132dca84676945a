/** Activity: what the service has sent, what the shop was told, and what staff did, in one list. */
import { useRef, useState } from 'react';
import { ACTIVITY_KINDS, type ActivityKind, type ActivityList } from '../../contract/activity.js';
import { AUDIT_OUTCOMES, type AuditOutcome } from '../../contract/audit.js';
import type { RootProps } from '../../../ui/Frame.js';
import { Button } from '../Button.js';
import type { OrderReference } from '../client.js';
import { FileButton } from '../FileButton.js';
import { guarded } from '../Guarded.js';
import { moveBetweenRows } from '../ListRow.js';
import { PagedList, useLastKnown } from '../QueryView.js';
import { SearchField } from '../SearchField.js';
import { useActivity, useTreasurySession } from '../storeReads.js';
import { useTreasuryContext, useTreasuryMessages } from '../treasuryContext.js';
import { ViewChips } from '../ViewChips.js';
import { ActivityRows } from './ActivityRows.js';
import { actionLabel } from './actText.js';
import { EntryPane, useOpenRow } from './EntryPane.js';
import {
  ALL_TIME,
  Choice,
  PeriodField,
  periodQueryOf,
  useToday,
  type Period,
} from '../PeriodField.js';

/** What the list begins with. */
export interface ActivityStart {
  /** A kind, or what failed, was refused or fits nothing. @default everything */
  readonly view?: ActivityKind | 'failed' | undefined;
  /** What is searched. @default "" */
  readonly text?: string | undefined;
  /** Id of the open entry. @default none */
  readonly id?: number | undefined;
}

/** Props of {@link Activity}. */
export interface ActivityProps extends RootProps {
  /** Read once, when it is mounted. */
  readonly start?: ActivityStart | undefined;
  /** Opens an order. Without it orders are named, but are not buttons. */
  readonly onOpenOrder?: ((order: OrderReference) => void) | undefined;
  /** Opens a withdrawal by the id of its draft. */
  readonly onOpenWithdrawal?: ((id: string) => void) | undefined;
}

interface Filter {
  readonly view: ActivityKind | 'failed' | 'all';
  readonly text: string;
  readonly period: Period;
  /** Of staff alone. */
  readonly who: string;
  readonly action: string;
  readonly outcome: AuditOutcome | '';
}

const NO_FILTER: Filter = {
  ...{ view: 'all', text: '', period: ALL_TIME, who: '', action: '', outcome: '' },
};

const given = <Word extends string>(word: Word): Exclude<Word, ''> | undefined =>
  word === '' ? undefined : (word as Exclude<Word, ''>);

function queryOf({ view, text, period, who, action, outcome }: Filter, today: string) {
  const ofStaff = { who: given(who), action: given(action), outcome: given(outcome) };
  return {
    kind: ACTIVITY_KINDS.find((kind) => kind === view),
    only: view === 'failed' ? view : undefined,
    q: given(text.trim()),
    ...periodQueryOf(period, today),
    ...(view === 'act' ? ofStaff : {}),
  };
}

/**
 * The list, newest first. Needs a `TreasuryProvider` around it. Without orders it has only what staff did.
 *
 * @selector [data-status] `loading`, `error`, `empty`, `ready` or `stale`
 */
export const Activity = guarded<ActivityProps>(function Activity(
  { start = {}, onOpenOrder, onOpenWithdrawal, ...root },
  ref,
) {
  const messages = useTreasuryMessages();
  const { view = 'all', text = '' } = start;
  const [filter, setFilter] = useState<Filter>({ ...NO_FILTER, view, text });
  const log = useRef<HTMLDivElement>(null);
  const { id, open, close } = useOpenRow(log, start.id ?? null);
  const asked = queryOf(filter, useToday());
  const query = useActivity(asked);
  const pages = query.data?.pages;
  const entries = pages?.flatMap((page) => page.entries) ?? [];
  const [first] = pages ?? [];
  // What can be chosen from stays while another list loads.
  const known = useLastKnown(first) ?? { people: [], actions: [] };
  const isNarrowed = Object.values(asked).some((value) => value !== undefined);
  const isFirstDay = !isNarrowed && pages !== undefined && entries.length === 0;
  return (
    <PagedList
      {...root}
      ref={ref}
      part="till-activity-part"
      query={query}
      count={pages && entries.length}
      title={messages.activity}
      loading={messages.activityLoading}
      failed={messages.activityFailed}
      controls={
        !isFirstDay && (
          <Controls
            {...{ filter, asked, known }}
            counts={first?.counts}
            onChange={(change) => setFilter({ ...filter, ...change })}
          />
        )
      }
    >
      <div
        ref={log}
        className="till-activity-log"
        data-open={id === null ? undefined : true}
        onKeyDown={moveBetweenRows}
      >
        <div className="till-activity-list">
          {entries.length > 0 ? (
            <ActivityRows entries={entries} current={id} onOpen={open} />
          ) : (
            <div className="till-invitation">
              <p>{isNarrowed ? messages.activityNoMatch : messages.activityNone}</p>
              {isNarrowed && (
                <Button kind="quiet" onClick={() => setFilter(NO_FILTER)}>
                  {messages.logClear}
                </Button>
              )}
            </div>
          )}
          {entries.length > 0 && (
            <p className="till-activity-foot till-muted">
              {messages.activityShown(entries.length, String(first?.total ?? entries.length))}
            </p>
          )}
        </div>
        {id !== null && (
          <EntryPane
            key={id}
            id={id}
            onOpenOrder={onOpenOrder}
            onOpenWithdrawal={onOpenWithdrawal}
            onClose={close}
          />
        )}
      </div>
    </PagedList>
  );
});

interface ControlsProps {
  readonly filter: Filter;
  readonly asked: ReturnType<typeof queryOf>;
  readonly counts: ActivityList['counts'] | undefined;
  readonly known: Pick<ActivityList, 'people' | 'actions'>;
  readonly onChange: (filter: Partial<Filter>) => void;
}

/** Draws search, period and file, the views with their numbers, and what staff's acts are narrowed by. */
function Controls({ filter, asked, counts, known, onChange }: ControlsProps) {
  const { client, messages } = useTreasuryContext('Activity');
  const { data: session } = useTreasurySession();
  const today = useToday();
  const { view } = filter;
  const kinds = session?.orders === false ? (['act'] as const) : ACTIVITY_KINDS;
  return (
    <div className="till-list-controls">
      <div className="till-list-tools">
        <SearchField
          label={messages.activitySearch}
          hint={messages.activitySearchHint}
          clearLabel={messages.logSearchClear}
          text={filter.text}
          onChange={(text) => onChange({ text })}
        />
        <PeriodField period={filter.period} onChange={(period) => onChange({ period })} />
        <FileButton
          label={messages.activityExport}
          note={messages.activityExportNote}
          saving={messages.activityExporting}
          saved={messages.activityExported}
          failed={messages.activityExportFailed}
          choices={
            asked.kind ? undefined : kinds.map((id) => ({ id, label: messages.activityViews[id] }))
          }
          name={(kind = asked.kind) => `${kind ?? 'act'}-${today}`}
          file={(kind = asked.kind) => client.exportActivity({ ...asked, kind })}
        />
      </div>
      <ViewChips<Filter['view']>
        label={messages.activityView}
        views={['all', ...(kinds.length > 1 ? kinds : []), 'failed']}
        shown={view}
        nameOf={(one) => messages.activityViews[one]}
        countOf={(one) => counts?.[one]}
        onShow={(one) => onChange({ view: one })}
      />
      {view === 'act' && <StaffFilters filter={filter} known={known} onChange={onChange} />}
    </div>
  );
}

/** Draws person, action and outcome. */
function StaffFilters(props: Pick<ControlsProps, 'filter' | 'known' | 'onChange'>) {
  const { filter, known, onChange } = props;
  const messages = useTreasuryMessages();
  const actions = known.actions
    .map((action) => [action, actionLabel(action, messages)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b));
  return (
    <div className="till-list-tools">
      <Choice
        label={messages.auditPerson}
        value={filter.who}
        options={[['', messages.auditEveryone], ...known.people.map((who) => [who, who] as const)]}
        onChange={(who) => onChange({ who })}
      />
      <Choice
        label={messages.auditAction}
        value={filter.action}
        options={[['', messages.auditAllActions], ...actions]}
        onChange={(action) => onChange({ action })}
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
          onChange({ outcome });
        }}
      />
    </div>
  );
}
