/**
 * What of an order's money can go back by a link: the one rule, for what staff are offered, for a new link,
 * and for the moment in which a refund is sent. Pure.
 */
import type { CheckoutSnapshot, TransferView } from '../../contract/checkout.js';
import { currencyOfAmounts } from '../../contract/currentQuote.js';
import type { RefundKind } from '../contract/refundLinks.js';
import {
  addDecimal,
  compareDecimal,
  isZero,
  minDecimal,
  subtractToZero,
  type DecimalString,
} from '../../money/decimal.js';

/** The parts of a checkout that decide. */
export type RefundableCheckout = Pick<
  CheckoutSnapshot,
  'kind' | 'transfers' | 'quote' | 'amountsIn' | 'excess' | 'evidence'
>;

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

/** Place of a line in the ledger. */
const placeOf = ({ id }: { readonly id: string }): number => parseInt(id, 10);

/**
 * Whether a transfer came after a person had marked the order as paid. What was there before is what the
 * order was paid with, so it no longer counts as late or of another currency.
 */
function cameAfterMark(
  { evidence }: RefundableCheckout,
  { txHash, currencyId }: TransferView,
): boolean {
  const mark = evidence.find(({ kind }) => kind === 'marked_paid');
  if (!mark) return true;
  const first = evidence.find(
    (line) => line.currencyId === currencyId && line.txHash?.toLowerCase() === txHash.toLowerCase(),
  );
  return first !== undefined && placeOf(first) > placeOf(mark);
}

/** What of a kind has arrived in a currency, before anything goes back. */
function arrivedOf(
  checkout: RefundableCheckout,
  confirmed: readonly TransferView[],
  kind: RefundKind,
  currencyId: string,
): DecimalString {
  const own = confirmed.filter((transfer) => transfer.currencyId === currencyId);
  if (kind === 'all') return sumOf(own);
  if (kind === 'excess') {
    const { excess } = checkout;
    if (currencyOfAmounts(checkout) !== currencyId || excess === null) return ZERO;
    return minDecimal(excess, sumOf(own.filter(({ counts }) => counts === 'counted')));
  }
  return sumOf(own.filter((one) => one.counts === kind && cameAfterMark(checkout, one)));
}

/** Whether a refund may be of the same money as one of a kind. */
const mayBeOf = (kind: RefundKind, returned: ReturnedMoney): boolean =>
  kind === 'all' || returned.kind === null || returned.kind === 'all' || returned.kind === kind;

const KINDS: readonly RefundKind[] = ['excess', 'late', 'wrong_currency', 'all'];

/**
 * Computes what can go back.
 *
 * Only confirmed transfers count: what the service holds may never be at hand. From each kind everything is
 * taken off that may be of the same money, and nothing goes back in a currency beyond what came in it. Once
 * more has gone back in some currency than came in it, a person has refunded one currency in another: then
 * nothing is offered, because no rule says what that was worth. A customer's wallet has no price, so that
 * nothing of it is too much.
 *
 * @param returned everything that has gone back, is about to, or is promised.
 */
export function refundableOf(
  checkout: RefundableCheckout,
  returned: readonly ReturnedMoney[],
): Refundable[] {
  if (checkout.kind !== 'payment') return [];
  const confirmed = checkout.transfers.filter(({ status }) => status === 'confirmed');
  const totalOf = (currencyId: string): DecimalString =>
    arrivedOf(checkout, confirmed, 'all', currencyId);
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
      const amount = subtractToZero(
        arrivedOf(checkout, confirmed, kind, currencyId),
        sumOf(ofKind),
      );
      const left = subtractToZero(totalOf(currencyId), sumOf(returnedIn(currencyId)));
      const offered = minDecimal(amount, left);
      return isZero(offered) ? [] : [{ kind, currencyId, blockchain, amount: offered }];
    });
  });
}

/**
 * Whether a refund of a kind is still covered.
 *
 * @param others the other money that has gone back or is about to.
 */
export function isCovered(
  checkout: RefundableCheckout,
  others: readonly ReturnedMoney[],
  { kind, currencyId, amount }: Omit<Refundable, 'blockchain'>,
): boolean {
  const found = refundableOf(checkout, others).find(
    (one) => one.kind === kind && one.currencyId === currencyId,
  );
  return found !== undefined && compareDecimal(amount, found.amount) <= 0;
}
