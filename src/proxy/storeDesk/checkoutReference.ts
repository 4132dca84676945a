/** How a store names one of its checkouts. */
import { customerStream, orderStream } from '../terms.js';

/** Names one checkout of the store. A text means an order id. */
export type CheckoutReference =
  string | { readonly orderId: string } | { readonly customerId: string };

/** The ledger's stream of a checkout. */
export function streamOf(reference: CheckoutReference): string {
  if (typeof reference === 'string') return orderStream(reference);
  return 'orderId' in reference
    ? orderStream(reference.orderId)
    : customerStream(reference.customerId);
}

/** Thrown when the store names a checkout that was never opened. */
export class UnknownCheckoutError extends Error {
  override readonly name = 'UnknownCheckoutError';

  constructor() {
    super(
      'No checkout was ever opened under that reference, so nothing can be said of it. ' +
        'Pass the orderId (or { customerId }) that resolveOrder answered.',
    );
  }
}
