/** Checkouts that this version cannot read: they keep nobody from the others, and are named. */
import type { ZodError } from 'zod';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { CheckoutRecord, Records } from './checkoutRecords.js';
import { orderOfStream } from './resolvedOrder.js';
import { orUnreadable } from '../../ledger/unreadableRecord.js';

/** A checkout of which nothing can be said: neither that it is paid nor that it is not. */
export interface UnreadableCheckout {
  readonly unreadable: true;
  readonly kind: CheckoutSnapshot['kind'];
  /** The store's own number of the order or the customer. */
  readonly order: { readonly reference: string };
}

/** A checkout as lists have it: look at `unreadable` before anything but its number. */
export type ListedCheckout =
  (CheckoutSnapshot & { readonly unreadable?: never }) | UnreadableCheckout;

/**
 * Reads a checkout, or answers why an event of it cannot be read: it has another form than this version
 * knows.
 *
 * @throws what the ledger itself fails with, which is every checkout's trouble.
 */
export const readOrWhyNot = (
  records: Pick<Records, 'read'>,
  stream: string,
): Promise<CheckoutRecord | ZodError> => orUnreadable(records.read(stream));

/** Names the checkout of a stream. */
export function unreadable(stream: string): UnreadableCheckout {
  const { kind = 'payment', reference = stream } = orderOfStream(stream) ?? {};
  return { unreadable: true, kind, order: { reference } };
}
