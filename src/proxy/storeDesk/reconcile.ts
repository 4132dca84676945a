/** Goes through the checkouts again: hears the store's word and carries out what is due. */
import { atMost } from '../atMost.js';
import { CHECKOUTS_AT_ONCE } from '../callbacks/callbackDesk.js';
import type { CheckoutRecord, Records } from '../checkouts/records.js';
import type { OpenedCheckouts, OpenedStream } from './openedCheckouts.js';

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
  /** Checkouts with callbacks that still did not come to their end; they are tried again. */
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
}

function readSince(since: Date | string): string {
  const time = typeof since === 'string' ? Date.parse(since) : since.getTime();
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw new RangeError(
    '`since` is not a time, so it cannot be told which checkouts to go through. Pass a Date, or a ' +
      'text such as "2026-03-01T00:00:00Z".',
  );
}

/**
 * Goes through the checkouts, eight at a time. A callback that never ends costs a minute and is
 * counted as owed; it does not stop the others.
 *
 * @throws RangeError for an unreadable `since`; what the ledger throws if it cannot be read.
 */
export async function reconcile(
  { opened, records, hear, settle }: ReconcileParts,
  { since }: ReconcileOptions = {},
): Promise<ReconcileReport> {
  const from = since === undefined ? '' : readSince(since);
  const chosen = (await opened.catchUp()).filter(({ lastAt }) => lastAt >= from);
  let checkouts = 0;
  let owed = 0;
  await atMost(CHECKOUTS_AT_ONCE, chosen, async ({ stream }: OpenedStream) => {
    const record = await records.read(stream);
    if (!record.state.opened) return;
    await hear(record);
    checkouts += 1;
    if (!(await settle(stream))) owed += 1;
  });
  return { checkouts, owed, orphans: opened.orphans() };
}
