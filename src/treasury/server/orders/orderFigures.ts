/** The figures of one order. Pure. */
import type { CheckoutSnapshot, TransferView } from '../../../contract/checkout.js';
import type { BalanceKind, MoneyFigure, OrderFigures } from '../../contract/orderFigures.js';
import type { CoinAmount } from '../../contract/orderList.js';
import {
  addDecimal,
  compareDecimal,
  divideDecimal,
  isZero,
  multiplyDecimal,
  subtractToZero,
  type DecimalString,
} from '../../../money/decimal.js';
import type { StoredQuote } from '../../../payments/quotes.js';
import { refundableOf, type ReturnedMoney } from '../../refunds/refundable.js';

/** A refund of the order that was sent. */
export interface SentRefund extends ReturnedMoney {
  /** US dollars as the service computed them; null if it did not. */
  readonly amountUsd: DecimalString | null;
  /** Whether it has completed; otherwise it is on its way, or its outcome is not known. */
  readonly completed: boolean;
}

/** What the figures are computed from. */
export interface FigureFacts {
  /** One of `ORDER_STATUSES`. */
  readonly status: string;
  readonly checkout: CheckoutSnapshot;
  /** By which the checkout's amounts are in coins. */
  readonly figuresQuote: StoredQuote | null;
  /** Null if a refund cannot be read. */
  readonly refunds: readonly SentRefund[] | null;
  readonly codeOf: (currencyId: string) => string;
}

const HALF_CENT = '0.005' as DecimalString;
const ONE = '1' as DecimalString;
const ZERO = '0' as DecimalString;
const NOTHING: MoneyFigure = { coins: [], usd: ZERO };

/** The value of coins by a rate, in whole cents. */
export function valueAt(amount: DecimalString, rate: DecimalString): DecimalString {
  return divideDecimal(addDecimal(multiplyDecimal(amount, rate), HALF_CENT), ONE, 2, 'down');
}

/** One part of a figure. */
type Part = Pick<TransferView, 'currencyId' | 'amount' | 'amountUsd'>;

/** Computes the figures. */
export function orderFigures(facts: FigureFacts): OrderFigures {
  const { checkout, refunds, status } = facts;
  const { quote, kind } = checkout;
  const ofStatus = (wanted: string): TransferView[] =>
    checkout.transfers.filter((transfer) => transfer.status === wanted);
  const figure = (parts: readonly Part[]): MoneyFigure => ({
    coins: coinsOf(parts, facts),
    usd: usdOf(parts),
  });
  const received = figure(ofStatus('confirmed'));
  const completed = refunds?.filter((refund) => refund.completed) ?? null;
  const sentBack = completed && figure(completed);
  const isPayment = kind === 'payment';
  const heldNow = sentBack && restOf(received, sentBack, facts);
  const money: Omit<OrderFigures, 'balance'> = {
    price: isPayment
      ? {
          coins: quote?.payable
            ? [{ currencyId: quote.currencyId, code: quote.code, amount: quote.payable }]
            : [],
          usd: checkout.order.amountUsd,
        }
      : null,
    received,
    pending: figure(ofStatus('seen')),
    held: figure(ofStatus('held')),
    sentBack,
    onTheWay: refunds && figure(refunds.filter((refund) => !refund.completed)),
    heldNow,
  };
  return { ...money, balance: isPayment ? balanceOf(facts, money, completed, status) : null };
}

function balanceOf(
  facts: FigureFacts,
  money: Omit<OrderFigures, 'balance'>,
  completed: readonly SentRefund[] | null,
  status: string,
): { readonly kind: BalanceKind; readonly money: MoneyFigure } {
  if (status === 'held') return { kind: 'held', money: money.held };
  if (status === 'pending') return { kind: 'pending', money: money.pending };
  if (status === 'partial' || status === 'unpaid') return { kind: 'due', money: dueOf(facts) };
  if (completed === null) return { kind: 'unknown', money: { coins: [], usd: null } };
  if (status === 'closed' || status === 'refunded') {
    return money.heldNow === null
      ? { kind: 'unknown', money: { coins: [], usd: null } }
      : { kind: 'kept', money: money.heldNow };
  }
  const surplus = surplusOf(facts, completed);
  if (surplus.coins.length === 0) {
    // What came late or besides may not be confirmed yet: then there is nothing to give back, but something comes.
    return money.pending.coins.length > 0
      ? { kind: 'pending', money: money.pending }
      : { kind: 'settled', money: NOTHING };
  }
  return {
    kind: status === 'late' || status === 'wrong_currency' ? 'undecided' : 'owed',
    money: surplus,
  };
}

