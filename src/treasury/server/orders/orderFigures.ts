/** The figures of one order. Pure. */
import type { MoneyFigure, OrderFigures } from '../../contract/orderFigures.js';
import type { CoinAmount } from '../../contract/orderList.js';
import type { OrderRefundView } from '../../contract/refundLinks.js';
import {
  addDecimal,
  compareDecimal,
  divideDecimal,
  isZero,
  multiplyDecimal,
  subtractToZero,
  type DecimalString,
} from '../../../money/decimal.js';
import type { CheckoutTransfer, FoldedCheckout } from '../../../payments/foldedCheckout.js';
import type { Refundable } from '../../refunds/refundable.js';
import { coinsOf } from '../figures/bookedEntries.js';

/** One part of a figure. */
type Part = Pick<OrderRefundView, 'currencyId' | 'amount' | 'usd'>;

/** What of a refund is counted. */
export type CountedRefund = Part & {
  /** Whether it has completed; otherwise it is under way. */
  readonly completed: boolean;
};

/** What the figures are computed from. */
export interface FigureFacts {
  /** One of `ORDER_STATUSES`. */
  readonly status: string;
  readonly state: FoldedCheckout;
  /** Those that are under way or have completed; null if a refund cannot be read. */
  readonly refunds: readonly CountedRefund[] | null;
  /** What can go back. */
  readonly refundable: readonly Refundable[];
}

const HALF_CENT = '0.005' as DecimalString;
const ONE = '1' as DecimalString;
const ZERO = '0' as DecimalString;
/** More than any currency has, so that only the page rounds. */
const DISPLAY_DECIMALS = 6;

/** The value of coins by a rate, in whole cents. */
export function valueAt(amount: DecimalString, rate: DecimalString): DecimalString {
  return divideDecimal(addDecimal(multiplyDecimal(amount, rate), HALF_CENT), ONE, 2, 'down');
}

/** The value by the rate that the customer's price was made with; null in another currency. */
export function valueByPrice(
  { figuresQuote: quote }: Pick<FoldedCheckout, 'figuresQuote'>,
  currencyId: string,
  amount: DecimalString,
): DecimalString | null {
  return quote?.rate && quote.currencyId === currencyId ? valueAt(amount, quote.rate) : null;
}

const partOf = ({ currencyId, amount, amountUsd }: CheckoutTransfer): Part => ({
  currencyId,
  amount,
  usd: amountUsd,
});

/** Computes the figures. */
export function orderFigures(facts: FigureFacts): OrderFigures {
  const { state, refunds, status } = facts;
  const { currentQuote: quote, amountUsd, transfers } = state;
  const isPayment = state.opened?.type === 'payment';
  const ofStatus = (wanted: string): MoneyFigure =>
    figure(facts, transfers.filter((one) => one.status === wanted).map(partOf));
  const received = ofStatus('confirmed');
  const ofRefunds = (completed: boolean): MoneyFigure | null =>
    refunds &&
    figure(
      facts,
      refunds.filter((one) => one.completed === completed),
    );
  const surplus = surplusOf(facts);
  const asked = quote?.payable
    ? [{ currencyId: quote.currencyId, code: quote.code, amount: quote.payable }]
    : [];
  return {
    price: isPayment ? money(facts, asked, amountUsd) : null,
    received,
    pending: ofStatus('seen'),
    held: ofStatus('held'),
    goingBack: ofRefunds(false),
    sentBack: ofRefunds(true),
    kept: refunds && surplus && restOf(facts, received, figure(facts, [...refunds, ...surplus])),
    due: status === 'partial' || status === 'unpaid' ? dueOf(facts) : null,
    surplus: surplus && figure(facts, surplus),
  };
}

/** A figure, with its value in the order's own currency. */
function money(
  { state: { display, amountUsd } }: FigureFacts,
  coins: readonly CoinAmount[],
  usd: DecimalString | null,
): MoneyFigure {
  const isPriced = display !== null && amountUsd !== null && !isZero(amountUsd);
  if (usd === null || !isPriced) return { coins, usd, display: null };
  if (usd === amountUsd) return { coins, usd, display: display.amount };
  const exact = multiplyDecimal(usd, display.amount);
  return { coins, usd, display: divideDecimal(exact, amountUsd, DISPLAY_DECIMALS, 'down') };
}

/** One amount for each currency, that of the price first. The dollars are null if one part has no value. */
function figure(facts: FigureFacts, parts: readonly Part[]): MoneyFigure {
  const coins = coinsOf(facts.state, parts);
  const known = parts.map(({ usd }) => usd).filter((usd) => usd !== null);
  return money(facts, coins, known.length === parts.length ? addDecimal(...known) : null);
}

/** What is still to be paid. */
function dueOf(facts: FigureFacts): MoneyFigure {
  const { due, amountUsd, transfers, figuresQuote: quote } = facts.state;
  if (!quote || due === null) return money(facts, [], transfers.length === 0 ? amountUsd : null);
  const { currencyId, code } = quote;
  const isUntouched = !transfers.some(({ counts }) => counts === 'counted');
  // Rounded up in coins, so for all of it the price itself is the better figure.
  const usd = isUntouched ? amountUsd : valueByPrice(facts.state, currencyId, due);
  return money(facts, [{ currencyId, code, amount: due }], usd);
}

/** What came late or in another currency is worth what it was when it came; an excess, what the price says. */
function surplusOf(facts: FigureFacts): Part[] | null {
  const { state, refunds, refundable } = facts;
  // That more came than the price is known by the shares, although not by how much.
  const isUnknown = state.excess === null && state.exceptions.includes('over');
  if (refunds === null || isUnknown) return null;
  return refundable
    .filter(({ kind }) => kind !== 'all')
    .map(({ kind, currencyId, amount }): Part => {
      const ofKind = state.transfers.filter(
        (one) => one.status === 'confirmed' && one.counts === kind && one.currencyId === currencyId,
      );
      const whole = figure(facts, ofKind.map(partOf));
      const isWhole = whole.coins[0]?.amount === amount;
      const usd = isWhole ? whole.usd : valueByPrice(state, currencyId, amount);
      return { currencyId, amount, usd };
    });
}

/** What was received less what went back, is going back or may. */
function restOf(facts: FigureFacts, received: MoneyFigure, back: MoneyFigure): MoneyFigure | null {
  if (back.coins.length === 0) return received;
  const backOf = (currencyId: string): DecimalString =>
    back.coins.find((one) => one.currencyId === currencyId)?.amount ?? ZERO;
  const isOther = back.coins.some(({ currencyId, amount }) => {
    const came = received.coins.find((one) => one.currencyId === currencyId);
    return came === undefined || compareDecimal(amount, came.amount) > 0;
  });
  if (isOther) return null;
  // What went back was valued on another day, so the two values cannot be subtracted.
  const parts = received.coins.map(({ currencyId, amount }): Part => {
    const rest = subtractToZero(amount, backOf(currencyId));
    return { currencyId, amount: rest, usd: valueByPrice(facts.state, currencyId, rest) };
  });
  return figure(
    facts,
    parts.filter(({ amount }) => !isZero(amount)),
  );
}
