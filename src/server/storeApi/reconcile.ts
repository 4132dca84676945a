/** Reads checkouts again, asks the store for their state and runs the callbacks that are due. */
import { runWithConcurrency } from '../../async/runWithConcurrency.js';
import { CHECKOUTS_AT_ONCE } from '../telling/callbacks.js';
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { orderOfStream } from '../checkouts/resolvedOrder.js';
import type { UnsettledCheckouts } from '../telling/unsettledCheckouts.js';
import { createEventKindReader } from '../../ledger/eventReaders.js';
import { eventsAfter } from '../checkouts/eventsAfter.js';
import type { Ledger } from '../../ledger/ledger.js';
import { ORPHAN } from '../webhooks/unmatchedPayments.js';
import { readOrWhyNot } from './listCheckouts.js';
import { findLedgerEnd } from '../../ledger/ledgerTail.js';

/** Events are in the order of their sequence, but their times come from several clocks. */
const CLOCKS_APART_MS = 24 * 60 * 60_000;

/** A sequence before which all events are older than a time, by binary search. */
async function placeOf(ledger: Pick<Ledger, 'list'>, time: number): Promise<number> {
  let older = 0;
  let newer = await findLedgerEnd(ledger, 0);
  while (older < newer) {
    const middle = Math.floor((older + newer) / 2);
    const [event] = await ledger.list({ after: middle, limit: 1 });
    if (event && Date.parse(event.at) < time) older = event.sequence;
    else newer = middle;
  }
  return older;
}

/**
 * Lists the streams of checkouts with an event at or after a time.
 *
 * @param since milliseconds since the epoch.
 */
async function notedSince(ledger: Pick<Ledger, 'list'>, since: number): Promise<string[]> {
  const streams = new Set<string>();
  const place = await placeOf(ledger, since - CLOCKS_APART_MS);
  for await (const { stream, at } of eventsAfter(ledger, place)) {
    if (Date.parse(at) >= since && orderOfStream(stream) !== null) streams.add(stream);
  }
  return [...streams];
}

/** Which checkouts to read. */
export interface ReconcileOptions {
  /**
   * Those with an event since then, settled or not: a `Date`, or RFC 3339. The clocks of instances may
   * differ by up to a day. `new Date(0)` reads every checkout.
   *
   * @default those that are not settled: a callback is due, money waits for the store's decision, or the
   *   shopper was there within a day
   */
  readonly since?: Date | string;
}

/** What was done. */
export interface ReconcileReport {
  /** Checkouts that were read again. */
  readonly checkouts: number;
  /** Checkouts that are unreadable, or have a callback that has not succeeded; they are retried. */
  readonly owed: number;
  /** Signed events in the whole ledger that belong to no order of this store. */
  readonly orphans: number;
}

/** Makes the counter of signed events that belong to no order. */
export function createOrphanCount(ledger: Pick<Ledger, 'list'>): () => Promise<number> {
  let count = 0;
  const readOn = createEventKindReader(ledger, ORPHAN, () => (count += 1));
  return () => readOn().then(() => count);
}

/** What reconciling needs. */
export interface ReconcileParts {
  readonly ledger: Pick<Ledger, 'list'>;
  readonly unsettled: UnsettledCheckouts;
  /** Counts the signed events that belong to no order. */
  readonly orphans: () => Promise<number>;
  readonly records: Pick<Records, 'readAndRecordPaid'>;
  /** Updates a checkout from everything that can be asked about it. */
  readonly refresh: (record: CheckoutRecord) => Promise<CheckoutRecord>;
  /** Runs the callbacks that are due for a checkout; false if one has to be retried. */
  readonly dispatch: (stream: string) => Promise<boolean>;
  readonly report: DiagnosticListener;
}

function readSince(since: Date | string): number {
  const given: unknown = since;
  const text = typeof given === 'string' ? Date.parse(given) : Number.NaN;
  const time = given instanceof Date ? given.getTime() : text;
  if (!Number.isNaN(time)) return time;
  throw new RangeError(
    '`since` is not a time, so it cannot be told which checkouts to go through. Pass a Date, or a ' +
      'text such as "2026-03-01T00:00:00Z".',
  );
}

/** Reads a checkout; null, with a report, if this version cannot read one of its events. */
async function readOrTell(
  { records, report }: Pick<ReconcileParts, 'records' | 'report'>,
  stream: string,
): Promise<CheckoutRecord | null> {
  const read = await readOrWhyNot(records, stream);
  if (!(read instanceof Error)) return read;
  report({
    code: 'checkout_unreadable',
    reference: orderOfStream(stream)?.reference,
    message:
      'An event of this order has a form that this version cannot read, so nothing can be said of the ' +
      'order. A newer version may have written it: run that everywhere. See the error for the fields.',
    error: read,
  });
  return null;
}

/**
 * Reads the checkouts, eight at a time. A callback that never ends costs a minute and counts as owed, and
 * so does an unreadable checkout; neither stops the others.
 *
 * @throws RangeError for an unreadable `since`; what the ledger throws if it cannot be read.
 */
export async function reconcile(
  { ledger, unsettled, orphans, records, refresh, dispatch, report }: ReconcileParts,
  { since }: ReconcileOptions = {},
): Promise<ReconcileReport> {
  const from = since === undefined ? null : readSince(since);
  await unsettled.catchUp();
  const chosen = from === null ? unsettled.all() : await notedSince(ledger, from);
  let checkouts = 0;
  let owed = 0;
  await runWithConcurrency(CHECKOUTS_AT_ONCE, chosen, async (stream) => {
    const record = await readOrTell({ records, report }, stream);
    // It has been purged since.
    if (record?.state.opened === null) {
      unsettled.done(record);
      return;
    }
    const current = record && (await refresh(record));
    checkouts += 1;
    if (current && (await dispatch(stream))) unsettled.done(current);
    else owed += 1;
  });
  // The mark only shortens the next start, so a failure to write it does not matter.
  await unsettled.mark().catch(() => undefined);
  return { checkouts, owed, orphans: await orphans() };
}
