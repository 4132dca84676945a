/** The four figures of an order: what it costs, what came, what goes back, and what the shop keeps. */
import type { ReactNode } from 'react';
import type { MoneyFigure } from '../../contract/orderFigures.js';
import type { LatePayment } from '../../contract/orderList.js';
import type { OrderDetail } from '../../contract/orders.js';
import { compareDecimal, subtractToZero, type DecimalString } from '../../../money/decimal.js';
import { formatMoment } from '../../../ui/formatTime.js';
import { BookedMoney } from '../figures/BookedMoney.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { coinsText, moneyText, usdText } from '../coinText.js';
import { lateBy, worthNow } from './latePayment.js';
import { Money, shortMoment } from './OrderCard.js';

/** Draws the figures. A value that is not known is said to be so. */
export function OrderFigures({ detail }: { readonly detail: OrderDetail }) {
  const messages = useTreasuryMessages();
  const { row, figures, order } = detail;
  const late = row.status === 'late' ? row.late : null;
  const currency = order.checkout.order.display?.currency ?? null;
  const { price, received, pending, held } = figures;
  const isAwaited = pending.coins.length + held.coins.length > 0;
  return (
    <dl className="till-order-figures" aria-label={messages.figuresTitle}>
      {price && (
        <Figure name={messages.figurePrice} figure={price} currency={currency}>
          <Coins figure={price} none={messages.coinsNotAsked} />
        </Figure>
      )}
      <Figure name={messages.figureReceived} figure={received} currency={currency}>
        <Coins figure={received} none={isAwaited ? '' : messages.nothingCame} />
        <Besides figure={pending} say={messages.plusPending} />
        <Besides figure={held} say={messages.plusHeld} />
      </Figure>
      {late ? (
        <LateFigures detail={detail} late={late} />
      ) : (
        <Outgoing detail={detail} currency={currency} />
      )}
      {detail.booked && <Booked booked={detail.booked} />}
    </dl>
  );
}

/** What the order adds to the books, by the overview's own definition. */
function Booked({ booked }: { readonly booked: NonNullable<OrderDetail['booked']> }) {
  const { messages, locale } = useWords();
  const { at, paidUsd, refundedUsd } = booked;
  return (
    <div className="till-order-figure">
      <dt>{messages.columnBooked}</dt>
      <dd className="till-order-figure-value">
        <BookedMoney paid={paidUsd} refunded={refundedUsd} />
      </dd>
      <dd className="till-muted">{formatMoment(at, locale)}</dd>
    </div>
  );
}

interface OutgoingProps {
  readonly detail: OrderDetail;
  readonly currency: string | null;
}

/** What goes back, and what is kept or still to come. */
function Outgoing({ detail: { figures, row }, currency }: OutgoingProps) {
  const { messages, locale } = useWords();
  const { goingBack, sentBack, kept, due, surplus, price } = figures;
  const isGoing = goingBack !== null && goingBack.coins.length > 0;
  const needsBack = surplus !== null && surplus.coins.length > 0;
  const isWhole = kept !== null && kept.usd !== null && kept.usd === price?.usd;
  return (
    <>
      <Figure
        name={isGoing ? messages.figureGoingBack : messages.figureSentBack}
        figure={isGoing ? goingBack : sentBack}
        currency={currency}
      >
        {isGoing ? (
          <>
            <Coins figure={goingBack} none="" />
            {sentBack && sentBack.coins.length > 0 && (
              <span>{messages.plusSentBack(figureText(sentBack, locale))}</span>
            )}
          </>
        ) : (
          <Coins figure={sentBack} none={messages.noRefunds} unknown={messages.refundUnreadable} />
        )}
      </Figure>
      {due ? (
        <Figure name={messages.figureDue} figure={due} currency={currency} isOpen>
          <Coins figure={due} none={messages.coinsNotAsked} />
        </Figure>
      ) : (
        <Figure
          name={messages.figureKept}
          figure={kept}
          currency={currency}
          isOpen={row.attention && needsBack}
        >
          {needsBack ? (
            <Besides figure={surplus} say={messages.figureSurplus} />
          ) : isWhole ? (
            <span>{messages.keptWhole}</span>
          ) : (
            <Coins figure={kept} none="—" unknown={messages.keptUnknown} />
          )}
        </Figure>
      )}
    </>
  );
}

