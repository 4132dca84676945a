/** Finds the orders that may be old, with all that the ledger keeps of each beside its own events. */
import { NOTIFICATION, idOfStream, storedBody } from '../telling/keptNotifications.js';
import { ORDER_CREATED, orderOfTerms, orderStream } from '../checkouts/resolvedOrder.js';
import { eventsAfter } from '../checkouts/eventsAfter.js';
import type { Ledger } from '../../ledger/ledger.js';

/** An order of which something is old. */
export interface OldOrder {
  /** Of its checkout. It has no events if no page has opened the order. */
  readonly stream: string;
  /** Whether the ledger has terms of `tillkit serve`. */
  readonly hasTerms: boolean;
  /** Ids of its notifications, of whatever time. */
  readonly notifications: readonly string[];
}

/**
 * Orders that were opened or created before a time, or have a notification from before it. The notifications
 * of an order are found by its number, because a callback's claim may be deleted before them.
 *
 * @param before RFC 3339.
 */
export async function findOldOrders(
  ledger: Pick<Ledger, 'list'>,
  before: string,
): Promise<Iterable<OldOrder>> {
  const orders = new Map<string, OldOrder>();
  const note = (stream: string, at: string, more: (known: OldOrder) => Partial<OldOrder>): void => {
    const known = orders.get(stream);
    if (!known && at >= before) return;
    const order = known ?? { stream, hasTerms: false, notifications: [] };
    orders.set(stream, { ...order, ...more(order) });
  };
  for await (const { stream, at } of eventsAfter(ledger, 0, 'opened')) {
    if (stream.startsWith(orderStream(''))) note(stream, at, () => ({}));
  }
  for await (const { stream, at } of eventsAfter(ledger, 0, ORDER_CREATED)) {
    note(orderStream(orderOfTerms(stream)), at, () => ({ hasTerms: true }));
  }
  for await (const { stream, at, body } of eventsAfter(ledger, 0, NOTIFICATION)) {
    const orderId = storedBody.safeParse(body).data?.data.order_id;
    if (orderId === undefined) continue;
    note(orderStream(orderId), at, ({ notifications }) => ({
      notifications: [...new Set([...notifications, idOfStream(stream)])],
    }));
  }
  return orders.values();
}
