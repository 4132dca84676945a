/** The store's orders, newest first: filtered by state, page by page, and as a file. */
import { forwardRef, useState } from 'react';
import type { RootProps } from '../../ui/Frame.js';
import { Notice } from '../../ui/Notice.js';
import { Choice } from '../Choice.js';
import type { OrderReference } from '../client.js';
import { useOrders } from '../orders/useOrders.js';
import { PagedPart } from '../PagedPart.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { OrderRow } from './OrderRow.js';
import { OrdersFile } from './OrdersFile.js';
import { nameOfOrder, orderTitle, stateWord, type OrderName } from './orderWords.js';

/** Props of {@link Orders}. */
export interface OrdersProps extends RootProps {
  /** Opens an order: draw an `OrderDetail` with it. Without it the rows only show. */
  readonly onOpen?: ((order: OrderReference) => void) | undefined;
}

const FILTERS = ['all', 'open', 'held', 'paid', 'closed'] as const;

/**
 * The list. Needs a `TreasuryProvider` around it.
 *
 * @selector [data-status] `loading`, `error`, `empty`, `ready` or `stale`
 */
export const Orders = forwardRef<HTMLElement, OrdersProps>(function Orders(
  { onOpen, ...root },
  ref,
) {
  const messages = useTreasuryMessages();
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all');
  const state = filter === 'all' ? undefined : filter;
  const query = useOrders({ state });
  const orders = query.data?.pages.flatMap((page) => page.orders);
  const unreadable = query.data?.pages.flatMap((page) => page.unreadable ?? []) ?? [];
  const options = FILTERS.map(
    (one) => [one, one === 'all' ? messages.everyOrder : stateWord(one, messages)] as const,
  );
  return (
    <PagedPart
      {...root}
      ref={ref}
      part="till-orders"
      query={query}
      count={orders && orders.length + unreadable.length}
      title={messages.orders}
      loading={messages.ordersLoading}
      failed={messages.ordersFailed}
      more={{
        label: messages.olderOnes,
        loading: messages.olderOnesLoading,
        failed: messages.olderOnesFailed,
      }}
      controls={
        <div className="till-list-controls">
          <Choice
            label={messages.ordersFilter}
            value={filter}
            options={options}
            onChange={setFilter}
          />
          <OrdersFile key={filter} state={state} />
        </div>
      }
    >
      <Unreadable orders={unreadable} />
      {orders?.length === 0 && unreadable.length === 0 && (
        <p className="till-muted">
          {state === undefined
            ? messages.ordersNone
            : messages.ordersNoneLike(stateWord(state, messages))}
        </p>
      )}
      {orders !== undefined && orders.length > 0 && (
        <ul className="till-plain-list till-list">
          {orders.map((order) => (
            <li key={Object.values(nameOfOrder(order)).join(':')}>
              <OrderRow order={order} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </PagedPart>
  );
});

/** Names the orders of which nothing can be said, so that nobody takes the list for all there are. */
function Unreadable({ orders }: { readonly orders: readonly OrderName[] }) {
  const messages = useTreasuryMessages();
  if (orders.length === 0) return null;
  const titles = orders.map((order) => orderTitle(order, messages));
  return (
    <Notice tone="danger" title={messages.ordersUnreadable(orders.length)}>
      <p>{messages.ordersUnreadableWhat}</p>
      <ul className="till-plain-list">
        {titles.map((title) => (
          <li key={title}>
            <bdi>{title}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
