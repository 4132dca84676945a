/** Reads all events of one kind, and later only those that came since. */
import { createCoalescedRead } from '../async/coalescedRead.js';
import type { Ledger, LedgerEvent } from './ledger.js';

const PAGE = 1000;

/**
 * Makes a reader that hands every event of a kind to `take`, once and in the ledger's order. It finds
 * them by the ledger's index, so a long ledger of other things costs nothing.
 *
 * @returns catches up; when it resolves, everything that was written before the call has been taken.
 */
export function createKindTail(
  ledger: Pick<Ledger, 'list'>,
  kind: string,
  take: (event: LedgerEvent) => void,
): () => Promise<void> {
  let after = 0;

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
