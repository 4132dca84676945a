/** Finds every withdrawal that is not over, however long ago it was drafted. */
import { runWithConcurrency } from '../../../async/runWithConcurrency.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { DraftIndex } from './draftIndex.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import { canChangeAtService, type ReadBack, type ReadWithdrawal } from './readBack.js';
import type { WithdrawalRecords } from './withdrawalRecords.js';
import { isEnd, stateOf } from './withdrawalState.js';

/** Withdrawals that are not over. */
export interface UnfinishedWithdrawals {
  readonly looks: readonly ReadWithdrawal[];
  /** Ids of those that cannot be read: nobody knows whether they are over. */
  readonly unreadable: readonly string[];
  /** Whether all drafts have been looked through; otherwise the next call goes on with older ones. */
  readonly isComplete: boolean;
}

/** Drafts looked through at a time, and streams read at a time. */
const PAGE = 200;
const AT_ONCE = 8;
/** How long one call looks through older drafts, in milliseconds of real time. */
const SEARCH_MS = 1_000;
const READ_TIMEOUT_MS = 2_500;

/**
 * Makes the finder. It reads each finished withdrawal once, and from then on only those that are not over
 * and those drafted since.
 */
export function createUnfinishedWithdrawals(parts: {
  readonly index: Pick<DraftIndex, 'newest'>;
  readonly records: Pick<WithdrawalRecords, 'read'>;
  readonly reads: Pick<ReadBack, 'read'>;
  readonly now: () => number;
}): (needsService: (facts: WithdrawalFacts) => boolean) => Promise<UnfinishedWithdrawals> {
  const { index, records, reads, now } = parts;
  const open = new Set<string>();
  let newest = 0;
  let isFirst = true;
  /** Everything from here on was looked at. */
  let oldest = Number.MAX_SAFE_INTEGER;
  let isComplete = false;

  const isOver = (facts: WithdrawalFacts): boolean =>
    isEnd(stateOf(facts, now())) &&
    // A person may be wrong that it does not exist; the service is asked for a day.
    !(stateOf(facts, now()) === 'discarded' && canChangeAtService(facts, now()));

  async function keepOpen(ids: readonly string[]): Promise<void> {
    await runWithConcurrency(AT_ONCE, ids, async (id) => {
      const record = await orUnreadable(records.read(id));
      if (record instanceof Error || (record && !isOver(record.facts))) open.add(id);
    });
  }

  async function addNew(): Promise<void> {
    const found: string[] = [];
    let highest = newest;
    for (let before = Number.MAX_SAFE_INTEGER; ;) {
      const page = await index.newest(before, PAGE);
      const later = page.filter(({ sequence }) => sequence > newest);
      found.push(...later.map(({ id }) => id));
      highest = Math.max(highest, later[0]?.sequence ?? 0);
      before = later.at(-1)?.sequence ?? 0;
      // The first call takes one page; the older ones are looked through below.
      if (isFirst) oldest = before;
      if (isFirst || later.length < PAGE) break;
    }
    isFirst = false;
    await keepOpen(found);
    newest = highest;
  }

  async function addOlder(): Promise<void> {
    const until = Date.now() + SEARCH_MS;
    while (!isComplete && Date.now() < until) {
      const page = await index.newest(oldest, PAGE);
      await keepOpen(page.map(({ id }) => id));
      oldest = page.at(-1)?.sequence ?? 0;
      isComplete = page.length < PAGE;
    }
  }

  return async (needsService) => {
    await addNew();
    await addOlder();
    const looks: ReadWithdrawal[] = [];
    const unreadable: string[] = [];
    await runWithConcurrency(AT_ONCE, [...open], async (id) => {
      const record = await orUnreadable(records.read(id));
      if (record instanceof Error) {
        unreadable.push(id);
        return;
      }
      const isRead = record !== null && canChangeAtService(record.facts, now());
      const look =
        isRead && needsService(record.facts) ? await reads.read(record, READ_TIMEOUT_MS) : null;
      const current = look?.record ?? record;
      if (!current || isOver(current.facts)) open.delete(id);
      else looks.push(look ?? { record: current, lastReading: NOTHING_READ });
    });
    return { looks, unreadable, isComplete };
  };
}

const NOTHING_READ = { reading: null, checkedAt: null, staleBecause: null };
