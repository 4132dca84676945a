/** One order in the list: which, how it stands, how much, since when. */
import type { OrderView } from '../../contract/treasury/orders.js';
import { formatMoney } from '../../money/format.js';
import { isZero } from '../../money/decimalString.js';
import { Amount } from '../../ui/Amount.js';
import { formatMoment } from '../../ui/formatTime.js';
import { useUi } from '../../ui/uiContext.js';
import type { OrderReference } from '../client.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { nameOfOrder, orderTitle, stateWord } from './orderWords.js';

/** Props of {@link OrderRow}. */
export interface OrderRowProps {
  readonly order: OrderView;
  /** Without it the row is no button. */
  readonly onOpen?: ((order: OrderReference) => void) | undefined;
}

/** Draws the row. The whole of it is pressed, and its name is what it shows. */
export function OrderRow({ order, onOpen }: OrderRowProps) {
  const name = nameOfOrder(order);
  const key = `${name.kind}:${name.reference}`;
  if (!onOpen) {
    return (
      <div className="till-list-row">
        <Content order={order} />
      </div>
    );
  }
  return (
    <button type="button" className="till-list-row" data-row={key} onClick={() => onOpen(name)}>
      <Content order={order} />
    </button>
  );
}

function Content({ order }: Pick<OrderRowProps, 'order'>) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const name = nameOfOrder(order);
  const since = order.checkout.evidence[0]?.at;
  return (
    <>
      <span className="till-list-row-line">
        <bdi className="till-list-row-name">{orderTitle(name, messages)}</bdi>{' '}
        <span className="till-list-row-state" data-state={order.state}>
          <span className="till-indicator" aria-hidden="true" />
          {stateWord(order.state, messages)}
        </span>
      </span>{' '}
      <span className="till-list-row-line till-muted">
        <Money order={order} />{' '}
        {since !== undefined && <time dateTime={since}>{formatMoment(since, locale)}</time>}
      </span>
    </>
  );
}

/** The price, what of it has come, and what is out of the ordinary. */
function Money({ order }: Pick<OrderRowProps, 'order'>) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { quote, received, exceptions, order: terms } = order.checkout;
  const tags = exceptions
    .filter((word) => word !== order.state)
    .map((word) => messages.exceptionTags[word] ?? word);
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
