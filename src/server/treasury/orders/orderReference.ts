/** How the back office names an order or a customer of the store. */
import type { CheckoutReference } from '../../checkouts/checkoutReference.js';

/** An order (`payment`) or a customer (`top_up`). */
export interface OrderReference {
  readonly kind: 'payment' | 'top_up';
  /** The store's own number. */
  readonly reference: string;
}

/** As the store's terms take them: at most 200 characters, without what no ledger can keep. */
const REFERENCE = /^[^\0\p{Surrogate}]{1,200}$/su;

/** Reads a kind and a number; null where no order of a store can have them. */
export function readOrderReference(kind: string, reference: string): OrderReference | null {
  if (kind !== 'payment' && kind !== 'top_up') return null;
  return REFERENCE.test(reference) ? { kind, reference } : null;
}

/** As the checkout handler takes it. */
export function checkoutReferenceOf({ kind, reference }: OrderReference): CheckoutReference {
  return kind === 'payment' ? { orderId: reference } : { customerId: reference };
}

/** One text for both: `payment:1001`. */
export const nameOf = ({ kind, reference }: OrderReference): string => `${kind}:${reference}`;

/** Reads {@link nameOf}'s text again; null for any other. */
export function readName(name: string): OrderReference | null {
  const at = name.indexOf(':');
  return at < 0 ? null : readOrderReference(name.slice(0, at), name.slice(at + 1));
}
