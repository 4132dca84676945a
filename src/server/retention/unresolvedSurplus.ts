/** Money in a paid order beyond its price that the store has neither accepted nor refunded. */
import type { LedgerEvent } from '../../ledger/ledger.js';
import type { FoldedCheckout, CheckoutTransfer } from '../../payments/foldedCheckout.js';

/** An order that was read. */
export interface ReadOrder {
  readonly stream: string;
  readonly events: readonly LedgerEvent[];
  readonly state: FoldedCheckout;
}

/** Sequence of the first event about a transfer. */
export function firstSequence(
  events: readonly LedgerEvent[],
  { evidence }: Pick<CheckoutTransfer, 'evidence'>,
): number {
  const about = events.filter(({ key }) => evidence.includes(key));
  return Math.min(...about.map(({ sequence }) => sequence));
}

/**
 * Whether an order holds money beyond its price. `markPaid` accepts what had come late or in another
 * currency by then, but not what is too much.
 */
export function hasSurplus({ events, state: { exceptions, transfers } }: ReadOrder): boolean {
  if (exceptions.includes('over')) return true;
  const markedAt = events.find(({ kind }) => kind === 'marked_paid')?.sequence ?? 0;
  return transfers.some(
    (transfer) =>
      (transfer.counts === 'late' || transfer.counts === 'wrong_currency') &&
      firstSequence(events, transfer) > markedAt,
  );
}

/** Whether a refund of an order has completed, no other is under way, and no money came that none of them decides about. */
export type IsRefunded = (order: ReadOrder) => Promise<boolean>;
