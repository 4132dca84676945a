/** Lists checkouts page by page, newest first. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../async/mostEntries.js';
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import { streamOf, UnknownCheckoutError, type CheckoutReference } from './checkoutReference.js';
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { createNewestFirst } from '../../ledger/newestFirst.js';
import { orderOfStream } from '../checkouts/resolvedOrder.js';
import { readLimit } from '../webhooks/deliveries.js';
import type { ZodError } from 'zod';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { orUnreadable } from '../../ledger/eventBodies.js';
import type { FoldedCheckout } from '../../payments/foldedCheckout.js';

/**
 * `held`: held until the store releases it. `paid`: covered or marked paid. `closed`: the store closed it
 * unpaid. `open`: none of these. Every checkout has exactly one.
 */
export type OrderState = 'open' | 'held' | 'paid' | 'closed';

/** The state of a checkout. `held` comes first, even for an order that other money has paid. */
function orderState({ paid, closed, heldEvidence }: FoldedCheckout): OrderState {
  if (heldEvidence.length > 0) return 'held';
  if (paid) return 'paid';
  return closed ? 'closed' : 'open';
}

/** A checkout whose state is unknown, because this version cannot read one of its events. */
export interface UnreadableCheckout {
  readonly unreadable: true;
  readonly kind: CheckoutSnapshot['kind'];
  /** The store's own number of the order or the customer. */
  readonly order: { readonly reference: string };
}

/** A checkout in a list: check `unreadable` before anything but its number. */
export type ListedCheckout =
  (CheckoutSnapshot & { readonly unreadable?: never }) | UnreadableCheckout;

/**
 * Reads a checkout, or returns why an event of it cannot be read, such as a newer form.
 *
 * @throws what the ledger itself throws, which concerns every checkout.
 */
export const readOrWhyNot = (
  records: Pick<Records, 'readAndRecordPaid'>,
  stream: string,
): Promise<CheckoutRecord | ZodError> => orUnreadable(records.readAndRecordPaid(stream));

/** The list's entry for an unreadable checkout. */
function unreadable(stream: string): UnreadableCheckout {
  const { kind = 'payment', reference = stream } = orderOfStream(stream) ?? {};
  return { unreadable: true, kind, order: { reference } };
}

/** Which checkouts, and how many. */
export interface ListOrdersOptions {
  /** Only those in this state, and unreadable ones, because they may be in it. @default all */
  readonly state?: OrderState;
  /** Begin after this one: the last one of the page before. @default the first */
  readonly after?: CheckoutReference;
  /** How many at most, 1 to 1000. @default 100 */
  readonly limit?: number;
}

/** How many records are read at a time. */
const BATCH = 32;
/** Places of listed checkouts that a process remembers. */
const MOST_PLACES = 10_000;
/** Kind of the event that opens a checkout. */
const OPENED = 'opened';

/** Whether it belongs in the list. Purged checkouts are no longer opened. */
function fits({ state }: CheckoutRecord, wanted: OrderState | undefined): boolean {
  if (state.opened === null) return false;
  // A paid order with other money held is both: a store that fulfils orders by this list must find it.
  if (wanted === 'paid') return state.paid;
  return wanted === undefined || orderState(state) === wanted;
}

/** Reads one page of checkouts. An unreadable one is listed by its number alone. */
type ListCheckouts = (
  options?: ListOrdersOptions,
) => Promise<(CheckoutRecord | UnreadableCheckout)[]>;

/**
 * Makes the reader of lists.
 *
 * @returns reads a page. It throws RangeError for an invalid limit, and {@link UnknownCheckoutError} for
 *   an `after` that was never opened.
 */
export function createListCheckouts(
  ledger: Pick<Ledger, 'list'>,
  records: Pick<Records, 'readAndRecordPaid'>,
): ListCheckouts {
  // Keeps one number per checkout in memory, and nothing else.
  const readOpened = createNewestFirst(ledger, OPENED);
  /** A purge may delete the last checkout of a page before the next page is asked for. */
  const places = new LRUCache<string, number>(mostEntries(MOST_PLACES));

  async function placeOf(stream: string): Promise<number> {
    const events = await ledger.list({ stream });
    const opened = events.find(({ kind }) => kind === OPENED)?.sequence ?? places.get(stream);
    if (opened === undefined) throw new UnknownCheckoutError();
    return opened;
  }

  return async ({ state, after, limit } = {}) => {
    const most = readLimit(limit);
    const page: (CheckoutRecord | UnreadableCheckout)[] = [];
    let before = after === undefined ? undefined : await placeOf(streamOf(after));
    for (;;) {
      const { events, next } = await readOpened({ before, limit: BATCH });
      const opened = events.filter(({ stream }) => orderOfStream(stream) !== null);
      const reads = await Promise.all(opened.map(({ stream }) => readOrWhyNot(records, stream)));
      for (const [at, read] of reads.entries()) {
        const { stream, sequence } = opened[at] as LedgerEvent;
        if (page.length === most || !(read instanceof Error || fits(read, state))) continue;
        page.push(read instanceof Error ? unreadable(stream) : read);
        places.set(stream, sequence);
      }
      if (next === null || page.length === most) return page;
      before = next;
    }
  };
}
