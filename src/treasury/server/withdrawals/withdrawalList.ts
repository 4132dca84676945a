/** The list of withdrawals: its pages, its numbers, and those that are stuck in the service's queue. */
import type { WithdrawalView } from '../../contract/withdrawals.js';
import {
  VIEW_OF_STATUS,
  type WithdrawalStatusName,
  type WithdrawalViewName,
} from '../../contract/withdrawalStatus.js';
import { runWithConcurrency } from '../../../async/runWithConcurrency.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import { USUAL_ROWS, type PageQuery } from '../pages.js';
import type { Person } from '../permissions.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import { canChangeAtService, NEVER_READ, type ReadBack, type ReadWithdrawal } from './readBack.js';
import type { StatusIndex, StatusQuery } from './statusIndex.js';
import type { WithdrawalReader } from './withdrawalReader.js';
import type { WithdrawalRecords } from './withdrawalRecords.js';
import { isOver } from './withdrawalState.js';

/** How many stuck ones a list tells of: of more, the cause is the same. */
const MOST_STUCK = 5;
/** Streams read at a time. */
const AT_ONCE = 8;
/** How long all of them together wait for the service: milliseconds of real time. */
const READ_TIMEOUT_MS = 2_500;

/** A page as it is asked for: of 50 if nothing is said. */
type AskedPage = Omit<StatusQuery, 'limit'> & { readonly limit?: number | undefined };

/** Makes the list: newest first. @param catchUp brings the index up to date */
export function createWithdrawalList(parts: {
  readonly statuses: StatusIndex;
  readonly records: Pick<WithdrawalRecords, 'read'>;
  readonly reads: Pick<ReadBack, 'read'>;
  readonly reader: Pick<WithdrawalReader, 'showAll' | 'readOnly'>;
  readonly now: () => number;
  readonly catchUp: () => Promise<void>;
}) {
  const { statuses, reader, now, catchUp } = parts;
  const readUnfinished = createUnfinishedWithdrawals(parts);

  async function stuckOnes(person: Person): Promise<WithdrawalView[]> {
    const ids = statuses.stuckInQueue().slice(0, MOST_STUCK);
    const { withdrawals } = await reader.showAll(person, ids);
    return withdrawals.filter(({ status }) => status === 'stuck');
  }

  return {
    /** A page with the numbers of all views, and those that are stuck in the queue. */
    async list(person: Person, { limit = USUAL_ROWS, ...query }: AskedPage) {
      await catchUp();
      const { rows, next } = statuses.find({ ...query, limit });
      const ids = rows.map(({ id }) => id);
      const [shown, stuck] = await Promise.all([reader.showAll(person, ids), stuckOnes(person)]);
      // The service may have said something new meanwhile, which the numbers then know too.
      const isCounted = ({ id, status }: WithdrawalView): boolean =>
        statuses.viewOf(id) === VIEW_OF_STATUS[status as WithdrawalStatusName];
      if (!shown.withdrawals.every(isCounted)) await statuses.catchUp();
      return {
        ...shown,
        next: next === null ? null : String(next),
        counts: statuses.counts(),
        stuck,
        serverTime: new Date(now()).toISOString(),
      };
    },
    /**
     * A page of a view as the ledger has it; the service is not asked. One that cannot be read is named by
     * its id.
     */
    async readPage(view: WithdrawalViewName | undefined, page: PageQuery) {
      await catchUp();
      const { rows, next } = statuses.find({ view, ...page });
      const read = await Promise.all(rows.map(({ id }) => reader.readOnly(id)));
      return { rows: read.filter((one) => one !== null), next };
    },
    /**
     * Every withdrawal that is not over, however long ago it was drafted, for no person in particular.
     *
     * @param needsService whether the service has to be asked about one that can still change there.
     */
    async unfinished(needsService: (facts: WithdrawalFacts) => boolean) {
      await catchUp();
      return readUnfinished(needsService);
    },
  };
}

/**
 * Makes the reader of those that are not over. The index has to be up to date.
 *
 * @returns takes which of them the service has to be asked about.
 */
export function createUnfinishedWithdrawals(parts: {
  readonly statuses: Pick<StatusIndex, 'unfinished'>;
  readonly records: Pick<WithdrawalRecords, 'read'>;
  readonly reads: Pick<ReadBack, 'read'>;
  readonly now: () => number;
}) {
  const { statuses, records, reads, now } = parts;
  return async (needsService: (facts: WithdrawalFacts) => boolean) => {
    const looks: ReadWithdrawal[] = [];
    /** Ids of those that cannot be read: nobody knows whether they are over. */
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
      looks.push(look ?? { record: current, lastReading: NEVER_READ });
    });
    return { looks, unreadable };
  };
}
