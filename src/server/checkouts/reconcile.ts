/** Goes through the checkouts again: hears the store's word and carries out what is due. */
import { runWithConcurrency } from '../../async/runWithConcurrency.js';
import { CHECKOUTS_AT_ONCE } from '../callbacks/callbackDispatcher.js';
import type { CheckoutRecord, Records } from './checkoutRecords.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { orderOfStream } from './resolvedOrder.js';
import type { UnsettledCheckouts } from '../callbacks/unsettledCheckouts.js';
import type { Ledger } from '../../ledger/ledger.js';
import { notedSince } from './notedSince.js';
import { readOrWhyNot } from './unreadableCheckouts.js';

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
export interface ReconcileParts {
  readonly ledger: Pick<Ledger, 'list'>;
  readonly unsettled: UnsettledCheckouts;
  /** Counts the signed events that name no order. */
  readonly orphans: () => Promise<number>;
  readonly records: Pick<Records, 'read'>;
  readonly hear: (record: CheckoutRecord) => Promise<CheckoutRecord>;
  readonly settle: (stream: string) => Promise<boolean>;
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
  const reference = orderOfStream(stream)?.reference;
  report({
    code: 'checkout_unreadable',
    ...(reference === undefined ? {} : { reference }),
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
  { ledger, unsettled, orphans, records, hear, settle, report }: ReconcileParts,
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
    const heard = record && (await hear(record));
    checkouts += 1;
    if (heard && (await settle(stream))) unsettled.done(heard);
    else owed += 1;
  });
  // Only a shortcut for the next start: without it the report is as true.
  await unsettled.mark().catch(() => undefined);
  return { checkouts, owed, orphans: await orphans() };
}
