/** Brings signed events to the withdrawals that they are about, also to those that nobody has opened. */
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { Confirmation, Confirmations } from './confirmations.js';
import type { ReadBack } from './readBack.js';
import type { StatusIndex } from './statusIndex.js';
import type { WithdrawalRecords } from './withdrawalRecords.js';

/**
 * Makes a function that stores in each withdrawal what new signed events say of it, so that the list
 * counts it as its page does.
 *
 * @returns resolves to whether there was something new.
 */
export function noteSignedEvents(parts: {
  readonly confirmations: Confirmations;
  readonly statuses: Pick<StatusIndex, 'idOfSigned'>;
  readonly records: Pick<WithdrawalRecords, 'read'>;
  readonly reads: Pick<ReadBack, 'noteSigned'>;
}): () => Promise<boolean> {
  const { confirmations, statuses, records, reads } = parts;
  let taken = 0;
  /** Those about a withdrawal that this ledger does not know yet, or that failed. */
  const open = new Set<Confirmation>();

  return async () => {
    const from = taken;
    const news = await confirmations.after(from);
    // Another call may have taken them meanwhile.
    taken = Math.max(taken, from + news.length);
    for (const signed of news) open.add(signed);
    let isNew = false;
    for (const signed of open) {
      const id = statuses.idOfSigned(signed);
      if (id === null) continue;
      const record = await orUnreadable(records.read(id));
      if (record !== null && !(record instanceof Error)) await reads.noteSigned(record);
      open.delete(signed);
      isNew = true;
    }
    return isNew;
  };
}
