/** What has come for an order, in each currency that it came in. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { isZero, type DecimalString } from '../../money/decimalString.js';

/** An amount and what it is of. */
export interface ReceivedAmount {
  readonly currencyId: string;
  /** Decimal string, in coins of that currency. */
  readonly amount: DecimalString;
}

/** As the store has added it up, what came in the quote's currency first; empty before anything came. */
export function receivedAmounts(snapshot: CheckoutSnapshot): readonly ReceivedAmount[] {
  const { quote, received, receivedBeside = [] } = snapshot;
  const own =
    quote === null || received === null || isZero(received)
      ? []
      : [{ currencyId: quote.currencyId, amount: received }];
  return [...own, ...receivedBeside];
}

/**
 * Whether the store itself said that the order is paid, after all that has come: then nothing of it is
 * left to be judged. Of what came later it has said nothing.
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
