/** Webhooks: what the service has sent to the store, and what the store's shop was told. */
import { useRef, useState, type ReactNode } from 'react';
import { WEBHOOK_RESULTS, type WebhookResult } from '../../contract/webhooks.js';
import type { RootProps } from '../../../ui/Frame.js';
import { Button } from '../Button.js';
import type { OrderReference } from '../client.js';
import { LogFoot } from '../logs/LogFoot.js';
import { moveBetweenRows } from '../moveBetweenRows.js';
import { ALL_TIME, periodQueryOf, useToday, type Period } from '../logs/period.js';
import { PeriodField } from '../logs/PeriodField.js';
import { useOpenRow } from '../logs/useOpenRow.js';
import { PagedList } from '../QueryView.js';
import { SearchField } from '../SearchField.js';
import { SegmentedControl } from '../SegmentedControl.js';
import { useCallbacks, useWebhooks } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { CallbackPane } from './CallbackPane.js';
import { WebhookPane } from './WebhookPane.js';
import { CallbackRows, WebhookRows } from './WebhookRows.js';
import { guarded } from '../Guarded.js';

/** Props of {@link Webhooks}. */
export interface WebhooksProps extends RootProps {
  /** Opens an order. Without it orders are named, but are not buttons. */
  readonly onOpenOrder?: ((order: OrderReference) => void) | undefined;
  /** Opens a withdrawal by the id of its draft. */
  readonly onOpenWithdrawal?: ((id: string) => void) | undefined;
}

type Direction = 'service' | 'shop';
type Delivered = 'all' | 'delivered' | 'undelivered';

interface Filter {
  readonly result: WebhookResult | 'all';
  readonly view: Delivered;
  readonly text: string;
  readonly period: Period;
}

const NO_FILTER: Filter = { result: 'all', view: 'all', text: '', period: ALL_TIME };

const VIEWS: readonly Delivered[] = ['all', 'delivered', 'undelivered'];

/** A part of a query; `all` and an empty text narrow nothing. */
const chosen = <Name extends string>(name: Name): Exclude<Name, 'all' | ''> | undefined =>
  name === 'all' || name === '' ? undefined : (name as Exclude<Name, 'all' | ''>);

/**
 * Both logs, newest first. Needs a `TreasuryProvider` around it, and a store that connected its orders.
 *
 * @selector [data-status] `loading`, `error`, `empty`, `ready` or `stale`
 */
export const Webhooks = guarded<WebhooksProps>(function Webhooks(
  { onOpenOrder, onOpenWithdrawal, ...root },
  ref,
) {
  const messages = useTreasuryMessages();
  const [direction, setDirection] = useState<Direction>('service');
  const [filter, setFilter] = useState(NO_FILTER);
  const log = useRef<HTMLDivElement>(null);
  const open = useOpenRow(log);
  const isService = direction === 'service';
  const shared = { q: chosen(filter.text.trim()), ...periodQueryOf(filter.period, useToday()) };
  const webhooks = useWebhooks({ ...shared, result: chosen(filter.result), enabled: isService });
  const callbacks = useCallbacks({ ...shared, view: chosen(filter.view), enabled: !isService });
  const query = isService ? webhooks : callbacks;
  const pages = query.data?.pages;
  const searchedTo = pages?.at(-1)?.searchedTo ?? null;
  const received = webhooks.data?.pages.flatMap((page) => page.webhooks) ?? [];
  const told = callbacks.data?.pages.flatMap((page) => page.callbacks) ?? [];
  const rows = isService ? received : told;
  const current = told.find(({ id }) => id === open.id);
  const change = (next: Partial<Filter>) => setFilter({ ...filter, ...next });
  const pane =
    open.id === null ? null : isService ? (
      <WebhookPane
        key={open.id}
        id={open.id}
        onOpenOrder={onOpenOrder}
        onOpenWithdrawal={onOpenWithdrawal}
        onClose={open.close}
      />
    ) : (
      current && (
        <CallbackPane
          key={current.id}
          callback={current}
          serverTime={callbacks.data?.pages[0]?.serverTime ?? ''}
          onOpenOrder={onOpenOrder}
          onClose={open.close}
        />
      )
    );
  return (
    <PagedList
      {...root}
      ref={ref}
      part="till-webhooks"
      query={query}
      count={pages && rows.length}
      title={messages.webhooks}
      loading={isService ? messages.webhooksLoading : messages.callbacksLoading}
      failed={isService ? messages.webhooksFailed : messages.callbacksFailed}
      more={searchedTo === null ? undefined : messages.logSearchFurther}
      controls={
        <WebhookControls
          direction={direction}
          filter={filter}
          counts={webhooks.data?.pages[0]?.counts ?? null}
          onDirection={(next) => {
            setDirection(next);
            open.close();
          }}
          onChange={change}
        />
      }
    >
      <div
        ref={log}
        className="till-log"
        data-open={pane ? true : undefined}
        onKeyDown={moveBetweenRows}
      >
        <div className="till-log-list">
          {rows.length === 0 ? (
            <NoRows
              isService={isService}
              isNarrowed={filter !== NO_FILTER}
              onClear={() => setFilter(NO_FILTER)}
            />
          ) : isService ? (
            <WebhookRows webhooks={received} current={open.id} onOpen={open.open} />
          ) : (
            <CallbackRows callbacks={told} current={open.id} onOpen={open.open} />
          )}
          <LogFoot
            shown={
              isService ? messages.webhooksShown(rows.length) : messages.callbacksShown(rows.length)
            }
            searchedTo={searchedTo}
          />
        </div>
        {pane}
      </div>
    </PagedList>
  );
});

