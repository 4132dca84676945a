/** The rows of the list of orders: what needs attention, then the newest. */
import { useId } from 'react';
import type { OrderRowView } from '../../contract/orderList.js';
import { formatCrypto } from '../../../money/format.js';
import { Icon } from '../../../ui/Icon.js';
import { aheadIcon } from '../../../ui/payIcons.js';
import { moneyText } from '../coinText.js';
import type { OrderReference } from '../client.js';
import { Age, moveBetweenRows } from '../ListRow.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { orderTitle } from './orderLabels.js';
import { orderReason } from './orderWhy.js';
import { OrderStatusPill } from './OrderStatusPill.js';

/** Props of {@link OrderRows}. */
export interface OrderRowsProps {
  readonly orders: readonly OrderRowView[];
  /** Whether what needs attention comes first, under a heading of its own. */
  readonly grouped: boolean;
  /** Number of orders that need attention, of all pages; null if it is unknown. */
  readonly attention: number | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onOpen: ((order: OrderReference) => void) | undefined;
}

/** Draws the rows. The arrow keys move between them, Enter opens one. */
export function OrderRows({ orders, grouped, attention, now, onOpen }: OrderRowsProps) {
  const messages = useTreasuryMessages();
  const base = useId();
  const hasEmail = orders.some(({ email }) => email !== null);
  const needing = grouped ? orders.filter((order) => order.attention) : [];
  const others = grouped ? orders.filter((order) => !order.attention) : orders;
  const groups = [
    {
      name: 'attention',
      title: `${messages.ordersAttention} · ${String(attention ?? needing.length)}`,
      rows: needing,
    },
    { name: 'newest', title: needing.length > 0 ? messages.ordersNewest : null, rows: others },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className="till-order-rows" data-email={hasEmail || undefined} onKeyDown={moveBetweenRows}>
      <Columns hasEmail={hasEmail} />
      {groups.map(({ name, title, rows }) => (
        <div
          key={name}
          className="till-order-group"
          role={title === null ? undefined : 'group'}
          aria-labelledby={title === null ? undefined : `${base}-${name}`}
        >
          {title !== null && (
            <p id={`${base}-${name}`} className="till-order-group-title">
              {title}
            </p>
          )}
          <ul className="till-plain-list till-order-list">
            {rows.map((order) => (
              <li key={`${order.kind}:${order.reference}`}>
                <OrderRow order={order} hasEmail={hasEmail} now={now} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The heads of the columns. Hidden from screen readers: each row says what it is. */
function Columns({ hasEmail }: { readonly hasEmail: boolean }) {
  const messages = useTreasuryMessages();
  return (
    <div className="till-order-heads" aria-hidden="true">
      <span>{messages.orderColumn}</span>
      {hasEmail && <span>{messages.customerColumn}</span>}
      <span data-end="">{messages.amountColumn}</span>
      <span>{messages.ordersCurrency}</span>
      <span data-end="">{messages.receivedColumn}</span>
      <span>{messages.statusColumn}</span>
      <span data-end="">{messages.ageColumn}</span>
    </div>
  );
}

interface OrderRowProps extends Pick<OrderRowsProps, 'now' | 'onOpen'> {
  readonly order: OrderRowView;
  readonly hasEmail: boolean;
}

function OrderRow({ order, hasEmail, now, onOpen }: OrderRowProps) {
  const { messages, locale } = useWords();
  const { kind, reference, currency, email, openedAt } = order;
  const cells = (
    <>
      <span className="till-order-name">
        <span className="till-visually-hidden">{orderTitle(order, messages)}</span>
        <bdi aria-hidden="true">{reference}</bdi>
      </span>{' '}
      {hasEmail && (
        <span className="till-order-email" data-none={email === null || undefined}>
          <bdi>{email ?? messages.emailNotKept}</bdi>{' '}
        </span>
      )}
      <span className="till-order-amount">
        {order.amountUsd === null ? (
          kind === 'top_up' && messages.deposits
        ) : (
          <bdi dir="ltr">{moneyText(order.amountUsd, 'USD', locale)}</bdi>
        )}
      </span>{' '}
      <span className="till-order-coin">
        {currency && (
          <bdi>
            <span>{currency.code}</span> <span className="till-muted">{currency.networkName}</span>
          </bdi>
        )}
      </span>{' '}
      <span className="till-order-received">
        <Received order={order} />
      </span>{' '}
      <span className="till-order-status">
        <OrderStatusPill status={order.status} /> <OrderReason order={order} now={now} />
      </span>{' '}
      <Age className="till-order-age" at={openedAt} now={now} />
      {onOpen && <Icon of={aheadIcon} ahead />}
    </>
  );
  const row = `${kind}:${reference}`;
  const isNeeding = order.attention || undefined;
  if (!onOpen) {
    return (
      <div className="till-order-row" data-attention={isNeeding}>
        {cells}
      </div>
    );
  }
  return (
    <button
      type="button"
      className="till-order-row"
      data-row={row}
      data-attention={isNeeding}
      onClick={() => onOpen({ kind, reference })}
    >
      {cells}
    </button>
  );
}

function OrderReason({ order, now }: { readonly order: OrderRowView; readonly now: number }) {
  const { messages, locale } = useWords();
  const reason = orderReason(order, { messages, locale, now });
  return reason === null ? null : <span className="till-order-reason">{reason}</span>;
}

/** What has arrived: of the price in its own currency, and anything else by its name. */
function Received({ order }: { readonly order: OrderRowView }) {
  const { messages, locale } = useWords();
  const { arrived, currency, payable, status } = order;
  const [first, ...others] = arrived;
  if (!first) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="till-visually-hidden">{messages.nothingReceived}</span>
      </>
    );
  }
  const isOther = first.currencyId !== currency?.id;
  const figures = formatCrypto(first.amount, locale);
  const needsPrice = !isOther && payable !== null && (status === 'partial' || status === 'over');
  const text = needsPrice
    ? messages.receivedOf(figures, formatCrypto(payable, locale))
    : isOther
      ? `${figures} ${first.code}`
      : figures;
  return (
    <bdi className="till-money" translate="no">
      <span className="till-visually-hidden">{messages.receivedColumn} </span>
      <span>{text}</span>
      {others.length > 0 && <span>{` +${String(others.length)}`}</span>}
    </bdi>
  );
}
