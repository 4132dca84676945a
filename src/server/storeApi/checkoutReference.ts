/** How a store names one of its checkouts. */
import { customerStream, orderStream } from '../checkouts/resolvedOrder.js';

/** Names one checkout of the store. A string is an order id. */
export type CheckoutReference =
  string | { readonly orderId: string } | { readonly customerId: string };

/**
 * The ledger's stream of a checkout.
 *
 * @throws TypeError for anything else: a number could be another order's id in another spelling.
 */
export function streamOf(reference: CheckoutReference): string {
  // In plain JavaScript it may be anything, such as the number of a database row.
  const given: unknown = typeof reference === 'string' ? { orderId: reference } : reference;
  const { orderId, customerId } = Object(given) as Record<string, unknown>;
  if (typeof orderId === 'string') return orderStream(orderId);
  if (typeof customerId === 'string') return customerStream(customerId);
  throw new TypeError(
    'A checkout was asked for without its name, so nothing was read or written. Pass the orderId as a ' +
      "text, such as '1042', or { orderId: '1042' } or { customerId: '7' }.",
  );
}

/** Thrown for a checkout that was never opened. */
export class UnknownCheckoutError extends Error {
  override readonly name = 'UnknownCheckoutError';

  constructor() {
    super(
      'No checkout was ever opened under that reference, so nothing can be said of it. ' +
        'Pass the orderId (or { customerId }) that resolveOrder answered.',
    );
  }
}
