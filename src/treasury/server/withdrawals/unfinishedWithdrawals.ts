/** Reads every withdrawal that is not over, however long ago it was drafted. */
import { runWithConcurrency } from '../../../async/runWithConcurrency.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import { canChangeAtService, type ReadBack, type ReadWithdrawal } from './readBack.js';
import { isOver, type StatusIndex } from './statusIndex.js';
import type { WithdrawalRecords } from './withdrawalRecords.js';

/** Withdrawals that are not over. */
export interface UnfinishedWithdrawals {
  readonly looks: readonly ReadWithdrawal[];
  /** Ids of those that cannot be read: nobody knows whether they are over. */
  readonly unreadable: readonly string[];
}

/** Streams read at a time. */
const AT_ONCE = 8;
/** How long all of them together wait for the service: milliseconds of real time. */
const READ_TIMEOUT_MS = 2_500;
const NOTHING_READ = { reading: null, checkedAt: null, staleBecause: null };

/**
 * Makes the reader. The index has to be up to date.
 *
 * @returns takes which of them the service has to be asked about.
 */
export function createUnfinishedWithdrawals(parts: {
  readonly statuses: Pick<StatusIndex, 'unfinished'>;
  readonly records: Pick<WithdrawalRecords, 'read'>;
  readonly reads: Pick<ReadBack, 'read'>;
  readonly now: () => number;
}): (needsService: (facts: WithdrawalFacts) => boolean) => Promise<UnfinishedWithdrawals> {
  const { statuses, records, reads, now } = parts;
  return async (needsService) => {
    const looks: ReadWithdrawal[] = [];
    const unreadable: string[] = [];
    const until = Date.now() + READ_TIMEOUT_MS;
    await runWithConcurrency(AT_ONCE, statuses.unfinished(), async (id) => {
      const record = await orUnreadable(records.read(id));
      if (record instanceof Error) {
        unreadable.push(id);
        return;
      }
      const isAsked =
        record !== null && canChangeAtService(record.facts, now()) && needsService(record.facts);
      const look = isAsked ? await reads.read(record, Math.max(0, until - Date.now())) : null;
      const current = look?.record ?? record;
      if (!current || isOver(current.facts, now())) return;
      looks.push(look ?? { record: current, lastReading: NOTHING_READ });
    });
    return { looks, unreadable };
  };
}
