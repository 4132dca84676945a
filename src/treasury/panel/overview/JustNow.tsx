/** The newest orders, as they come. */
import { useEffect, useId, useRef, useState } from 'react';
import type { OrderRowView } from '../../contract/orderList.js';
import { formatCrypto } from '../../../money/format.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useUi } from '../../../ui/uiContext.js';
import { useNow } from '../../../ui/useNow.js';
import { Button } from '../Button.js';
import type { OrderReference } from '../client.js';
import { useAnnounce } from '../LiveRegion.js';
import { orderTitle } from '../orders/orderLabels.js';
import { OrderStatusPill } from '../orders/OrderStatusPill.js';
import { Age } from '../ListRow.js';
import { QueryProblem } from '../ProblemNotice.js';
import { useOrderPage } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useLastError } from '../useTreasuryQuery.js';

/** Props of {@link JustNow}. */
export interface JustNowProps {
  readonly onOpenOrder: (order: OrderReference) => void;
  readonly onShowOrders: () => void;
}

const LIMIT = 5;
/** The shortest time between two announcements, milliseconds: a busy store must not talk all day. */
const QUIET_MS = 15_000;

const nameOf = ({ kind, reference }: OrderReference): string => `${kind}:${reference}`;

/** Draws the list. */
export function JustNow({ onOpenOrder, onShowOrders }: JustNowProps) {
  const messages = useTreasuryMessages();
  const base = useId();
  const query = useOrderPage({ sort: 'newest', limit: LIMIT });
  const error = useLastError(query);
  const { data, dataUpdatedAt } = query;
  const fresh = useNewOrders(data?.orders);
  const clock = useNow(true, dataUpdatedAt);
  const now = data ? Date.parse(data.serverTime) + Math.max(0, clock - dataUpdatedAt) : 0;
  return (
    <section className="till-overview-card till-just-now" aria-labelledby={base}>
      <div className="till-part-head">
        <h3 id={base} className="till-subheading">
          {messages.justNow}
        </h3>
        <Button kind="link" onClick={onShowOrders}>
          {messages.allOrders}
        </Button>
      </div>
      {error && <QueryProblem error={error} query={query} failed={messages.justNowFailed} />}
      {!data && !error && <Skeleton label={messages.justNowLoading} lines={3} />}
      {data?.orders.length === 0 && <p className="till-muted">{messages.justNowNone}</p>}
      {data && data.orders.length > 0 && (
        <ul className="till-plain-list till-just-now-list">
          {data.orders.map((order) => (
            <li key={nameOf(order)} data-new={fresh.has(nameOf(order)) || undefined}>
              <NewestOrder order={order} now={now} onOpen={() => onOpenOrder(order)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface NewestOrderProps {
  readonly order: OrderRowView;
  readonly now: number;
  readonly onOpen: () => void;
}

function NewestOrder({ order, now, onOpen }: NewestOrderProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { currency, payable, arrived, openedAt, reference } = order;
  const [first] = arrived;
  const shown =
    first ?? (currency && payable !== null ? { code: currency.code, amount: payable } : null);
  return (
    <button type="button" className="till-just-now-row" onClick={onOpen}>
      <span className="till-just-now-name">
        <span className="till-visually-hidden">{orderTitle(order, messages)}</span>
        <bdi aria-hidden="true">{reference}</bdi>
      </span>{' '}
      <OrderStatusPill status={order.status} />{' '}
      <bdi dir="ltr" className="till-money till-just-now-amount" translate="no">
        {shown && `${formatCrypto(shown.amount, locale)} ${shown.code}`}
      </bdi>{' '}
      <Age className="till-just-now-age" at={openedAt} now={now} />
    </button>
  );
}

/** Orders that have come since the page was opened; announced now and then. */
function useNewOrders(orders: readonly OrderRowView[] | undefined): ReadonlySet<string> {
  const messages = useTreasuryMessages();
  const announce = useAnnounce();
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unsaid = useRef<OrderRowView[]>([]);
  const saidAt = useRef(0);
  if (orders && known === null) setKnown(new Set(orders.map(nameOf)));
  const added = known && orders ? orders.filter((order) => !known.has(nameOf(order))) : [];
  if (known && added.length > 0) {
    setKnown(new Set([...known, ...added.map(nameOf)]));
    setFresh(new Set(added.map(nameOf)));
  }
  useEffect(() => {
    if (!orders) return undefined;
    unsaid.current.push(...orders.filter((order) => fresh.has(nameOf(order))));
    const say = () => {
      const all = unsaid.current;
      unsaid.current = [];
      const [one] = all;
      if (!one) return;
      saidAt.current = Date.now();
      const status = messages.orderStatuses[one.status] ?? one.status;
      announce(
        all.length === 1
          ? messages.justNowNew(orderTitle(one, messages), status)
          : messages.justNowMany(all.length),
      );
    };
    const timer = setTimeout(say, Math.max(0, saidAt.current + QUIET_MS - Date.now()));
    return () => clearTimeout(timer);
    // Once for each set of new orders, whatever else is drawn again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [fresh]);
  return fresh;
}
