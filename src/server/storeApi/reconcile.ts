/**
 * Goes through the checkouts again: asks the store for their state and runs the callbacks that are due.
 */
import { runWithConcurrency } from '../../async/runWithConcurrency.js';
import { CHECKOUTS_AT_ONCE } from '../callbacks/callbackDispatcher.js';
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { orderOfStream } from '../checkouts/resolvedOrder.js';
import type { UnsettledCheckouts } from '../callbacks/unsettledCheckouts.js';
import type { Ledger } from '../../ledger/ledger.js';
import { readOrWhyNot } from './listCheckouts.js';
import { findLedgerEnd } from '../../ledger/ledgerTail.js';

const PAGE = 1000;

/** Events stand in the order of their numbers, and their times are those of several clocks. */
const CLOCKS_APART_MS = 24 * 60 * 60_000;

/** A sequence before which all events are older than a time, by halving. */
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
 * Lists the streams of checkouts with an event that is not older than a time.
 *
 * @param since milliseconds since the epoch.
 */
async function notedSince(ledger: Pick<Ledger, 'list'>, since: number): Promise<string[]> {
  const streams = new Set<string>();
  for (let after = await placeOf(ledger, since - CLOCKS_APART_MS); ;) {
    const page = await ledger.list({ after, limit: PAGE });
    for (const { stream, at } of page) {
      if (Date.parse(at) >= since && orderOfStream(stream) !== null) streams.add(stream);
    }
    const last = page.at(-1);
    if (!last) return [...streams];
    after = last.sequence;
  }
}

/** Which checkouts to go through. */
export interface ReconcileOptions {
  /**
   * Those of which the ledger has noted something since, settled or not: a `Date`, or RFC 3339. The
   * clocks of instances may lie up to a day apart. `new Date(0)` goes through every checkout.
   *
   * @default those that are not settled: a callback is owed, money waits for the store's word, or the
   *   shopper was there within a day
   */
  readonly since?: Date | string;
}

/** What a reconciliation went through. */
export interface ReconcileReport {
  /** Checkouts that were read again. */
  readonly checkouts: number;
  /** Checkouts that cannot be read, or whose callbacks did not come to their end; they are tried again. */
  readonly owed: number;
  /** Signed events that name no order of this store, in the whole ledger. */
  readonly orphans: number;
}

/** What a reconciliation works with. */
interface ReconcileParts {
  readonly ledger: Pick<Ledger, 'list'>;
  readonly unsettled: UnsettledCheckouts;
  /** Counts the signed events that name no order. */
  readonly orphans: () => Promise<number>;
  readonly records: Pick<Records, 'read'>;
  readonly refresh: (record: CheckoutRecord) => Promise<CheckoutRecord>;
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

/** Reads a checkout; null where an event of it has another form than this version knows. */
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
 * Goes through the checkouts, eight at a time. A callback that never ends costs a minute and is
 * counted as owed, and so is a checkout that cannot be read; neither stops the others.
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
    // A purge has taken it since.
    if (record?.state.opened === null) {
      unsettled.done(record);
      return;
    }
    const current = record && (await refresh(record));
    checkouts += 1;
    if (current && (await dispatch(stream))) unsettled.done(current);
    else owed += 1;
  });
  // Only a shortcut for the next start: without it the report is as true.
  await unsettled.mark().catch(() => undefined);
  return { checkouts, owed, orphans: await orphans() };
}
