/** Refunds that an order allows: the excess, or a whole transfer that does not count. Pure. */
import type { CheckoutSnapshot, TransferView } from '../../../contract/checkout.js';
import { currencyOfAmounts } from '../../../contract/currentQuote.js';
import type { OrderDetail } from '../../contract/orders.js';
import type { WithdrawalView } from '../../contract/withdrawals.js';
import { isZero, type DecimalString } from '../../../money/decimalString.js';

/** One possible refund: initial values of the form. */
export interface RefundOffer {
  readonly currencyId: string;
  /** Decimal string, coins; undefined if the person enters it. */
  readonly amount: DecimalString | undefined;
  /** Warnings to show first. */
  readonly cautions: readonly RefundCaution[];
}

/**
 * - `held`: the service holds the money;
 * - `paid`: the order counts as paid, perhaps because of this very transfer.
 */
export type RefundCaution = 'held' | 'paid';

/** The excess, as the store calculated it; null if there is none. */
export function excessOffer(checkout: CheckoutSnapshot): RefundOffer | null {
  const { excess } = checkout;
  const currencyId = currencyOfAmounts(checkout);
  if (currencyId === undefined || excess === null || isZero(excess)) return null;
  return { currencyId, amount: excess, cautions: [] };
}

/** Values of `counts` that may need a refund. */
const NOT_COUNTED = ['late', 'wrong_currency'];

/** Whether a transfer may need a refund, confirmed or not. */
export function mayNeedRefund({ counts, status }: TransferView): boolean {
  return NOT_COUNTED.includes(counts) || status === 'held';
}

/**
 * Refund of a whole transfer; null if it counts or is not confirmed yet.
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

/** States in which no money was sent or will be. */
const NOTHING_SENT = ['refused', 'failed', 'deleted', 'discarded'];

/**
 * Whether money was refunded already, or may be soon. Unknown states and what is unreadable count.
 */
export function hasRefund({
  refunds,
  unreadableRefunds = [],
  unreadableRefundLinks = [],
}: {
  readonly refunds: readonly Pick<WithdrawalView, 'state'>[];
  readonly unreadableRefunds?: OrderDetail['unreadableRefunds'];
  readonly unreadableRefundLinks?: OrderDetail['unreadableRefundLinks'];
}): boolean {
  const isWhole = unreadableRefunds.length === 0 && unreadableRefundLinks.length === 0;
  return !isWhole || refunds.some(({ state }) => !NOTHING_SENT.includes(state));
}
