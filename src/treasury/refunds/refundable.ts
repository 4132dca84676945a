/**
 * What of an order's money can still go back: the one rule, for what staff are offered, for a new link, for a
 * draft, for the moment in which a refund is sent, and for what needs a decision. Pure.
 */
import type { LedgerEvent } from '../../ledger/ledger.js';
import type { CheckoutTransfer, FoldedCheckout } from '../../payments/foldedCheckout.js';
import { firstSequence } from '../../server/retention/unresolvedSurplus.js';
import type { RefundKind } from '../contract/refundLinks.js';
import {
  addDecimal,
  compareDecimal,
  isZero,
  minDecimal,
  subtractToZero,
  type DecimalString,
} from '../../money/decimal.js';

/** The parts of an order that decide. */
export interface RefundableOrder {
  /** A customer's wallet has no price, so nothing of it is too much. */
  readonly isPayment: boolean;
  /** What is confirmed beyond the price; null if that is not known. */
  readonly excess: DecimalString | null;
  /** The currency of the excess; null without one. */
  readonly excessIn: string | null;
  readonly transfers: readonly RefundableTransfer[];
}

/** A transfer of the order. */
export type RefundableTransfer = Pick<
  CheckoutTransfer,
  'currencyId' | 'blockchain' | 'amount' | 'status' | 'counts'
> & {
  /**
   * Whether it was there when a person marked the order as paid: then it is what the order was paid with, and
   * no longer counts as late or of another currency.
   */
  readonly isAccepted: boolean;
};

/** Money of the order that has gone back, is about to, or is promised by a link. */
export interface ReturnedMoney {
  readonly currencyId: string;
  /** Coins. */
  readonly amount: DecimalString;
  /** What a link gives back; null for a refund that a person drafted, which may be for anything. */
  readonly kind: RefundKind | null;
}

/** One thing that can go back. */
export interface Refundable {
  readonly kind: RefundKind;
  readonly currencyId: string;
  readonly blockchain: string;
  /** Coins, above zero. */
  readonly amount: DecimalString;
}

const ZERO = '0' as DecimalString;

const sumOf = (money: readonly { readonly amount: DecimalString }[]): DecimalString =>
  addDecimal(...money.map(({ amount }) => amount));

/** Reads from an order what decides. */
export function refundableOrder(state: FoldedCheckout, events: readonly LedgerEvent[]) {
  const markedAt = events.find(({ kind }) => kind === 'marked_paid')?.sequence ?? 0;
  return {
    isPayment: state.opened?.type === 'payment',
    excess: state.excess,
    excessIn: state.figuresQuote?.currencyId ?? null,
    transfers: state.transfers.map((transfer) => ({
      ...transfer,
      isAccepted: firstSequence(events, transfer) < markedAt,
    })),
  };
}

/** What of a kind has arrived in a currency, before anything goes back. */
function arrivedOf(
  { excess, excessIn }: RefundableOrder,
  confirmed: readonly RefundableTransfer[],
  kind: RefundKind,
  currencyId: string,
): DecimalString {
  const own = confirmed.filter((transfer) => transfer.currencyId === currencyId);
  if (kind === 'all') return sumOf(own);
  if (kind === 'excess') {
    if (excessIn !== currencyId || excess === null) return ZERO;
    return minDecimal(excess, sumOf(own.filter(({ counts }) => counts === 'counted')));
  }
  return sumOf(own.filter(({ counts, isAccepted }) => counts === kind && !isAccepted));
}

/** Whether a refund may be of the same money as one of a kind. */
export const mayBeOf = (kind: RefundKind, returned: Pick<ReturnedMoney, 'kind'>): boolean =>
  kind === 'all' || returned.kind === null || returned.kind === 'all' || returned.kind === kind;

const KINDS: readonly RefundKind[] = ['excess', 'late', 'wrong_currency', 'all'];

/**
 * Computes what can go back.
 *
 * Only confirmed transfers count: what the service holds may never be at hand. From each kind everything is
 * taken off that may be of the same money, and nothing goes back in a currency beyond what came in it. Once
 * more has gone back in some currency than came in it, a person has refunded one currency in another: then
 * nothing is offered, because no rule says what that was worth.
 *
 * @param returned everything that has gone back, is about to, or is promised.
 */
export function refundableOf(order: RefundableOrder, returned: readonly ReturnedMoney[]) {
  if (!order.isPayment) return [];
  const confirmed = order.transfers.filter(({ status }) => status === 'confirmed');
  const totalOf = (currencyId: string): DecimalString =>
    arrivedOf(order, confirmed, 'all', currencyId);
  const returnedIn = (currencyId: string): readonly ReturnedMoney[] =>
    returned.filter((one) => one.currencyId === currencyId);
  const isUnclear = returned.some(
    ({ currencyId }) => compareDecimal(sumOf(returnedIn(currencyId)), totalOf(currencyId)) > 0,
  );
  if (isUnclear) return [];
  const networks = new Map(confirmed.map((one) => [one.currencyId, one.blockchain]));
  return KINDS.flatMap((kind) => {
    // Its value went back already, in the currency of an earlier quote.
    const isElsewhere = (currencyId: string): boolean =>
      kind === 'excess' &&
      returned.some((one) => one.currencyId !== currencyId && mayBeOf('excess', one));
    return [...networks].flatMap(([currencyId, blockchain]) => {
      if (isElsewhere(currencyId)) return [];
      const ofKind = returnedIn(currencyId).filter((one) => mayBeOf(kind, one));
      const amount = subtractToZero(arrivedOf(order, confirmed, kind, currencyId), sumOf(ofKind));
      const left = subtractToZero(totalOf(currencyId), sumOf(returnedIn(currencyId)));
      const offered = minDecimal(amount, left);
      return isZero(offered) ? [] : [{ kind, currencyId, blockchain, amount: offered }];
    });
  });
}

/**
 * Whether a refund is covered by what the order has received.
 *
 * Of one that a person drafted only the sum is known: it may be no more than came in its currency, held money
 * included, less what goes back otherwise. In a currency that never came, or of a customer's wallet, no rule
 * says what it is worth, so the person decides.
 *
 * @param others the other money that has gone back or is about to.
 */
export function isCovered(
  order: RefundableOrder,
  others: readonly ReturnedMoney[],
  { kind, currencyId, amount }: ReturnedMoney,
): boolean {
  if (kind !== null) {
    const found = refundableOf(order, others).find(
      (one) => one.kind === kind && one.currencyId === currencyId,
    );
    return found !== undefined && compareDecimal(amount, found.amount) <= 0;
  }
  const came = order.transfers.filter(
    (one) => one.currencyId === currencyId && one.status !== 'seen',
  );
  if (!order.isPayment || came.length === 0) return true;
  const gone = sumOf(others.filter((one) => one.currencyId === currencyId));
  return compareDecimal(addDecimal(gone, amount), sumOf(came)) <= 0;
}