interface LateFiguresProps {
  readonly detail: OrderDetail;
  readonly late: LatePayment;
}

/** For how long the payment was late, and what it is worth now beside the order. */
function LateFigures({ detail, late }: LateFiguresProps) {
  const { messages, locale } = useWords();
  const { serverTime, order } = detail.order.checkout;
  const now = worthNow(late, detail.lateRate);
  return (
    <>
      <div className="till-order-figure" data-open="">
        <dt>{messages.figureLate}</dt>
        <dd className="till-order-figure-value">
          <bdi>{lateBy(late, locale)}</bdi>
        </dd>
        <dd className="till-muted">
          {messages.figureLateUntil(shortMoment(late.expiredAt, serverTime, locale))}
        </dd>
      </div>
      <div className="till-order-figure">
        <dt>{messages.figureWorthNow}</dt>
        <dd className="till-order-figure-value">
          <Money>{usdText(now, locale)}</Money>
        </dd>
        <dd className="till-muted">
          {late.usd === null ? (
            messages.orderValueUnknown
          ) : (
            <Then usd={late.usd} of={order.amountUsd} />
          )}
        </dd>
      </div>
    </>
  );
}

/** In dollars like the figures, in coins where no dollars are known. */
const figureText = ({ usd, coins }: MoneyFigure, locale: string): string =>
  usdText(usd, locale) ?? coinsText(coins, locale);

/** The value when it came, and how far it is from the price. */
function Then({ usd, of }: { readonly usd: DecimalString; readonly of: DecimalString | null }) {
  const { messages, locale } = useWords();
  const then = moneyText(usd, 'USD', locale);
  if (of === null || compareDecimal(usd, of) === 0) return <span>{messages.figureThen(then)}</span>;
  const isLess = compareDecimal(usd, of) < 0;
  const difference = isLess ? subtractToZero(of, usd) : subtractToZero(usd, of);
  const say = isLess ? messages.figureThenLess : messages.figureThenMore;
  return <span>{say(then, moneyText(difference, 'USD', locale))}</span>;
}

interface CoinsProps {
  /** Null if it cannot be said. */
  readonly figure: MoneyFigure | null;
  readonly none: string;
  readonly unknown?: string;
}

function Coins({ figure, none, unknown = '' }: CoinsProps) {
  const { locale } = useWords();
  if (figure === null) return <span>{unknown}</span>;
  const text = coinsText(figure.coins, locale);
  if (text !== '') return <bdi>{text}</bdi>;
  return none === '' ? null : <span>{none}</span>;
}

interface BesidesProps {
  readonly figure: MoneyFigure | null;
  readonly say: (coins: string) => string;
}

function Besides({ figure, say }: BesidesProps) {
  const { locale } = useWords();
  if (!figure || figure.coins.length === 0) return null;
  return <span>{say(coinsText(figure.coins, locale))}</span>;
}

interface FigureProps {
  readonly name: string;
  readonly figure: MoneyFigure | null;
  /** Of the order's own price. */
  readonly currency: string | null;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** @selector [data-open] somebody has something to do about it */
function Figure({ name, figure, currency, isOpen = false, children }: FigureProps) {
  const { locale } = useWords();
  const usd = usdText(figure?.usd ?? null, locale);
  const display = figure?.display ?? null;
  return (
    <div className="till-order-figure" data-open={isOpen || undefined}>
      <dt>{name}</dt>
      <dd className="till-order-figure-value">
        <Money>{usd}</Money>
        {display !== null && currency !== null && (
          <>
            {' '}
            <bdi className="till-order-figure-display">{moneyText(display, currency, locale)}</bdi>
          </>
        )}
      </dd>
      <dd className="till-muted till-order-figure-note">{children}</dd>
    </div>
  );
}