interface NoRowsProps {
  readonly isService: boolean;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

/** Says why nothing is shown, and how to see more. */
function NoRows({ isService, isNarrowed, onClear }: NoRowsProps) {
  const messages = useTreasuryMessages();
  const [none, noMatch] = isService
    ? [messages.webhooksNone, messages.webhooksNoMatch]
    : [messages.callbacksNone, messages.callbacksNoMatch];
  return (
    <div className="till-log-none">
      <p>{isNarrowed ? noMatch : none}</p>
      {isNarrowed && (
        <Button kind="quiet" onClick={onClear}>
          {messages.logClear}
        </Button>
      )}
    </div>
  );
}

interface WebhookControlsProps {
  readonly direction: Direction;
  readonly filter: Filter;
  readonly counts: readonly { readonly result: string; readonly count: number }[] | null;
  readonly onDirection: (direction: Direction) => void;
  readonly onChange: (filter: Partial<Filter>) => void;
}

/** Draws the direction, the search, the period, and the results or states to choose from. */
function WebhookControls(props: WebhookControlsProps) {
  const { direction, filter, counts, onDirection, onChange } = props;
  const messages = useTreasuryMessages();
  const isService = direction === 'service';
  const countOf = (name: string) => counts?.find(({ result }) => result === name)?.count;
  const results = ['all', ...WEBHOOK_RESULTS] as const;
  return (
    <div className="till-log-controls">
      <SegmentedControl
        label={messages.webhooksDirection}
        value={direction}
        options={[
          ['service', messages.fromService],
          ['shop', messages.toShop],
        ]}
        onChange={onDirection}
      />
      <div className="till-log-tools">
        <SearchField
          key={direction}
          label={isService ? messages.webhooksSearch : messages.callbacksSearch}
          hint={isService ? messages.webhooksSearchHint : messages.callbacksSearchHint}
          clearLabel={messages.logSearchClear}
          text={filter.text}
          onChange={(text) => onChange({ text })}
        />
        <PeriodField period={filter.period} onChange={(period) => onChange({ period })} />
      </div>
      {isService ? (
        <Chips label={messages.webhooksResult}>
          {results.map((result) => (
            <Chip
              key={result}
              pressed={filter.result === result}
              count={countOf(result)}
              onPress={() => onChange({ result })}
            >
              {result === 'all' ? messages.webhooksAll : messages.webhookResults[result]}
            </Chip>
          ))}
        </Chips>
      ) : (
        <Chips label={messages.callbacksView}>
          {VIEWS.map((view) => (
            <Chip
              key={view}
              pressed={filter.view === view}
              count={undefined}
              onPress={() => onChange({ view })}
            >
              {messages.callbackViews[view]}
            </Chip>
          ))}
        </Chips>
      )}
    </div>
  );
}

function Chips(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="till-log-chips" role="group" aria-label={props.label}>
      {props.children}
    </div>
  );
}

interface ChipProps {
  readonly pressed: boolean;
  /** Undefined if it is not known. */
  readonly count: number | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Chip({ pressed, count, onPress, children }: ChipProps) {
  return (
    <button type="button" className="till-chip" aria-pressed={pressed} onClick={onPress}>
      <span>{children}</span> {count !== undefined && <b>{count}</b>}
    </button>
  );
}
