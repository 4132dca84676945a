/** Reads the balances now and then, so that their history has no gaps while nobody looks. */
import { runsBetweenRequests, unrefTimeout } from '../../../async/unrefTimeout.js';
import { SLOT_MS } from './balanceReadings.js';
import type { ProcessingBalances } from './processingBalances.js';

/** What is watched. */
export type WatchedBalances = Pick<ProcessingBalances, 'readIfDue'>;

/**
 * Begins to read, if this runtime lives on between requests. Of several instances one asks the service: the
 * others find its reading in the ledger.
 *
 * @returns ends it.
 */
export function watchBalances(balances: WatchedBalances): () => void {
  if (!runsBetweenRequests()) return () => undefined;
  // A handler that nobody holds any more, as after a hot reload, stays neither in memory nor in touch.
  return repeat(new WeakRef(balances));
}

function repeat(watched: WeakRef<WatchedBalances>): () => void {
  let isOver = false;
  let cancel = unrefTimeout(SLOT_MS, tick);

  function tick(): void {
    const balances = watched.deref();
    if (!balances) return;
    // A failure is said where people look; until then the history has a gap.
    void balances
      .readIfDue()
      .catch(() => undefined)
      .then(() => {
        if (!isOver) cancel = unrefTimeout(SLOT_MS, tick);
      });
  }

  return () => {
    isOver = true;
    cancel();
  };
}
