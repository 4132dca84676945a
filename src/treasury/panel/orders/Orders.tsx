/** The store's orders as a work list: what needs a person first, found by search, views and filters. */
import { useMemo } from 'react';
import type { OrderRowView } from '../../contract/orderList.js';
import type { RootProps } from '../../../ui/Frame.js';
import { useToday } from '../PeriodField.js';
import { Button } from '../Button.js';
import { PagedList } from '../QueryView.js';
import type { OrderReference } from '../client.js';
import { useOrderCounts, useOrderSearch } from '../storeReads.js';
import { useTreasuryMessages, useTreasuryContext } from '../treasuryContext.js';
import { useServerNow } from '../ListRow.js';
import {
  isNarrowed,
  NO_FILTER,
  searchQueryOf,
  type OrderListFilter,
  useOrderListFilter,
} from './orderFilter.js';
import { OrderFilters } from './OrderFilters.js';
import { OrderRows } from './OrderRows.js';
import { guarded } from '../Guarded.js';
import { FirstOrder } from '../FirstOrder.js';
import { FileButton } from '../FileButton.js';

/** Props of {@link Orders}. */
export interface OrdersProps extends RootProps {
  /** Opens an order: draw an `OrderDetail` with it. Without it the rows are not buttons. */
  readonly onOpen?: ((order: OrderReference) => void) | undefined;
}

/** An order that has moved between two pages while they were read is in both; the later one is right. */
function distinct(orders: readonly OrderRowView[]): OrderRowView[] {
  const byName = new Map(orders.map((order) => [`${order.kind}:${order.reference}`, order]));
  return [...byName.values()];
}

/**
 * The list. Needs a `TreasuryProvider` around it.
 *
 * @selector [data-status] `loading`, `error`, `empty`, `ready` or `stale`
 */
export const Orders = guarded<OrdersProps>(function Orders({ onOpen, ...root }, ref) {
  const messages = useTreasuryMessages();
  const [filter, setFilter] = useOrderListFilter();
  const today = useToday();
  const query = useMemo(() => searchQueryOf(filter, today), [filter, today]);
  const { view: _, ...base } = query;
  const search = useOrderSearch(query);
  const { data: counted } = useOrderCounts(base);
  const pages = search.data?.pages;
  const orders = useMemo(() => pages && distinct(pages.flatMap((page) => page.orders)), [pages]);
  const now = useServerNow(pages?.[0]?.serverTime, search.dataUpdatedAt);
  const counts = counted?.counts ?? null;
  const countOf = (name: string) => counts?.find(({ view }) => view === name)?.count;
  const isIndexed = pages?.[0]?.indexed !== false;
  const isNone = orders?.length === 0 && !search.hasNextPage;
  // Nothing can be searched or exported before the first order.
  const isFirstDay = isNone && filter.view === 'all' && !isNarrowed(filter);
  return (
    <PagedList
      {...root}
      ref={ref}
      part="till-orders"
      query={search}
      count={orders?.length}
      title={messages.orders}
      loading={messages.ordersLoading}
      failed={messages.ordersFailed}
      controls={
        !isFirstDay && (
          <OrderFilters filter={filter} counts={counts} onChange={setFilter}>
            <OrdersExport key={filter.view} filter={filter} />
          </OrderFilters>
        )
      }
    >
      {isFirstDay && <FirstOrder />}
      {!isIndexed && <p className="till-muted">{messages.ordersUnindexed}</p>}
      {orders && orders.length > 0 && (
        <OrderRows
          orders={orders}
          grouped={isIndexed}
          attention={
            filter.view === 'all' || filter.view === 'attention'
              ? (countOf('attention') ?? null)
              : null
          }
          now={now}
          onOpen={onOpen}
        />
      )}
      {isNone && !isFirstDay && <NoOrders filter={filter} onChange={setFilter} />}
      {orders && orders.length > 0 && (
        <p className="till-order-foot till-muted">
          <span>
            {messages.ordersShown(orders.length, countOf(filter.view)?.toString() ?? null)}
          </span>
        </p>
      )}
    </PagedList>
  );
});

interface NoOrdersProps {
  readonly filter: OrderListFilter;
  readonly onChange: (filter: OrderListFilter) => void;
}

/** Says why the list is empty, and how to see more. */
function NoOrders({ filter, onChange }: NoOrdersProps) {
  const messages = useTreasuryMessages();
  const text = filter.text.trim();
  const [title, what] =
    text !== ''
      ? [messages.ordersNotFound(text), messages.ordersNotFoundWhat]
      : filter.view === 'attention' && !isNarrowed(filter)
        ? [messages.ordersCaughtUp, messages.ordersCaughtUpWhat]
        : [messages.ordersNoMatch, null];
  return (
    <div className="till-invitation">
      <p className="till-invitation-title">
        <bdi>{title}</bdi>
      </p>
      {what !== null && <p className="till-muted">{what}</p>}
      {(text !== '' || what === null) && (
        <Button
          kind="quiet"
          onClick={() => onChange(text === '' ? NO_FILTER : { ...filter, text: '' })}
        >
          {text === '' ? messages.ordersClear : messages.ordersSearchClear}
        </Button>
      )}
    </div>
  );
}

/** Draws the button. The audit records every export. */
function OrdersExport({ filter }: { readonly filter: OrderListFilter }) {
  const { client, messages } = useTreasuryContext('Orders');
  const today = useToday();
  return (
    <FileButton
      label={messages.exportOrders}
      note={messages.saveNote}
      // `orders-paid-2026-03-01.csv`: a file of some must not be taken for all.
      name={['orders', ...(filter.view === 'all' ? [] : [filter.view]), today].join('-')}
      file={() => client.exportOrders(searchQueryOf(filter, today))}
    />
  );
}
