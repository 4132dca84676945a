/** Webhooks: what the service has sent to the store, and what the store's shop was told. */
import { useRef, useState, type ReactNode } from 'react';
import { WEBHOOK_RESULTS, type WebhookResult } from '../../contract/webhooks.js';
import type { RootProps } from '../../../ui/Frame.js';
import type { PeriodQuery } from '../../contract/queries.js';
import type { OrderReference } from '../client.js';
import { Log } from '../logs/Log.js';
import {
  ALL_TIME,
  periodQueryOf,
  useToday,
  type Period,
  PeriodField,
} from '../logs/PeriodField.js';
import { useOpenRow, type OpenRow } from '../logs/LogPane.js';
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

type Ways = Pick<WebhooksProps, 'onOpenOrder' | 'onOpenWithdrawal'>;

/** What narrows a log, and whether it is the one on screen. */
type Asked = PeriodQuery & { readonly q: string | undefined; readonly enabled: boolean };

/** What the service has sent. */
function useServiceLog(
  { enabled, ...asked }: Asked,
  filter: Filter,
  { id, open, close }: OpenRow,
  { onOpenOrder, onOpenWithdrawal }: Ways,
) {
  const messages = useTreasuryMessages();
  const query = useWebhooks({ ...asked, result: chosen(filter.result) }, { enabled });
  const pages = query.data?.pages;
  const webhooks = pages?.flatMap((page) => page.webhooks) ?? [];
  return {
    query,
    count: pages && webhooks.length,
    counts: pages?.[0]?.counts ?? null,
    searchedTo: pages?.at(-1)?.searchedTo ?? null,
    loading: messages.webhooksLoading,
    failed: messages.webhooksFailed,
    none: messages.webhooksNone,
    noMatch: messages.webhooksNoMatch,
    shown: messages.webhooksShown(webhooks.length),
    rows: <WebhookRows webhooks={webhooks} current={id} onOpen={open} />,
    pane: id !== null && (
      <WebhookPane
        key={id}
        id={id}
        onOpenOrder={onOpenOrder}
        onOpenWithdrawal={onOpenWithdrawal}
        onClose={close}
      />
    ),
  };
}

/** What the shop was told. */
function useShopLog(
  { enabled, ...asked }: Asked,
  filter: Filter,
  { id, open, close }: OpenRow,
  { onOpenOrder }: Ways,
) {
  const messages = useTreasuryMessages();
  const query = useCallbacks({ ...asked, view: chosen(filter.view) }, { enabled });
  const pages = query.data?.pages;
  const callbacks = pages?.flatMap((page) => page.callbacks) ?? [];
  const current = callbacks.find((callback) => callback.id === id);
  return {
    query,
    count: pages && callbacks.length,
    searchedTo: pages?.at(-1)?.searchedTo ?? null,
    loading: messages.callbacksLoading,
    failed: messages.callbacksFailed,
    none: messages.callbacksNone,
    noMatch: messages.callbacksNoMatch,
    shown: messages.callbacksShown(callbacks.length),
    rows: <CallbackRows callbacks={callbacks} current={id} onOpen={open} />,
    pane: current && (
      <CallbackPane
        key={current.id}
        callback={current}
        serverTime={pages?.[0]?.serverTime ?? ''}
        onOpenOrder={onOpenOrder}
        onClose={close}
      />
    ),
  };
}

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
  const asked = { q: chosen(filter.text.trim()), ...periodQueryOf(filter.period, useToday()) };
  const ways = { onOpenOrder, onOpenWithdrawal };
  const { counts, ...service } = useServiceLog(
    { ...asked, enabled: isService },
    filter,
    open,
    ways,
  );
  const shop = useShopLog({ ...asked, enabled: !isService }, filter, open, ways);
  return (
    <Log
      {...root}
      {...(isService ? service : shop)}
      ref={ref}
      log={log}
      part="till-webhooks"
      title={messages.webhooks}
      isNarrowed={filter !== NO_FILTER}
      onClear={() => setFilter(NO_FILTER)}
      controls={
        <WebhookControls
          direction={direction}
          filter={filter}
          counts={counts}
          onDirection={(next) => {
            setDirection(next);
            open.close();
          }}
          onChange={(next) => setFilter({ ...filter, ...next })}
        />
      }
    />
  );
});

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
