/** The first page of the back office: what needs a person, and what is held. */
import { Frame, Heading } from '../../ui/Frame.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Button } from '../Button.js';
import { ListRow } from '../ListRow.js';
import { QueryProblem } from '../ProblemNotice.js';
import { Rows } from '../QueryView.js';
import type { OrderReference } from '../client.js';
import { OverviewFigures } from '../figures/OverviewFigures.js';
import { orderTitle } from '../orders/orderLabels.js';
import { OrderStatusPill } from '../orders/OrderStatusPill.js';
import { useOrderSearch, useTreasurySession } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useLastError } from '../useTreasuryQuery.js';

/** Props of {@link Overview}. */
export interface OverviewProps {
  readonly onOpenOrder: (order: OrderReference) => void;
  /** Shows the tab of what is summed up here. */
  readonly onShow: (tab: 'orders' | 'balances') => void;
}

/**
 * Draws the page. Needs a `TreasuryProvider` around it.
 *
 * @selector [data-status] `ready`
 */
export function Overview({ onOpenOrder, onShow }: OverviewProps) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  return (
    <Frame part="till-treasury till-overview" label={messages.tabs.overview} status="ready">
      <Heading>{messages.tabs.overview}</Heading>
      {session?.orders === true && <NeedsYou onOpenOrder={onOpenOrder} onShow={onShow} />}
      <OverviewFigures onShow={onShow} />
    </Frame>
  );
}

/** Draws the orders that need attention. */
function NeedsYou({ onOpenOrder, onShow }: OverviewProps) {
  const messages = useTreasuryMessages();
  const query = useOrderSearch({ view: 'attention' });
  const error = useLastError(query);
  const orders = query.data?.pages.flatMap((page) => page.orders);
  return (
    <section className="till-order-part">
      <div className="till-part-head">
        <h3 className="till-subheading">{messages.needsYou}</h3>
        <Button kind="link" onClick={() => onShow('orders')}>
          {messages.allOrders}
        </Button>
      </div>
      {error && <QueryProblem error={error} query={query} failed={messages.ordersFailed} />}
      {!orders && !error && <Skeleton label={messages.ordersLoading} lines={3} />}
      {orders && (
        <Rows none={messages.nothingNeedsYou}>
          {orders.map((order) => (
            <li key={`${order.kind}:${order.reference}`}>
              <ListRow
                name={`${order.kind}:${order.reference}`}
                onOpen={() => onOpenOrder({ kind: order.kind, reference: order.reference })}
              >
                <span className="till-list-row-line">
                  <bdi className="till-list-row-name">{orderTitle(order, messages)}</bdi>{' '}
                  <OrderStatusPill status={order.status} />
                </span>
              </ListRow>
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}
