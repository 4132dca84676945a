/** Notices that the service's events have stopped: money has arrived without a signed event. */
import { LRUCache } from 'lru-cache';
import { endIn, mostEntries } from '../../async/mostEntries.js';
import { createSteadyClock, createStoredTimes } from '../../async/storedTimes.js';
import { compareDecimal } from '../../money/decimal.js';
import type { CheckoutRecord } from '../checkouts/checkoutRecords.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { DecimalString } from '../../money/decimal.js';
import type { CheckoutTransfer } from '../../payments/foldedCheckout.js';

/** Most blocks come within it, and so do the service's first two retries (1 and 2 minutes). */
const REPORT_AFTER_MS = 30 * 60_000;
/** Older cases are not reported: otherwise each start would report them all again. */
const HISTORY_MS = 7 * 24 * 60 * 60_000;
const REPORT_INTERVAL_MS = 60 * 60_000;
const REMEMBERED = 5_000;

const isSigned = ({ sources }: CheckoutTransfer): boolean => sources.includes('service_event');

/** Since when money is known without a signed event, in milliseconds; null if nothing is missing. */
function missingSince({ events, state }: CheckoutRecord, minimumUsd: DecimalString): number | null {
  const firstAt = (keys: readonly string[]): number =>
    Math.min(...events.filter(({ key }) => keys.includes(key)).map(({ at }) => Date.parse(at)));
  // The service sends no event for less than its minimum, which is no fault.
  const isExpected = ({ amountUsd }: CheckoutTransfer): boolean =>
    amountUsd === null || compareDecimal(amountUsd, minimumUsd) >= 0;
  const since = state.transfers
    .filter((transfer) => !isSigned(transfer) && isExpected(transfer))
    .map(({ evidence }) => firstAt(evidence));
  // `markPaid` for an order without a quote means that it was paid in another way.
  const byWord = state.markedPaid && state.quotes.length > 0 && !state.transfers.some(isSigned);
  if (byWord) {
    const word = events.find(({ kind }) => kind === 'marked_paid');
    since.push(word ? Date.parse(word.at) : Number.POSITIVE_INFINITY);
  }
  const earliest = Math.min(...since);
  return Number.isFinite(earliest) ? earliest : null;
}

/** Makes the watch. It has no timer: it checks when a checkout is read, and in `reconcile()`. */
export function createEventWatch(parts: {
  readonly now: () => number;
  readonly report: DiagnosticListener;
  readonly minimumUsd: DecimalString;
}) {
  const { now, report, minimumUsd } = parts;
  const times = createStoredTimes(now);
  // A checkout is read far more often than it changes, and the same record has the same result.
  const known = new WeakMap<CheckoutRecord, { readonly since: number | null }>();
  const reported = new LRUCache<string, true>({
    ...mostEntries(REMEMBERED),
    ...endIn(REPORT_INTERVAL_MS, createSteadyClock(now)),
  });

  /** For how long it has been missing, in milliseconds; null if it is not, or too long ago. */
  function missingFor(record: CheckoutRecord): number | null {
    let found = known.get(record);
    if (!found) {
      found = { since: missingSince(record, minimumUsd) };
      known.set(record, found);
    }
    const { since } = found;
    if (since === null) return null;
    const age = now() - times.dueAt(`${record.stream} ${String(since)}`, since, 0);
    return age > HISTORY_MS ? null : age;
  }

  return {
    /** Whether a signed event is missing, or may soon be, so that later checks can report it. */
    isWaiting: (record: CheckoutRecord): boolean => missingFor(record) !== null,
    /** Reports `events_missing` if it is time; once an hour for one checkout. */
    check(record: CheckoutRecord): void {
      const age = missingFor(record);
      if (age === null || age < REPORT_AFTER_MS || reported.has(record.stream)) return;
      reported.set(record.stream, true);
      report({
        code: 'events_missing',
        reference: record.state.opened?.reference,
        message:
          `Money for this order is known of for ${String(Math.floor(age / 60_000))} minutes, and no signed ` +
          'event has come. It may be a slow confirmation or an amount below the minimum of your store at ' +
          'the service, for which it sends nothing. If other orders wait too, events do not reach you: in ' +
          "the service's dashboard look at the webhook's address, its subscribed events and its log, and " +
          'send a test.',
      });
    },
  };
}
