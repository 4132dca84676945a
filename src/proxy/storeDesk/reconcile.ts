/** Goes through the checkouts again: hears the store's word and carries out what is due. */
import { atMost } from '../atMost.js';
import { CHECKOUTS_AT_ONCE } from '../callbacks/callbackDesk.js';
import type { CheckoutRecord, Records } from '../checkouts/records.js';
import type { DiagnosticListener } from '../diagnostic.js';
import { orderOfStream } from '../terms.js';
import type { OpenedCheckouts, OpenedStream } from './openedCheckouts.js';
import { readOrWhyNot } from './unreadable.js';

/** Which checkouts to go through. */
export interface ReconcileOptions {
  /**
   * Only those of which the ledger has noted something since: a `Date`, or RFC 3339.
   *
   * @default all
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
  readonly opened: OpenedCheckouts;
  readonly records: Pick<Records, 'read'>;
  readonly hear: (record: CheckoutRecord) => Promise<CheckoutRecord>;
  readonly settle: (stream: string) => Promise<boolean>;
  readonly report: DiagnosticListener;
}

function readSince(since: Date | string): string {
  const given: unknown = since;
  const text = typeof given === 'string' ? Date.parse(given) : Number.NaN;
  const time = given instanceof Date ? given.getTime() : text;
  if (!Number.isNaN(time)) return new Date(time).toISOString();
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
  { opened, records, hear, settle, report }: ReconcileParts,
  { since }: ReconcileOptions = {},
): Promise<ReconcileReport> {
  const from = since === undefined ? '' : readSince(since);
  const chosen = (await opened.catchUp()).filter(({ lastAt }) => lastAt >= from);
  let checkouts = 0;
  let owed = 0;
  await atMost(CHECKOUTS_AT_ONCE, chosen, async ({ stream }: OpenedStream) => {
    const record = await readOrTell({ records, report }, stream);
    if (record?.state.opened === null) return;
    if (record) await hear(record);
    checkouts += 1;
    if (!record || !(await settle(stream))) owed += 1;
  });
  return { checkouts, owed, orphans: opened.orphans() };
}
