/** Orders that the store has called paid, whatever their transfers came to. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';

/**
 * Whether the store itself said that the order is paid, after all that has come: then nothing of it is
 * left to be judged. Of what came later it has said nothing.
 */
export function isPaidByWord({ paid, evidence, transfers }: CheckoutSnapshot): boolean {
  return (
    paid &&
    evidence.some(
      ({ kind, at }) =>
        kind === 'marked_paid' &&
        transfers.every(({ firstSeenAt }) => Date.parse(firstSeenAt) <= Date.parse(at)),
    )
  );
}
