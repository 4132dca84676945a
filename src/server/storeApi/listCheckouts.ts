/** Lists checkouts page by page, newest first by default. */
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import { streamOf, UnknownCheckoutError, type CheckoutReference } from './checkoutReference.js';
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { createNewestFirst } from '../../ledger/eventReaders.js';
import { orderOfStream } from '../checkouts/resolvedOrder.js';
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
  /** By the time of the first opening. @default "newest_first" */
  readonly order?: 'newest_first' | 'oldest_first';
}

const MAX_LIMIT = 1000;
/** How many records are read at a time. */
const BATCH = 32;
/** Kind of the event that opens a checkout. */
const OPENED = 'opened';

function readLimit(limit = 100): number {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new RangeError(
    `\`limit\` must be a whole number from 1 to ${String(MAX_LIMIT)}, because every checkout of a page ` +
      'is read from the ledger. Ask for the next page with `after`.',
  );
}

/** A page of streams, and the place after which the next one begins; null at the end. */
interface StreamPage {
  readonly streams: readonly string[];
  readonly next: number | null;
}

/** Reads pages of streams in one order, by when they were opened. */
type ReadStreams = (after: number | null) => Promise<StreamPage>;

const streamsOf = (events: readonly LedgerEvent[]): string[] =>
  events.map(({ stream }) => stream).filter((stream) => orderOfStream(stream) !== null);

function oldestFirst(ledger: Pick<Ledger, 'list'>): ReadStreams {
  return async (after) => {
    const events = await ledger.list({ after: after ?? 0, limit: BATCH, kind: OPENED });
    return { streams: streamsOf(events), next: events.at(-1)?.sequence ?? null };
  };
}

/** Keeps one number per checkout in memory, and nothing else. */
function newestFirst(ledger: Pick<Ledger, 'list'>): ReadStreams {
  const read = createNewestFirst({ ledger, kinds: [OPENED], isShown: () => true });
  return async (after) => {
    const { events, next } = await read({ before: after ?? undefined, limit: BATCH });
    return { streams: streamsOf(events), next };
  };
}

/** The place of a checkout in the ledger. */
async function placeOf(
  ledger: Pick<Ledger, 'list'>,
  reference: CheckoutReference,
): Promise<number> {
  const events = await ledger.list({ stream: streamOf(reference) });
  const opened = events.find(({ kind }) => kind === OPENED);
  if (!opened) throw new UnknownCheckoutError();
  return opened.sequence;
}

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
  const readers = { newest_first: newestFirst(ledger), oldest_first: oldestFirst(ledger) };

  return async ({ state, after, limit, order = 'newest_first' } = {}) => {
    const most = readLimit(limit);
    const page: (CheckoutRecord | UnreadableCheckout)[] = [];
    let place = after === undefined ? null : await placeOf(ledger, after);
    for (;;) {
      const { streams, next } = await readers[order](place);
      const reads = await Promise.all(
        streams.map(async (stream) => ({ stream, read: await readOrWhyNot(records, stream) })),
      );
      for (const { stream, read } of reads) {
        if (read instanceof Error) page.push(unreadable(stream));
        else if (fits(read, state)) page.push(read);
      }
      if (next === null || page.length >= most) return page.slice(0, most);
      place = next;
    }
  };
}
