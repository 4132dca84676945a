/** Why an order has its status, in one or two sentences, by rule from the facts that the page shows. Pure. */
import type { MoneyFigure } from '../../contract/orderFigures.js';
import type { OrderDetail } from '../../contract/orders.js';
import type { OrderTimelineEntry } from '../../contract/orderTimeline.js';
import type { CoinAmount, OrderRowView } from '../../contract/orderList.js';
import { addDecimal, type DecimalString } from '../../../money/decimal.js';
import { coinsText, coinText, moneyText } from '../coinText.js';
import { lateBy, lateSentences } from './latePayment.js';
import { currencyCode, orderTitle } from './orderLabels.js';
import type { Words } from '../treasuryContext.js';

/** What the sentences are made with. */
export interface WhyContext extends Words {
  /** Writes a moment. @param at RFC 3339 */
  readonly momentText: (at: string) => string;
}

/** One or two sentences, never none. */
export function orderWhy(detail: OrderDetail, context: WhyContext): readonly string[] {
  return reasonsOf(factsOf(detail, context));
}

/** The same for who is about to decide: what has come, and no advice. */
export function whatCame(detail: OrderDetail, context: WhyContext): readonly string[] {
  const facts = factsOf(detail, context);
  const { status } = facts.row;
  if (status !== 'late' && status !== 'wrong_currency') return reasonsOf(facts);
  const isSeen = outsideIsSeen(facts, status);
  return [...outside(facts, status), ...(isSeen ? [context.messages.whyUnconfirmed] : [])];
}

const factsOf = (detail: OrderDetail, context: WhyContext) => {
  const { row, figures } = detail;
  return { ...context, detail, row, figures };
};

type Facts = ReturnType<typeof factsOf>;

function reasonsOf(facts: Facts): readonly string[] {
  const { messages, row, figures, locale } = facts;
  const text = ({ coins }: MoneyFigure): string => coinsText(coins, locale);
  switch (row.status) {
    case 'unpaid':
      return row.currency === null
        ? [messages.whyNoCurrency]
        : [messages.whyUnpaid, ...priceTime(facts)];
    case 'pending':
      return [
        messages.whyPending(text(figures.pending)),
        ...(row.attention ? [messages.whyStuck] : []),
      ];
    case 'partial':
      return figures.received.coins.length === 0 && figures.pending.coins.length > 0
        ? [messages.whyPending(text(figures.pending)), messages.whyPartialPlain]
        : [partly(facts), ...priceTime(facts)];
    case 'paid':
      return [paid(facts), ...aboutMark(facts)];
    case 'over': {
      const { excess, currency } = row;
      const onTop =
        excess !== null && currency
          ? messages.whyOver(coinText(excess, currency.code, locale))
          : messages.whyOverPlain;
      return [paid(facts), onTop];
    }
    case 'late':
    case 'wrong_currency':
      return [
        ...outside(facts, row.status),
        outsideIsSeen(facts, row.status)
          ? messages.whyUnconfirmed
          : row.paid
            ? messages.whyPaidAlready
            : messages.whyDecide,
      ];
    case 'held':
      return [
        figures.held.coins.length > 0
          ? messages.whyHeld(text(figures.held))
          : messages.whyHeldPlain,
        markOf(facts) ? messages.whyHeldMarked : messages.whyHeldUntil,
      ];
    case 'closed':
      return [messages.whyClosed, ...(reasonOfClosing(facts) ?? [])];
    case 'refunded':
      return [messages.whyRefunded];
    case 'account':
      return [messages.whyAccount];
    default:
      return [messages.whyOther];
  }
}

/** Until when the price is locked, or since when it no longer is. */
function priceTime({ messages, row, detail, momentText }: Facts): string[] {
  if (row.expiresAt === null) return [];
  const isOver = Date.parse(row.expiresAt) <= Date.parse(detail.order.checkout.serverTime);
  const when = momentText(row.expiresAt);
  // The rest of a part can still be paid, at a new price.
  if (isOver && row.status === 'partial') return [];
  return [isOver ? messages.whyExpired(when) : messages.whyLocked(when)];
}

/** What came in the price's currency, if nothing came in another. */
function inPriceCurrency({ row, locale }: Facts, coins: readonly CoinAmount[]): string | null {
  const [first] = coins;
  if (!first || coins.some(({ currencyId }) => currencyId !== row.currency?.id)) return null;
  return coinText(addDecimal(...coins.map(({ amount }) => amount)), first.code, locale);
}

/** What has come so far, confirmed or not. */
const soFar = ({ received, pending }: OrderDetail['figures']): CoinAmount[] => [
  ...received.coins,
  ...pending.coins,
];

const priceOf = ({ row, locale }: Facts): string | null =>
  row.payable !== null && row.currency ? coinText(row.payable, row.currency.code, locale) : null;

