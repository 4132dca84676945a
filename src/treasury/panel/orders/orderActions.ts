/** What can be done to an order now, and why the rest cannot. Pure. */
import type { OrderDetail } from '../../contract/orders.js';
import type { RefundOption } from '../../contract/refundLinks.js';
import type { TreasuryMessages } from '../messages/en.js';

/** An action on an order. */
export type OrderActionId = 'refund' | 'refund_address' | 'mark' | 'release';

/** Null if it is possible; otherwise the reason. */
export type ImpossibleBecause = ReturnType<typeof impossibleBecause>;

/** What can go back by a link, what presses first. */
export const linkOptions = ({ refundable }: OrderDetail): readonly RefundOption[] =>
  refundable.filter(({ byLink }) => byLink);

/** Why nothing can go back; null if something can. */
function nothingBack(
  { order, row, refundable, ...unreadable }: OrderDetail,
  messages: TreasuryMessages,
): string | null {
  const { transfers } = order.checkout;
  const { unreadableRefunds, unreadableRefundLinks } = unreadable;
  if (refundable.length > 0) return null;
  if (unreadableRefunds.length + unreadableRefundLinks.length > 0) return messages.refundUnreadable;
  if (transfers.length === 0) return messages.cannotRefundNothing;
  if (transfers.every(({ status }) => status === 'seen')) return messages.cannotRefundUnconfirmed;
  return row.refund ? messages.cannotRefundUnderWay : messages.cannotRefundMore;
}

/** Why each action is impossible in this state, whoever asks. */
export function impossibleBecause(detail: OrderDetail, messages: TreasuryMessages) {
  const { kind, transfers, paid, exceptions, evidence } = detail.order.checkout;
  const isAccount = kind !== 'payment';
  const isMarked = evidence.some((line) => line.kind === 'marked_paid');
  // Of a wallet without a price, and of money on hold, no rule says what may go back: a person does.
  const isOpen = isAccount
    ? transfers.some(({ status }) => status !== 'seen')
    : transfers.some(({ status }) => status === 'held');
  const nothing = nothingBack(detail, messages);
  return {
    refund: isAccount
      ? messages.cannotLinkAccount
      : (nothing ?? (linkOptions(detail).length === 0 ? messages.cannotLinkOff : null)),
    refund_address: isOpen ? null : nothing,
    mark: isAccount
      ? messages.cannotMarkAccount
      : paid
        ? messages.cannotMarkPaid
        : isMarked
          ? messages.cannotMarkTwice
          : null,
    release: exceptions.includes('held') ? null : messages.cannotRelease,
  };
}

/** The one thing that most come to do, and of a refund what goes back. */
export interface PrimaryAction {
  readonly id: OrderActionId;
  readonly option: RefundOption | null;
}

/** @returns null if nothing is pressing; what came late or in another currency is a decision instead. */
export function primaryAction(
  detail: OrderDetail,
  impossible: ImpossibleBecause,
): PrimaryAction | null {
  const { status, paid } = detail.row;
  if (status === 'held') return impossible.release ? null : { id: 'release', option: null };
  const isOutside = status === 'late' || status === 'wrong_currency';
  if (status !== 'over' && !(isOutside && paid)) return null;
  return refundAction(detail, status === 'over' ? 'excess' : status);
}

/** The refund of a kind, by a link if there can be one; null if nothing of it can go back. */
export function refundAction({ refundable }: OrderDetail, kind: string): PrimaryAction | null {
  const option = refundable.find((one) => one.kind === kind);
  return option ? { id: option.byLink ? 'refund' : 'refund_address', option } : null;
}

/** Whether a person has to wait for the rest, or to accept or give back what came late or in another currency. */
export const needsDecision = ({ row, refundable }: OrderDetail): boolean =>
  // Nobody is led to accept money that is not confirmed.
  !row.paid && (row.status === 'partial' || refundable.some(({ kind }) => kind === row.status));
