/** The store's orders, newest first: filtered by state, page by page, and as a CSV file. */
import { forwardRef, useState } from 'react';
import type { OrderView } from '../../contract/treasury/orders.js';
import { formatMoney } from '../../money/format.js';
import { isZero } from '../../money/decimalString.js';
import { Amount } from '../../ui/Amount.js';
import type { RootProps } from '../../ui/Frame.js';
import { Notice } from '../../ui/Notice.js';
import { saveFile } from '../../ui/dom.js';
import { useUi } from '../../ui/uiContext.js';
import { Button } from '../Button.js';
import { ListRow, Moment, StateBadge } from '../ListRow.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { PagedList, Rows } from '../QueryView.js';
import { SegmentedControl } from '../SegmentedControl.js';
import type { OrderReference } from '../client.js';
import { useTreasuryContext, useTreasuryMessages } from '../treasuryContext.js';
import { useSingleAction } from '../useTreasuryMutation.js';
import { orderReferenceOf, orderStateLabel, orderTitle } from './orderLabels.js';
import { useOrders } from '../storeReads.js';

/** Props of {@link Orders}. */
export interface OrdersProps extends RootProps {
  /** Opens an order: draw an `OrderDetail` with it. Without it the rows are not buttons. */
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
  const none =
    state === undefined
      ? messages.ordersNone
      : messages.ordersNoneLike(orderStateLabel(state, messages));
  const options = FILTERS.map(
    (one) => [one, one === 'all' ? messages.everyOrder : orderStateLabel(one, messages)] as const,
  );
  return (
    <PagedList
      {...root}
      ref={ref}
      part="till-orders"
      query={query}
      count={orders && orders.length + unreadable.length}
      title={messages.orders}
      loading={messages.ordersLoading}
      failed={messages.ordersFailed}
      controls={
        <div className="till-list-controls">
          <SegmentedControl
            label={messages.ordersFilter}
            value={filter}
            options={options}
            onChange={setFilter}
          />
          <OrdersExport key={filter} state={state} />
        </div>
      }
    >
      <UnreadableOrders orders={unreadable} />
      <Rows none={unreadable.length === 0 ? none : null}>
        {(orders ?? []).map((order) => {
          const reference = orderReferenceOf(order);
          const key = `${reference.kind}:${reference.reference}`;
          return (
            <li key={key}>
              <ListRow name={key} onOpen={onOpen && (() => onOpen(reference))}>
                <OrderRowContent order={order} />
              </ListRow>
            </li>
          );
        })}
      </Rows>
    </PagedList>
  );
});

/** Names the orders that cannot be read, so that the list does not look complete. */
function UnreadableOrders({ orders }: { readonly orders: readonly OrderReference[] }) {
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

function OrderRowContent({ order }: { readonly order: OrderView }) {
  const messages = useTreasuryMessages();
  const since = order.checkout.evidence[0]?.at;
  return (
    <>
      <span className="till-list-row-line">
        <bdi className="till-list-row-name">{orderTitle(orderReferenceOf(order), messages)}</bdi>{' '}
        <StateBadge state={order.state}>{orderStateLabel(order.state, messages)}</StateBadge>
      </span>{' '}
      <span className="till-list-row-line till-muted">
        <OrderRowAmounts order={order} /> {since !== undefined && <Moment at={since} />}
      </span>
    </>
  );
}

/** Draws price, received amount and exceptions. */
function OrderRowAmounts({ order }: { readonly order: OrderView }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { quote, received, exceptions, order: terms } = order.checkout;
  const tags = exceptions
    .filter((exception) => exception !== order.state)
    .map((exception) => messages.exceptionTags[exception] ?? exception);
  return (
    <span>
      {terms.amountUsd === null ? (
        messages.deposits
      ) : (
        <bdi className="till-money">{formatMoney(terms.amountUsd, 'USD', locale)}</bdi>
      )}
      {quote && received !== null && !isZero(received) && (
        <>
          {' · '}
          {messages.orderReceived} <Amount amount={received} code={quote.code} />
        </>
      )}
      {tags.length > 0 && <span className="till-tags">{` · ${tags.join(' · ')}`}</span>}
    </span>
  );
}

interface OrdersExportProps {
  /** Only orders in this state; undefined for all. */
  readonly state: string | undefined;
}

/** Draws the button that downloads the orders. The audit records every export. */
function OrdersExport({ state }: OrdersExportProps) {
  const { client, messages } = useTreasuryContext('Orders');
  const [saved, setSaved] = useState(false);
  const { pending, problem, run } = useSingleAction<'save'>();
  async function save(): Promise<void> {
    saveFile(await client.getOrdersFile({ state }), exportFileName(state));
    setSaved(true);
  }
  const label =
    state === undefined
      ? messages.saveOrders
      : messages.saveOrdersLike(orderStateLabel(state, messages));
  return (
    <div className="till-file">
      <div className="till-actions">
        <Button
          kind="quiet"
          busy={pending !== null}
          onClick={() => {
            setSaved(false);
            void run('save', save);
          }}
        >
          {pending ? messages.savingOrders : label}
        </Button>
        <span className="till-muted" role="status">
          {saved ? messages.savedOrders : messages.saveNote}
        </span>
      </div>
      {problem && <ProblemNotice error={problem.error} title={messages.saveFailed} urgent />}
    </div>
  );
}

/** `orders-2026-03-01.csv`, by this device's date. */
function exportFileName(state: string | undefined): string {
  const now = new Date();
  const pad = (part: number) => String(part).padStart(2, '0');
  const day = [now.getFullYear(), pad(now.getMonth() + 1), pad(now.getDate())].join('-');
  return `${['orders', ...(state === undefined ? [] : [state]), day].join('-')}.csv`;
}