function partly(facts: Facts): string {
  const { messages, row, figures, locale } = facts;
  const [came, price] = [inPriceCurrency(facts, soFar(figures)), priceOf(facts)];
  if (came === null || price === null || row.due === null || !row.currency) {
    return messages.whyPartialPlain;
  }
  return messages.whyPartial(came, price, coinText(row.due, row.currency.code, locale));
}

const markOf = ({ detail }: Facts): OrderTimelineEntry | undefined =>
  detail.timeline.find(({ kind }) => kind === 'marked_paid');

/** A person's word comes first: with it the order is paid, whatever has come. */
function paid(facts: Facts): string {
  const { messages } = facts;
  const mark = markOf(facts);
  if (mark) return mark.who === null ? messages.whyMarkedByStore : messages.whyMarked(mark.who);
  const [came, price] = [inPriceCurrency(facts, facts.figures.received.coins), priceOf(facts)];
  return came === null || price === null ? messages.whyPaidPlain : messages.whyPaid(came, price);
}

/** Why a person marked it, and what was late then. */
function aboutMark(facts: Facts): string[] {
  const { messages, row, locale } = facts;
  const mark = markOf(facts);
  if (!mark) return [];
  const { late } = row;
  return [
    ...(mark.reason ? [messages.timelineQuote(mark.reason)] : []),
    ...(late
      ? [messages.whyLateBy(coinText(late.amount, late.code, locale), lateBy(late, locale))]
      : []),
  ];
}

/** What came late or in another currency, confirmed or not; late in figures, where they are known. */
function outside(facts: Facts, status: 'late' | 'wrong_currency'): string[] {
  const { messages, detail, row, locale } = facts;
  if (status === 'late' && row.late) return lateSentences(row.late, detail.lateRate, facts);
  const { transfers } = detail.order.checkout;
  const own = transfers.filter(({ counts }) => counts === status);
  const coins = own
    .map(({ amount, currencyId }) =>
      coinText(amount, currencyCode(currencyId, detail.order.checkout), locale),
    )
    .join(' + ');
  const values = own.flatMap(({ amountUsd }) => amountUsd ?? []);
  const worth = moneyText(addDecimal(...values), 'USD', locale);
  return [
    status === 'late' ? messages.whyLate(coins) : messages.whyWrongCurrency(coins),
    ...(values.length === own.length ? [messages.whyWorth(worth)] : []),
  ];
}

/** Whether nothing of it is confirmed yet. */
const outsideIsSeen = ({ detail }: Facts, status: string): boolean =>
  !detail.order.checkout.transfers.some((one) => one.counts === status && one.status !== 'seen');

function reasonOfClosing({ messages, detail }: Facts): string[] | null {
  const reason = detail.timeline.find(({ kind }) => kind === 'closed')?.reason ?? '';
  return reason === '' ? null : [messages.timelineQuote(reason)];
}

/** A mail to the customer of a part-paid order, ready to be sent; null where it is not known what is missing. */
export function mailAboutRest(
  { row, figures }: OrderDetail,
  storeName: string | undefined,
  { messages, locale }: Words,
): { readonly subject: string; readonly text: string } | null {
  const missing = coinsText(figures.due?.coins ?? [], locale);
  const price = coinsText(figures.price?.coins ?? [], locale);
  const came = coinsText(row.arrived, locale);
  if (missing === '' || price === '' || came === '') return null;
  const text = messages.decideMailText(came, price, row.reference, missing);
  const shop = storeName === undefined ? [] : [storeName];
  return {
    subject: [orderTitle(row, messages), ...shop].join(' · '),
    text: [text, ...shop].join('\n'),
  };
}

/** What the sentence is made with. */
export interface ReasonContext extends Words {
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** @returns null for an order that needs nothing, and of which no refund is under way. */
export function orderReason(order: OrderRowView, context: ReasonContext): string | null {
  const { refund } = order;
  if (!order.attention) {
    const stages = context.messages.refundStages;
    return refund && context.messages.refundIs(stages[refund.stage] ?? refund.stage);
  }
  const { messages, locale, now } = context;
  const { currency, due, surplus, expiresAt, arrived, late } = order;
  const coins = (amount: DecimalString): string =>
    coinText(amount, currency?.code ?? '', locale).trim();
  switch (order.status) {
    case 'held':
      return messages.reasonHeld;
    case 'late':
      return late ? messages.reasonLateBy(lateBy(late, locale)) : messages.reasonLate;
    case 'wrong_currency': {
      const other = arrived.find(({ currencyId }) => currencyId !== currency?.id);
      return other && currency
        ? messages.reasonWrongCurrency(other.code, currency.code)
        : messages.reasonOther;
    }
    case 'over':
      return surplus === null ? messages.reasonOther : messages.reasonOver(coins(surplus.amount));
    case 'partial': {
      if (due === null) return messages.reasonOther;
      const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
      return (isExpired ? messages.reasonPartialExpired : messages.reasonPartial)(coins(due));
    }
    case 'pending':
      return messages.reasonStuck;
    case 'unreadable':
      return messages.reasonUnreadable;
    default:
      return messages.reasonOther;
  }
}
