/** Payments that were detected and are not confirmed: the newest ones, and what all of them are worth. */
import type { Figures } from '../../contract/figures.js';
import { formatCrypto } from '../../../money/format.js';
import type { RootProps } from '../../../ui/Frame.js';
import { Value } from '../balances/Value.js';
import type { OrderReference } from '../client.js';
import { guarded } from '../Guarded.js';
import { Age, useServerNow } from '../ListRow.js';
import { orderTitle } from '../orders/orderLabels.js';
import { QueryView } from '../QueryView.js';
import { useFigures } from '../storeReads.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { FIRST_RANGE } from './BookedIncome.js';
import { useChosenZone } from './chosenZone.js';

/** Props of {@link MoneyOnTheWay}. */
export interface MoneyOnTheWayProps extends RootProps {
  readonly onOpenOrder: (order: OrderReference) => void;
}

/** Draws the card. */
export const MoneyOnTheWay = guarded<MoneyOnTheWayProps>(function MoneyOnTheWay({
  onOpenOrder,
  ...root
}) {
  const messages = useTreasuryMessages();
  const [timeZone] = useChosenZone();
  const query = useFigures({ ...FIRST_RANGE, timeZone });
  const onTheWay = query.data?.figures?.onTheWay;
  const isKnown = onTheWay && onTheWay.amountUsd !== null && onTheWay.orders > 0;
  return (
    <QueryView
      {...root}
      part="till-figure till-on-the-way"
      title={messages.onTheWayTitle}
      query={query}
      aside={<span className="till-muted">{isKnown && <Value usd={onTheWay.amountUsd} />}</span>}
      loading={messages.figuresLoading}
      failed={messages.figuresFailed}
    >
      {({ figures, at }) =>
        figures ? (
          <Payments
            newest={figures.onTheWay.newest}
            at={at}
            readAt={query.dataUpdatedAt}
            onOpenOrder={onOpenOrder}
          />
        ) : (
          <p className="till-lead">{messages.figuresNoIndex}</p>
        )
      }
    </QueryView>
  );
});

interface PaymentsProps extends Pick<MoneyOnTheWayProps, 'onOpenOrder'> {
  readonly newest: Figures['onTheWay']['newest'];
  /** When the server summed them, and when this page read that. */
  readonly at: string;
  readonly readAt: number;
}

function Payments({ newest, at, readAt, onOpenOrder }: PaymentsProps) {
  const { messages, locale } = useWords();
  const now = useServerNow(at, readAt);
  if (newest.length === 0) return <p className="till-muted">{messages.onTheWayNone}</p>;
  return (
    <ul className="till-plain-list till-on-the-way-list">
      {newest.map(({ kind, reference, code, amount, amountUsd, at: seenAt }, place) => (
        <li key={`${kind}:${reference}:${String(place)}`}>
          <button
            type="button"
            className="till-on-the-way-row"
            onClick={() => onOpenOrder({ kind, reference })}
          >
            <span className="till-on-the-way-name">
              {orderTitle({ kind, reference }, messages)}
            </span>{' '}
            <bdi dir="ltr" className="till-money till-muted" translate="no">
              {`${formatCrypto(amount, locale)} ${code}`}
            </bdi>{' '}
            <span className="till-value-usd">
              <Value usd={amountUsd} />
            </span>{' '}
            <Age className="till-on-the-way-age" at={seenAt} now={now} />
          </button>
        </li>
      ))}
    </ul>
  );
}
