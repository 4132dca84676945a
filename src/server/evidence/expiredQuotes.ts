/**
 * Looks for payments of expired quotes: three minutes after the end, and before a new quote is made. A
 * payment that was sent in time is then found before its price is judged, so that a shopper who has paid
 * is not asked to pay again.
 */
import { createDueList } from '../../async/dueList.js';
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import type { QuoteTimes } from '../checkouts/quoteTimes.js';
import type { Coordination } from '../coordination/coordination.js';
import { withTimeout } from '../../async/withTimeout.js';
import type { ServiceLookup } from './serviceLookup.js';

/**
 * By then a payment of the last moment has been announced, even if this instance's clock is two minutes
 * ahead of the one that made the quote.
 */
const AFTER_END_MS = 3 * 60_000;
/** How long a shopper who wants a new quote waits for the look-up. */
const PATIENCE_MS = 2_500;
/** How long the other instances leave the look-up to the one that makes it. */
const LEASE_MS = 60_000;

/** The waiting order's quote that expires last, and when to look for it; null if there is none. */
function lastQuote(
  { state, events }: CheckoutRecord,
  quoteTimes: QuoteTimes,
): { quoteId: string; dueAt: number } | null {
  if (state.opened?.type !== 'payment' || state.payment || state.closed) return null;
  const ends = state.quotes
    .filter(({ expiresAt }) => expiresAt !== null)
    .map((quote) => ({ quoteId: quote.quoteId, dueAt: quoteTimes.endsAt(quote) + AFTER_END_MS }));
  const last = ends.reduce<(typeof ends)[number] | null>(
    (latest, one) => (latest && latest.dueAt >= one.dueAt ? latest : one),
    null,
  );
  const wasLookedAt = events.some(({ kind, body: { askedAt } }) => {
    return (
      kind === 'looked' && typeof askedAt === 'string' && Date.parse(askedAt) >= (last?.dueAt ?? 0)
    );
  });
  return wasLookedAt ? null : last;
}

/**
 * Makes the look-ups of one handler.
 *
 * @param lookup null if the look-up is off: then nothing is done.
 * @param keep keeps the runtime alive for a look-up in the background.
 */
export function createExpiredQuotes(
  parts: {
    readonly now: () => number;
    readonly quoteTimes: QuoteTimes;
    readonly coordination: Pick<Coordination, 'lease'>;
    readonly records: Pick<Records, 'readAndRecordPaid'>;
  },
  lookup: Pick<ServiceLookup, 'lookNow'> | null,
  keep: (work: Promise<unknown>) => void,
) {
  const { now, quoteTimes, coordination, records } = parts;
  const waiting = createDueList(now, () => {
    for (const stream of waiting.takeDue()) keep(lookAt(stream));
  });

  function note(record: CheckoutRecord): void {
    const last = lookup && lastQuote(record, quoteTimes);
    if (last) waiting.schedule(record.stream, last.dueAt, 0);
  }

  async function catchUp(record: CheckoutRecord): Promise<void> {
    const last = lastQuote(record, quoteTimes);
    if (!lookup || !last || now() < last.dueAt) return;
    const lease = await coordination.lease(`looked:${last.quoteId}`, LEASE_MS);
    if (lease === 'taken') return;
    const outcome = await lookup.lookNow(record, last.quoteId);
    if (typeof outcome === 'number') waiting.schedule(record.stream, now() + outcome + LEASE_MS, 0);
  }

  async function lookAt(stream: string): Promise<void> {
    const record = await records.readAndRecordPaid(stream);
    const last = lastQuote(record, quoteTimes);
    // There is a newer quote.
    if (last && now() < last.dueAt) waiting.schedule(stream, last.dueAt, 0);
    else await catchUp(record);
  }

  return {
    /** Schedules the look-up after the quote's end, if the checkout waits for a payment. */
    note,
    /** Looks if the quote has expired and there was no look-up since; for `reconcile()`. */
    catchUp,
    /** Stops the timer. */
    stop: waiting.stop,
    /** Looks before a new quote, if the last quote has expired. */
    async lookFirst(record: CheckoutRecord): Promise<CheckoutRecord> {
      const { quotes } = record.state;
      const last = quotes.at(-1);
      const isLive = quotes.some((quote) => quoteTimes.endsAt(quote) > now());
      if (!lookup || !last || isLive) return record;
      const looking = lookup.lookNow(record, last.quoteId);
      keep(looking);
      await withTimeout(looking, PATIENCE_MS);
      return records.readAndRecordPaid(record.stream);
    },
  };
}
