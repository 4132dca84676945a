/** What can be done to an order now, and why the rest cannot. Pure. */
import type { CheckoutSnapshot } from '../../../contract/checkout.js';
import { currencyOfAmounts } from '../../../contract/currentQuote.js';
import type { OrderDetail } from '../../contract/orders.js';
import type { RefundOption } from '../../contract/refundLinks.js';
import type { TreasuryMessages } from '../messages/en.js';
import { currencyCode } from './orderLabels.js';
import { excessOffer, transferOffer, type RefundOffer } from './refundOffers.js';

/** An action on an order. */
export type OrderActionId = 'refund_link' | 'refund_address' | 'mark' | 'release';

/** Null if it is possible; otherwise the reason. */
export type ImpossibleBecause = Readonly<Record<OrderActionId, string | null>>;

/** Why each action is impossible in this state, whoever asks. */
export function impossibleBecause(
  { order, refundOptions }: OrderDetail,
  messages: TreasuryMessages,
): ImpossibleBecause {
  const { kind, transfers, paid, exceptions } = order.checkout;
  const isAccount = kind !== 'payment';
  const isMarked = order.checkout.evidence.some((line) => line.kind === 'marked_paid');
  const noMoney =
    transfers.length === 0
      ? messages.cannotRefundNothing
      : transfers.every(({ status }) => status === 'seen')
        ? messages.cannotRefundUnconfirmed
        : null;
  return {
    refund_link: isAccount
      ? messages.cannotLinkAccount
      : !refundOptions
        ? messages.cannotLinkOff
        : refundOptions.length === 0
          ? (noMoney ?? messages.cannotLinkNothing)
          : null,
    refund_address: noMoney,
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

/** The one thing that most come to do. */
export type PrimaryAction =
  | { readonly kind: 'refund_link'; readonly option: RefundOption }
  | { readonly kind: 'refund_address'; readonly offer: RefundOffer; readonly code: string }
  | { readonly kind: 'mark' }
  | { readonly kind: 'release' };

/** @returns null if nothing is pressing. */
export function primaryAction(
  detail: OrderDetail,
  impossible: ImpossibleBecause,
): PrimaryAction | null {
  const { row, refundOptions = [], order } = detail;
  switch (row?.status) {
    case 'held':
      return impossible.release === null ? { kind: 'release' } : null;
    case 'late':
    case 'wrong_currency':
      // Nobody is led to accept money that is not confirmed.
      if (!row.paid && !hasConfirmed(order.checkout, row.status)) return null;
      if (!row.paid) return impossible.mark === null ? { kind: 'mark' } : null;
      return refundOf(detail, row.status);
    case 'over': {
      const option = refundOptions.find(({ kind }) => kind === 'excess');
      if (option) return { kind: 'refund_link', option };
      // With links on, nothing is left for one: it is drafted or promised already.
      if (detail.refundOptions) return null;
      const offer = excessOffer(order.checkout);
      return offer && detail.refunds.length === 0
        ? {
            kind: 'refund_address',
            offer,
            code: currencyCode(offer.currencyId, order.checkout),
          }
        : null;
    }
    default:
      return null;
  }
}

const hasConfirmed = ({ transfers }: CheckoutSnapshot, counts: string): boolean =>
  transfers.some((one) => one.status === 'confirmed' && one.counts === counts);

function refundOf({ refundOptions = [] }: OrderDetail, kind: string): PrimaryAction | null {
  const option = refundOptions.find((one) => one.kind === kind);
  return option ? { kind: 'refund_link', option } : null;
}

/** What a refund to a known address begins with: the excess, what does not count, or any amount. */
export function addressOffer({ order: { checkout } }: OrderDetail): RefundOffer | null {
  const excess = excessOffer(checkout);
  if (excess) return excess;
  const { transfers, paid } = checkout;
  const [outside] = transfers.flatMap((transfer) => transferOffer(transfer, checkout) ?? []);
  if (outside) return outside;
  const arrived = transfers.find(({ status }) => status !== 'seen');
  if (!arrived) return null;
  return {
    currencyId: currencyOfAmounts(checkout) ?? arrived.currencyId,
    amount: undefined,
    cautions: paid ? ['paid'] : [],
  };
}
