/** One word for where a checkout stands, for lists and filters. */
import type { CheckoutState } from '../../payments/foldedCheckout.js';

/**
 * `held`: something holds it until the store lets go. `paid`: covered or marked paid. `closed`: the
 * store closed it unpaid. `open`: none of these. Every checkout has one.
 */
export type OrderState = 'open' | 'held' | 'paid' | 'closed';

/** Tells where a checkout stands. What is held comes first, also in an order that other money paid. */
export function orderState({ paid, closed, heldEvidence }: CheckoutState): OrderState {
  if (heldEvidence.length > 0) return 'held';
  if (paid) return 'paid';
  return closed ? 'closed' : 'open';
}
