/** Brings signed events to the withdrawals that they are about, also to those that nobody has opened. */
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { Confirmations } from './confirmations.js';
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
  readonly statuses: Pick<StatusIndex, 'idOfServiceId'>;
  readonly records: Pick<WithdrawalRecords, 'read'>;
  readonly reads: Pick<ReadBack, 'noteSigned'>;
}): () => Promise<boolean> {
  const { confirmations, statuses, records, reads } = parts;
  let taken = 0;
  /** Ids of the service that no withdrawal of this ledger has yet, or that failed. */
  const open = new Set<string>();

  return async () => {
    const from = taken;
    const news = await confirmations.idsAfter(from);
    // Another call may have taken them meanwhile.
    taken = Math.max(taken, from + news.length);
    for (const serviceId of news) open.add(serviceId);
    let isNew = false;
    for (const serviceId of open) {
      const id = statuses.idOfServiceId(serviceId);
      if (id === null) continue;
      const record = await orUnreadable(records.read(id));
      if (record !== null && !(record instanceof Error)) await reads.noteSigned(record);
      open.delete(serviceId);
      isNew = true;
    }
    return isNew;
  };
}
