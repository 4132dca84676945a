/** What of an order can go back: the excess, or the whole of a transfer that does not count. Pure. */
import type { CheckoutSnapshot, TransferView } from '../../contract/checkout.js';
import type { OrderDetail } from '../../contract/treasury/orders.js';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { isZero, type DecimalString } from '../../money/decimalString.js';

/** One refund that a person may begin: what the form is filled in with. */
export interface RefundOffer {
  readonly currencyId: string;
  /** Decimal string, coins; undefined where the person has to say how much. */
  readonly amount: DecimalString | undefined;
  /** What has to be known before. */
  readonly cautions: readonly RefundCaution[];
}

/**
 * - `held`: the service holds the money;
 * - `paid`: the order counts as paid, perhaps because of this very transfer.
 */
export type RefundCaution = 'held' | 'paid';

/** The excess, as the store has reckoned it; null where there is none. A browser reckons no money. */
export function excessOffer({ quote, excess }: CheckoutSnapshot): RefundOffer | null {
  if (!quote || excess === null || isZero(excess)) return null;
  return { currencyId: quote.currencyId, amount: excess, cautions: [] };
}

/** Reasons for which a transfer does not count by itself. */
const NOT_COUNTED = ['late', 'wrong_currency'];

/** Whether a transfer is one that may have to go back, confirmed or not. */
export function mayNeedRefund({ counts, status }: TransferView): boolean {
  return NOT_COUNTED.includes(counts) || status === 'held';
}

/**
 * The whole of a transfer; null where it counts, or may still vanish. Nothing is paid back that has
 * only been seen.
 */
export function transferOffer(
  transfer: TransferView,
  { paid }: Pick<CheckoutSnapshot, 'paid'>,
): RefundOffer | null {
  const { status, currencyId, amount } = transfer;
  if (!mayNeedRefund(transfer) || (status !== 'confirmed' && status !== 'held')) return null;
  const cautions: RefundCaution[] = [
    ...(status === 'held' ? ['held' as const] : []),
    ...(paid ? ['paid' as const] : []),
  ];
  return { currencyId, amount, cautions };
}

/** States in which no money of a withdrawal has gone or will go. */
const NOTHING_SENT = ['refused', 'failed', 'deleted', 'discarded'];

/**
 * Whether money has gone back already, or may be about to. An unknown state counts as such, and so does a
 * refund that cannot be read.
 */
export function hasRefund({
  refunds,
  unreadableRefunds = [],
}: {
  readonly refunds: readonly Pick<WithdrawalView, 'state'>[];
  readonly unreadableRefunds?: OrderDetail['unreadableRefunds'];
}): boolean {
  return unreadableRefunds.length > 0 || refunds.some(({ state }) => !NOTHING_SENT.includes(state));
}
