/** What an order has received, by currency. */
import type { CheckoutSnapshot, TransferView } from '../../contract/checkout.js';
import { isZero, type DecimalString } from '../../money/decimalString.js';

/** An amount and its currency. */
export interface ReceivedAmount {
  readonly currencyId: string;
  /** Decimal string, in coins of that currency. */
  readonly amount: DecimalString;
}

/** The store's sums, that of the quote's currency first; empty before the first transfer. */
export function receivedAmounts(snapshot: CheckoutSnapshot): readonly ReceivedAmount[] {
  const { quote, received, receivedBeside = [] } = snapshot;
  const own =
    quote === null || received === null || isZero(received)
      ? []
      : [{ currencyId: quote.currencyId, amount: received }];
  return [...own, ...receivedBeside];
}

/** Whether a transfer of an order is in those sums: one that is on hold or does not count is not. */
export function isSummed({ status, counts }: TransferView): boolean {
  return counts === 'counted' && status !== 'held';
}

/** Whether all in those sums is confirmed: what was only seen, or has a status that we do not know, may still fail. */
export function isSumConfirmed({ transfers }: CheckoutSnapshot): boolean {
  return transfers.filter(isSummed).every(({ status }) => status === 'confirmed');
}

/**
 * Whether the store itself marked the order as paid, after all of its transfers came: then none of them is
 * left to review. A later transfer is not covered by that.
 */
export function isMarkedPaid({ paid, evidence, transfers }: CheckoutSnapshot): boolean {
  return (
    paid &&
    evidence.some(
      ({ kind, at }) =>
        kind === 'marked_paid' &&
        transfers.every(({ firstSeenAt }) => Date.parse(firstSeenAt) <= Date.parse(at)),
    )
  );
}
