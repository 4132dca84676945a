/** Checkouts of which something was noted since a time, found without reading what is much older. */
import type { Ledger } from '../../ledger/ledger.js';
import { findLedgerEnd } from '../live/ledgerTail.js';
import { orderOfStream } from './resolvedOrder.js';

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
export async function notedSince(ledger: Pick<Ledger, 'list'>, since: number): Promise<string[]> {
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
