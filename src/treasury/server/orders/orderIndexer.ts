/** Fills the index of orders from the ledger, behind a cursor that the index keeps. */
import { createCoalescedRead } from '../../../async/coalescedRead.js';
import { runWithConcurrency } from '../../../async/runWithConcurrency.js';
import { withTimeout } from '../../../async/withTimeout.js';
import type { Ledger } from '../../../ledger/ledger.js';
import type { OrderIndex, OrderRow } from '../../index/orderIndex.js';
import type { OrderReader } from './orderReader.js';
import { ROW_FORM } from './orderRow.js';

/** Events read at a time. */
const PAGE = 500;
/** Orders read at a time. */
const AT_ONCE = 4;
/** After so many orders others get their turn: an SQLite file is read without any pause in between. */
const TURN = 16;

/** Fills one index. */
export type OrderIndexer = ReturnType<typeof createOrderIndexer>;

/** Makes the indexer. */
export function createOrderIndexer(
  ledger: Pick<Ledger, 'list'>,
  index: OrderIndex,
  reader: OrderReader,
) {
  let isStopped = false;
  /** A later release fills the index, and has not come to the end: this one cannot. */
  let isBehind = false;
  let isComplete = false;

  async function rowsOf(streams: ReadonlySet<string>): Promise<OrderRow[]> {
    const rows: OrderRow[] = [];
    let count = 0;
    await runWithConcurrency(AT_ONCE, streams, async (stream) => {
      const row = await reader.rowOf(stream);
      if (row) rows.push(row);
      count += 1;
      if (count % TURN === 0) await nextTurn();
    });
    return rows;
  }

  /** Reads one page of events. @returns whether there may be more */
  async function step(mayGoOn: () => boolean): Promise<boolean> {
    const { generation, form, position } = await index.progress();
    isBehind = false;
    // A later release fills it, in a form that this one reads as far as it can.
    if (form > ROW_FORM) {
      isBehind = (await ledger.list({ after: position, limit: 1 })).length > 0;
      return false;
    }
    if (form < ROW_FORM) {
      await index.restart({ generation, form: ROW_FORM });
      return true;
    }
    const page = await ledger.list({ after: position, limit: PAGE });
    const last = page.at(-1);
    if (!last) return false;
    // Rows are computed after the page was read, so that they include all of it.
    await reader.readRefunds();
    const rows = await rowsOf(new Set(page.flatMap((event) => reader.ordersOf(event))));
    if (!mayGoOn()) return false;
    await index.write({ generation, from: position, upTo: last.sequence, rows });
    return page.length === PAGE;
  }

  const fill = createCoalescedRead(async (mayGoOn) => {
    await reader.endExpired();
    while (!isStopped && (await step(mayGoOn))) mayGoOn();
    isComplete = !isStopped && !isBehind;
  });

  return {
    /**
     * Reads what is new. The work goes on after the time limit.
     *
     * @param ms how long to wait at most: milliseconds of real time.
     * @returns whether the index holds everything that was written before the call.
     * @throws what the ledger or the index throws in that time.
     */
    async catchUp(ms: number): Promise<boolean> {
      const { done } = await withTimeout(fill(), ms);
      return done && isComplete;
    },
    /** Ends the work after the page that it is at; the next start goes on from there. */
    stop(): void {
      isStopped = true;
    },
  };
}

/** Lets other work of the process run. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
