/** Lists checkouts page by page, newest first unless asked otherwise. */
import type { CheckoutRecord, Records } from '../checkouts/records.js';
import { streamOf, UnknownCheckoutError, type CheckoutReference } from './checkoutReference.js';
import type { OpenedCheckouts } from './openedCheckouts.js';
import { orderState, type OrderState } from './orderState.js';
import { readOrWhyNot, unreadable, type UnreadableCheckout } from './unreadable.js';

/** Which checkouts, and how many. */
export interface ListOrdersOptions {
  /** Only those in this state, and those that cannot be read: they may be in it. @default all */
  readonly state?: OrderState;
  /** Begin after this one: the last of the page before. @default the first */
  readonly after?: CheckoutReference;
  /** How many at most, 1 to 1000. @default 100 */
  readonly limit?: number;
  /** By the time of the first opening. @default "newest_first" */
  readonly order?: 'newest_first' | 'oldest_first';
}

const MAX_LIMIT = 1000;
/** Records read at once. */
const BATCH = 32;

function readLimit(limit = 100): number {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new RangeError(
    `\`limit\` must be a whole number from 1 to ${String(MAX_LIMIT)}, because every checkout of a page ` +
      'is read from the ledger. Ask for the next page with `after`.',
  );
}

/** The streams of the page and all after it, in the order asked for. */
async function streamsAfter(
  opened: OpenedCheckouts,
  { after, order = 'newest_first' }: ListOrdersOptions,
): Promise<readonly string[]> {
  const oldestFirst = (await opened.catchUp()).map(({ stream }) => stream);
  const streams = order === 'newest_first' ? oldestFirst.reverse() : oldestFirst;
  if (after === undefined) return streams;
  const at = streams.indexOf(streamOf(after));
  if (at < 0) throw new UnknownCheckoutError();
  return streams.slice(at + 1);
}

/** Whether it belongs into the list. What was purged is no longer opened. */
const fits = ({ state }: CheckoutRecord, wanted: OrderState | undefined): boolean =>
  state.opened !== null && (wanted === undefined || orderState(state) === wanted);

/**
 * Reads one page of checkouts. One that cannot be read stands in its place by its name alone.
 *
 * @throws RangeError for a limit that cannot be; {@link UnknownCheckoutError} for an `after` that was
 *   never opened.
 */
export async function listCheckouts(
  opened: OpenedCheckouts,
  records: Pick<Records, 'read'>,
  options: ListOrdersOptions = {},
): Promise<(CheckoutRecord | UnreadableCheckout)[]> {
  const limit = readLimit(options.limit);
  const streams = await streamsAfter(opened, options);
  const page: (CheckoutRecord | UnreadableCheckout)[] = [];
  for (let at = 0; at < streams.length && page.length < limit; at += BATCH) {
    const batch = streams.slice(at, at + BATCH);
    const reads = await Promise.all(
      batch.map(async (stream) => ({ stream, read: await readOrWhyNot(records, stream) })),
    );
    for (const { stream, read } of reads) {
      if (read instanceof Error) page.push(unreadable(stream));
      else if (fits(read, options.state)) page.push(read);
    }
  }
  return page.slice(0, limit);
}
