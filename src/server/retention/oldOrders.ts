/** Finds the orders that may be old, with all that the ledger keeps of each beside its own events. */
import { NOTIFICATION, idOfStream, storedBody } from '../telling/keptNotifications.js';
import { ORDER_CREATED, orderOfTerms, orderStream } from '../checkouts/resolvedOrder.js';
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';

/** An order of which something is old. */
export interface OldOrder {
  /** Of its checkout. It has no events if no page has opened the order. */
  readonly stream: string;
  /** Whether the ledger has terms of `tillkit serve`. */
  readonly hasTerms: boolean;
  /** Ids of its notifications, of whatever time. */
  readonly notifications: readonly string[];
}

const PAGE = 1000;

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
  await readKind(ledger, 'opened', ({ stream, at }) => {
    if (stream.startsWith(orderStream(''))) note(stream, at, () => ({}));
  });
  await readKind(ledger, ORDER_CREATED, ({ stream, at }) =>
    note(orderStream(orderOfTerms(stream)), at, () => ({ hasTerms: true })),
  );
  await readKind(ledger, NOTIFICATION, ({ stream, at, body }) => {
    const orderId = storedBody.safeParse(body).data?.data.order_id;
    if (orderId === undefined) return;
    note(orderStream(orderId), at, ({ notifications }) => ({
      notifications: [...new Set([...notifications, idOfStream(stream)])],
    }));
  });
  return orders.values();
}

async function readKind(
  ledger: Pick<Ledger, 'list'>,
  kind: string,
  visit: (event: LedgerEvent) => void,
): Promise<void> {
  for (let after = 0; ;) {
    const page = await ledger.list({ after, limit: PAGE, kind });
    for (const event of page) visit(event);
    const last = page.at(-1);
    if (!last) return;
    after = last.sequence;
  }
}
