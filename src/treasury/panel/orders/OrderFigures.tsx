/** The four figures of an order: price, received, sent back, and what is open. */
import type { ReactNode } from 'react';
import type { MoneyFigure, OrderFigures as Figures } from '../../contract/orderFigures.js';
import type { OrderDetail } from '../../contract/orders.js';
import { formatMoney } from '../../../money/format.js';
import { useUi } from '../../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { coinsText, usdText } from '../coinText.js';
import { Money } from './OrderCard.js';

/** Balances for which a person has something to do. */
const OPEN: ReadonlySet<string> = new Set(['owed', 'undecided', 'held']);

/** Draws the figures. A value that is not known is said to be so. */
export function OrderFigures({ detail }: { readonly detail: OrderDetail }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { figures } = detail;
  if (!figures) return null;
  const { price, received, pending, held, sentBack, onTheWay, balance } = figures;
  const coins = (figure: MoneyFigure): string => coinsText(figure.coins, locale);
  const arrived = (figure: MoneyFigure): ReactNode =>
    figure.coins.length > 0 && <bdi>{coins(figure)}</bdi>;
  const plus = (figure: MoneyFigure | null, say: (coins: string) => string): string[] =>
    figure && figure.coins.length > 0 ? [say(coins(figure))] : [];
  const asked = price && coins(price);
  const { display } = detail.order.checkout.order;
  return (
    <dl className="till-order-figures" aria-label={messages.figuresTitle}>
      {price && asked !== null && (
        <Figure
          name={messages.figurePrice}
          figure={price}
          lines={[
            asked === '' ? messages.coinsNotAsked : messages.coinsAsked(asked),
            ...(display
              ? [<bdi key="">{formatMoney(display.amount, display.currency, locale)}</bdi>]
              : []),
          ]}
        />
      )}
      <Figure
        name={messages.figureReceived}
        figure={received}
        lines={[
          arrived(received) || messages.nothingCame,
          ...plus(pending, messages.plusPending),
          ...plus(held, messages.plusHeld),
        ]}
      />
      <Figure
        name={messages.figureSentBack}
        figure={sentBack}
        lines={[
          sentBack ? arrived(sentBack) || messages.noRefunds : messages.refundUnreadable,
          ...plus(onTheWay, messages.plusOnTheWay),
        ]}
      />
      {balance && <Balance balance={balance} />}
    </dl>
  );
}

function Balance({ balance }: { readonly balance: NonNullable<Figures['balance']> }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { kind, money } = balance;
  const isUnknown = kind === 'unknown';
  const coins = coinsText(money.coins, locale);
  const none = kind === 'due' ? messages.coinsNotAsked : messages.nothingOwed;
  return (
    <Figure
      name={messages.balanceKinds[kind] ?? messages.otherBalance(kind)}
      figure={isUnknown ? null : money}
      lines={[isUnknown ? messages.refundUnreadable : coins ? <bdi>{coins}</bdi> : none]}
      isOpen={OPEN.has(kind)}
    />
  );
}

interface FigureProps {
  readonly name: string;
  /** Null if it cannot be said. */
  readonly figure: MoneyFigure | null;
  readonly lines: readonly ReactNode[];
  readonly isOpen?: boolean;
}

/** @selector [data-open] somebody has something to do about it */
function Figure({ name, figure, lines, isOpen = false }: FigureProps) {
  const { locale } = useUi();
  const usd = usdText(figure?.usd ?? null, locale);
  return (
    <div className="till-order-figure" data-open={isOpen || undefined}>
      <dt>{name}</dt>
      <dd className="till-order-figure-value">
        <Money>{usd}</Money>
      </dd>
      {lines.map((line, index) => (
        <dd key={index} className="till-muted">
          {line}
        </dd>
      ))}
    </div>
  );
}