/** What is still to be paid. */
function dueOf({ checkout, figuresQuote: quote }: FigureFacts): MoneyFigure {
  const { due, order, transfers } = checkout;
  const isUntouched = !transfers.some(({ counts }) => counts === 'counted');
  const coins =
    quote && due !== null ? [{ currencyId: quote.currencyId, code: quote.code, amount: due }] : [];
  // Rounded up in coins, so for all of it the price itself is the better figure.
  if (isUntouched) return { coins, usd: order.amountUsd };
  return { coins, usd: due !== null && quote?.rate ? valueAt(due, quote.rate) : null };
}

/** Money beyond the price that has not gone back. What is only drafted or promised has not. */
function surplusOf(facts: FigureFacts, completed: readonly SentRefund[]): MoneyFigure {
  const { checkout } = facts;
  const parts = refundableOf(checkout, completed)
    .filter(({ kind }) => kind !== 'all')
    .map(({ kind, currencyId, amount }): Part => ({
      currencyId,
      amount,
      amountUsd: surplusUsd(facts, completed, kind, currencyId, amount),
    }));
  return { coins: coinsOf(parts, facts), usd: usdOf(parts) };
}

/** What came late or in another currency is worth what it was when it came; an excess, what the price says. */
function surplusUsd(
  { checkout: { transfers }, figuresQuote: quote }: FigureFacts,
  completed: readonly SentRefund[],
  kind: string,
  currencyId: string,
  amount: DecimalString,
): DecimalString | null {
  const ofKind = transfers.filter(
    (one) => one.status === 'confirmed' && one.counts === kind && one.currencyId === currencyId,
  );
  const isWhole =
    ofKind.length > 0 &&
    !completed.some((refund) => refund.currencyId === currencyId) &&
    compareDecimal(addDecimal(...ofKind.map((one) => one.amount)), amount) === 0;
  if (isWhole) return usdOf(ofKind);
  return quote?.rate && quote.currencyId === currencyId ? valueAt(amount, quote.rate) : null;
}

/** What was received less what went back. */
function restOf(
  received: MoneyFigure,
  sentBack: MoneyFigure,
  { figuresQuote: quote }: FigureFacts,
): MoneyFigure | null {
  if (sentBack.coins.length === 0) return received;
  const backOf = (currencyId: string): DecimalString =>
    sentBack.coins.find((one) => one.currencyId === currencyId)?.amount ?? ZERO;
  const isOther = sentBack.coins.some(({ currencyId, amount }) => {
    const came = received.coins.find((one) => one.currencyId === currencyId);
    return came === undefined || compareDecimal(amount, came.amount) > 0;
  });
  if (isOther) return null;
  const coins = received.coins
    .map((one) => ({ ...one, amount: subtractToZero(one.amount, backOf(one.currencyId)) }))
    .filter(({ amount }) => !isZero(amount));
  // What went back was valued on another day, so the two values cannot be subtracted.
  const parts = coins.map(({ currencyId, amount }): Part => ({
    currencyId,
    amount,
    amountUsd: quote?.rate && quote.currencyId === currencyId ? valueAt(amount, quote.rate) : null,
  }));
  return { coins, usd: usdOf(parts) };
}

/** One amount for each currency, that of the price first. */
function coinsOf(parts: readonly Part[], { figuresQuote, codeOf }: FigureFacts): CoinAmount[] {
  const totals = new Map<string, DecimalString>();
  for (const { currencyId, amount } of parts) {
    totals.set(currencyId, addDecimal(totals.get(currencyId) ?? ZERO, amount));
  }
  const all = [...totals].map(([currencyId, amount]) => ({
    ...{ currencyId, amount },
    code: codeOf(currencyId),
  }));
  const isOfPrice = ({ currencyId }: CoinAmount): boolean =>
    currencyId === figuresQuote?.currencyId;
  return [...all.filter(isOfPrice), ...all.filter((one) => !isOfPrice(one))];
}

/** Null if one part has no value. */
function usdOf(parts: readonly Part[]): DecimalString | null {
  const values = parts.map(({ amountUsd }) => amountUsd);
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? addDecimal(...known) : null;
}
