/** The one status of an order in the back office, and from when on a person has to look at it. */
import type { OrderStatus } from '../../contract/orderList.js';
import type { RefundKind } from '../../contract/refundLinks.js';
import type { LedgerEvent } from '../../../ledger/ledger.js';
import type { CheckoutTransfer, FoldedCheckout } from '../../../payments/foldedCheckout.js';
import { mayBeOf, refundableOf, refundableOrder } from '../../refunds/refundable.js';
import type { BookedRefund } from '../figures/bookedEntries.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import { firstSequence, type IsRefunded } from '../../../server/retention/unresolvedSurplus.js';
import {
  isRefunded,
  liveRefunds,
  type OrderRefund,
  type ReadOrderRefunds,
} from './orderRefunds.js';

/** What is known of one order. */
export interface OrderFacts {
  readonly stream: string;
  readonly events: readonly LedgerEvent[];
  readonly state: FoldedCheckout;
  /** Null if one of them cannot be read. */
  readonly refunds: readonly DecidedRefund[] | null;
  /** Every draft of a refund as the books have it, in the ledger's order. */
  readonly booked: readonly BookedRefund[];
}

/** What tells whether money is undecided. */
type MoneyFacts = Pick<OrderFacts, 'events' | 'state' | 'refunds'>;

/** What of a refund decides the status. */
export type DecidedRefund = Omit<OrderRefund, 'link' | 'record'>;

/** Statuses that need a person from the beginning. */
const NEEDS_PERSON: ReadonlySet<OrderStatus> = new Set([
  'held',
  'late',
  'wrong_currency',
  'over',
  'partial',
]);

/** Whether money of it is in nobody's books before a person decides. */
const isUndecided = (status: string): boolean => NEEDS_PERSON.has(status as OrderStatus);

/** A transfer that was seen this long ago is no longer just on its way: milliseconds. */
const STUCK_MS = 2 * 60 * 60_000;

/** Judges an order. */
export function judgeOrder(facts: OrderFacts) {
  const status = statusOf(facts);
  const openedAt = facts.events.find(({ kind }) => kind === 'opened')?.at ?? null;
  // Nobody can decide about what is only on its way.
  const surplus = undecidedSurplus(facts);
  const isAwaited = status === 'pending' || (surplus?.status === status && surplus.isSeen);
  if (isAwaited) return { status, attentionAt: stuckAt(facts.state) };
  return { status, attentionAt: isUndecided(status) ? openedAt : null };
}

function statusOf(facts: OrderFacts): OrderStatus {
  const { state, refunds } = facts;
  if (state.heldEvidence.length > 0) return 'held';
  const isUnconfirmed = state.transfers.some(({ status }) => status === 'seen');
  if (state.opened?.type === 'top_up') return isUnconfirmed ? 'pending' : 'account';
  const surplus = undecidedSurplus(facts);
  if (surplus) return surplus.status;
  if (isPaid(state)) return 'paid';
  const closedAt = lastOf(facts, ['closed']);
  const hasNewMoney = state.transfers.some((one) => {
    const kind = one.counts === 'late' || one.counts === 'wrong_currency' ? one.counts : 'all';
    return isOutsideRefunds(facts, one, kind) && cameAt(facts.events, one) > closedAt;
  });
  if (hasNewMoney) return state.exceptions.includes('partial') ? 'partial' : 'pending';
  if (refunds && isRefunded(refunds)) return 'refunded';
  return state.closed ? 'closed' : 'unpaid';
}

/** When its money came. Whoever closes an order or refunds does not decide about a payment that is only on its way. */
function cameAt(events: readonly LedgerEvent[], transfer: CheckoutTransfer): number {
  const confirmed = events.find(
    ({ kind, key }) => kind === 'confirmed' && transfer.evidence.includes(key),
  );
  return confirmed?.sequence ?? firstSequence(events, transfer);
}

interface UndecidedSurplus {
  readonly status: 'late' | 'wrong_currency' | 'over';
  /** Whether none of it is confirmed. */
  readonly isSeen: boolean;
}

/** Money that is late, in another currency or too much, and that nobody has decided about. */
function undecidedSurplus(facts: MoneyFacts): UndecidedSurplus | null {
  const { state, events } = facts;
  // A person's word settles what is late or in another currency; what is too much has to go back.
  const word = lastOf(facts, ['marked_paid']);
  const closedAt = isPaid(state) ? 0 : lastOf(facts, ['closed']);
  for (const counts of ['late', 'wrong_currency'] as const) {
    const ofKind = state.transfers.filter((transfer) => transfer.counts === counts);
    const isOpen = (transfer: CheckoutTransfer): boolean =>
      firstSequence(events, transfer) > word &&
      cameAt(events, transfer) > closedAt &&
      isOutsideRefunds(facts, transfer, counts);
    const open = ofKind.filter(isOpen);
    const isSeen = open.every(({ status }) => status === 'seen');
    if (open.length > 0) return { status: counts, isSeen };
  }
  if (!state.exceptions.includes('over')) return null;
  const isOver = state.transfers.some((one) => isOutsideRefunds(facts, one, 'excess'));
  return isOver ? { status: 'over', isSeen: false } : null;
}

/**
 * Whether refunds leave something of a transfer undecided: it was seen after the newest one, or more can go back
 * than all of them give.
 */
function isOutsideRefunds(facts: MoneyFacts, transfer: CheckoutTransfer, kind: RefundKind) {
  const { state, events, refunds } = facts;
  if (firstSequence(events, transfer) > refundDecidedAt(facts, kind)) return true;
  const left = refundableOf(refundableOrder(state, events), liveRefunds(refunds ?? []));
  return left.some((one) => one.kind === kind && one.currencyId === transfer.currencyId);
}

/**
 * Sequence of the newest refund, completed or under way, that a person decided about money of a kind; 0
 * without one. Of counted money only what gives everything back decides.
 */
function refundDecidedAt({ refunds }: MoneyFacts, kind: RefundKind): number {
  const decided = liveRefunds(refunds ?? []).filter((one) =>
    kind === 'all' ? one.kind === null || one.kind === 'all' : mayBeOf(kind, one),
  );
  return Math.max(0, ...decided.map(({ sequence }) => sequence));
}

/** Makes the check for retention: by the same rule an order is shown as having too much. */
export const createRefundCheck =
  (refundsOf: ReadOrderRefunds): IsRefunded =>
  async ({ stream, events, state }) => {
    const order = orderOfStream(stream);
    const refunds = order && (await refundsOf(order));
    return refunds !== null && isRefunded(refunds) && !undecidedSurplus({ events, state, refunds });
  };

/** Whether the order is paid and that is recorded: before, it is neither shown nor announced. */
export const isPaid = ({ paid, payment }: FoldedCheckout): boolean =>
  paid && payment?.isWritten === true;

/** Sequence of the last event of these kinds; 0 without one. */
function lastOf({ events }: MoneyFacts, kinds: readonly string[]): number {
  const sequences = events.filter(({ kind }) => kinds.includes(kind)).map((one) => one.sequence);
  return Math.max(0, ...sequences);
}

/** When a payment that is not confirmed needs a person: its price is over, and so is the usual wait. */
function stuckAt({ transfers, currentQuote }: FoldedCheckout): string | null {
  const seen = transfers.filter(({ status }) => status === 'seen');
  const first = seen.map(({ firstSeenAt }) => Date.parse(firstSeenAt)).sort((a, b) => a - b)[0];
  if (first === undefined) return null;
  const expired = Date.parse(currentQuote?.expiresAt ?? '') || 0;
  return new Date(Math.max(first + STUCK_MS, expired)).toISOString();
}
