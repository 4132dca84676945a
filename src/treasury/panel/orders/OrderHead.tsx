/** The head of an order's page: the way back, the order with its one status, and what can be done. */
import type { RefObject } from 'react';
import type { OrderDetail } from '../../contract/orders.js';
import { Heading } from '../../../ui/Frame.js';
import { Icon } from '../../../ui/Icon.js';
import { aheadIcon } from '../../../ui/payIcons.js';
import { Button } from '../Button.js';
import { useAnnounceChange } from '../LiveRegion.js';
import { StatePill } from '../StatePill.js';
import { UpdatedAt } from '../QueryView.js';
import type { OrderReference } from '../client.js';
import type { useOrder } from '../storeReads.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { coinsText, usdText } from '../coinText.js';
import { orderTitle, refundStagePill } from './orderLabels.js';
import { orderWhy } from './orderWhy.js';
import { OrderStatusPill } from './OrderStatusPill.js';
import { useWhyContext } from './useWhyContext.js';
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
  const { messages, locale } = useWords();
  const title = orderTitle(order, messages);
  const row = detail?.row;
  const label = row ? (messages.orderStatuses[row.status] ?? messages.otherState(row.status)) : '';
  const refund = row?.refund ?? null;
  const stage = refund && refundStagePill(refund.stage, messages);
  const back = detail ? sentBackText(detail, locale) : '';
  const refunded = back === '' ? null : messages.refundedOf(back);
  const isRefunded = row?.status === 'refunded' && refunded !== null;
  const awaited = detail && isAwaited(detail) ? messages.orderStatuses['pending'] : null;
  const said = [
    isRefunded ? null : label,
    awaited,
    stage && messages.refundIs(stage.children),
    refunded,
  ].filter(Boolean);
  useAnnounceChange(
    row && `${row.status} ${refund?.stage ?? ''} ${back}`,
    `${title}: ${said.join(' · ')}`,
  );
  return (
    <div className="till-order-head">
      <div className="till-order-title">
        <Heading>
          <bdi>{title}</bdi>
        </Heading>
        {row && !isRefunded && <OrderStatusPill status={row.status} />}
        {awaited && <OrderStatusPill status="pending" />}
        {stage && <StatePill {...stage}>{messages.refundIs(stage.children)}</StatePill>}
        {refunded && <OrderStatusPill status="refunded">{refunded}</OrderStatusPill>}
        {detail && <OrderWhy detail={detail} />}
      </div>
      {children}
    </div>
  );
}

/** Whether nothing of what the status is about is confirmed yet. */
const isAwaited = ({ row, figures: { received, pending } }: OrderDetail): boolean =>
  row.status !== 'pending' && received.coins.length === 0 && pending.coins.length > 0;

/** What has gone back, in dollars where they are known; empty for nothing, and where nobody knows. */
function sentBackText({ figures: { sentBack } }: OrderDetail, locale: string): string {
  if (!sentBack || sentBack.coins.length === 0) return '';
  return usdText(sentBack.usd, locale) ?? coinsText(sentBack.coins, locale);
}

/** Draws why the order has its status, in one or two sentences. */
function OrderWhy({ detail }: { readonly detail: OrderDetail }) {
  const context = useWhyContext(detail);
  return <p className="till-order-why till-muted">{orderWhy(detail, context).join(' ')}</p>;
}

/** Where a dialog or a menu of the page is in the document. */
export function PopupPlace({ place }: { readonly place: RefObject<HTMLSpanElement | null> }) {
  return <span ref={place} className="till-popup-place" />;
}
