/** The head of an order's page: the way back, the order with its one status, and what can be done. */
import type { RefObject } from 'react';
import type { OrderDetail } from '../../contract/orders.js';
import { Heading } from '../../../ui/Frame.js';
import { Icon } from '../../../ui/Icon.js';
import { aheadIcon } from '../../../ui/payIcons.js';
import { useUi } from '../../../ui/uiContext.js';
import { Button } from '../Button.js';
import { useAnnounceChange } from '../LiveRegion.js';
import { StateBadge } from '../ListRow.js';
import { UpdatedAt } from '../QueryView.js';
import type { OrderReference } from '../client.js';
import type { useOrder } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { orderStateLabel, orderTitle } from './orderLabels.js';
import { orderReason } from './orderWhy.js';
import { OrderStatusPill } from './OrderStatusPill.js';
import { shortMoment } from './OrderCard.js';
import type { Elements } from '../../../ui/elements.js';

/** The list that an order was opened from. */
export interface OrderListPlace {
  /** What the list shows, such as "Needs attention". */
  readonly name: string;
  readonly onBack: () => void;
}

/** Props of {@link OrderTrail}. */
export interface OrderTrailProps {
  readonly list: OrderListPlace;
  readonly query: ReturnType<typeof useOrder>;
}

/** Draws the way back, and how old the page is. */
export function OrderTrail({ list, query }: OrderTrailProps) {
  const messages = useTreasuryMessages();
  const { name, onBack } = list;
  return (
    <nav className="till-order-trail" aria-label={messages.orderTrail}>
      <span className="till-order-path">
        <Button kind="link" data-back="" onClick={onBack}>
          {messages.orders}
        </Button>
        <Icon of={aheadIcon} ahead />
        <span className="till-muted">{name}</span>
      </span>
      {query.data !== undefined && <UpdatedAt query={query} />}
    </nav>
  );
}

/** Props of {@link OrderTitle}. */
export interface OrderTitleProps {
  readonly order: OrderReference;
  readonly detail: OrderDetail | undefined;
  /** Drawn at the end: what can be done. */
  readonly children: Elements;
}

/** Draws the order's name and its one status, as the list has it. A change of it is announced. */
export function OrderTitle({ order, detail, children }: OrderTitleProps) {
  const messages = useTreasuryMessages();
  const title = orderTitle(order, messages);
  const row = detail?.row;
  const state = row?.status ?? detail?.order.state;
  const label =
    state === undefined
      ? ''
      : row
        ? (messages.orderStatuses[row.status] ?? messages.otherState(row.status))
        : orderStateLabel(state, messages);
  useAnnounceChange(state, `${title}: ${label}`);
  return (
    <div className="till-order-head">
      <div className="till-order-title">
        <Heading>
          <bdi>{title}</bdi>
        </Heading>
        {row && <OrderStatusPill status={row.status} />}
        {!row && state !== undefined && <StateBadge state={state}>{label}</StateBadge>}
        {detail && <Since detail={detail} />}
      </div>
      {children}
    </div>
  );
}

/** Why it needs a person, or when it was paid or opened. */
function Since({ detail }: { readonly detail: OrderDetail }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { row, timeline = [], order } = detail;
  if (!row) return null;
  const now = Date.parse(order.checkout.serverTime);
  const paidAt = row.paid ? timeline.find(({ kind }) => kind === 'paid')?.at : undefined;
  const when = (at: string): string => shortMoment(at, order.checkout.serverTime, locale);
  return (
    <span className="till-muted">
      {orderReason(row, { messages, locale, now }) ??
        (paidAt === undefined
          ? messages.orderOpenedAt(when(row.openedAt))
          : messages.orderPaidAt(when(paidAt)))}
    </span>
  );
}

/** Where a dialog or a menu of the page is in the document. */
export function PopupPlace({ place }: { readonly place: RefObject<HTMLSpanElement | null> }) {
  return <span ref={place} className="till-popup-place" />;
}
