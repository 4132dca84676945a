/** Reads the balances now and then, so that their history has no gaps while nobody looks. */
import { runsBetweenRequests, unrefTimeout } from '../../../async/unrefTimeout.js';
import type { Ledger } from '../../../ledger/ledger.js';
import { hasReading, SLOT_MS } from './balanceReadings.js';

/**
 * Begins to read, if this runtime lives on between requests. Of several instances one asks the service: the
 * others find its reading in the ledger.
 *
 * @param read asks the service, and keeps the reading.
 * @returns ends it.
 */
export function watchBalances(parts: {
  readonly ledger: Pick<Ledger, 'list'>;
  readonly read: () => Promise<unknown>;
  readonly now: () => number;
}): () => void {
  const { ledger, read, now } = parts;
  if (!runsBetweenRequests()) return () => undefined;
  let isOver = false;
  let cancel = unrefTimeout(SLOT_MS, tick);

  async function readIfDue(): Promise<void> {
    if (!(await hasReading(ledger, new Date(now()).toISOString()))) await read();
  }

  function tick(): void {
    // A failure is said where people look; until then the history has a gap.
    void readIfDue()
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
