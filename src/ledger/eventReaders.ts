/** Reads every event of a kind once. */
import { createCoalescedRead } from '../async/coalescedRead.js';
import type { Ledger, LedgerEvent } from './ledger.js';

const PAGE = 1000;

/**
 * Makes a reader that passes every event of a kind to `take`, once and in the ledger's order. It finds
 * them by the ledger's index, so other events cost nothing.
 *
 * @param from events after this sequence.
 * @returns catches up; when it resolves, everything that was written before the call has been taken.
 */
export function createEventKindReader(
  ledger: Pick<Ledger, 'list'>,
  kind: string,
  take: (event: LedgerEvent) => void,
  from = 0,
): () => Promise<void> {
  let after = from;

  return createCoalescedRead(async (mayGoOn) => {
    for (;;) {
      const page = await ledger.list({ after, limit: PAGE, kind });
      if (!mayGoOn()) return;
      for (const event of page) {
        take(event);
        after = event.sequence;
      }
      if (page.length < PAGE) return;
    }
  });
}

/**
 * How many items of a sorted list come before a sequence.
 *
 * @param sequenceOf the sequence of an item; never falls from one item to the next.
 */
export function countBefore<T>(
  sorted: readonly T[],
  sequence: number,
  sequenceOf: (item: T) => number,
): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sequenceOf(sorted[middle] as T) < sequence) from = middle + 1;
    else to = middle;
  }
  return from;
}
