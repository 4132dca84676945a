/** Finds orders for the back office: by the ledger's index, or by reading the ledger itself. */
import type { OrderViewName } from '../../contract/orderList.js';
import { createNewestFirst } from '../../../ledger/newestFirst.js';
import type { Ledger } from '../../../ledger/ledger.js';
import { fitsFilter } from '../../index/memoryOrderIndex.js';
import type {
  ListedOrder,
  OrderCounts,
  OrderFilter,
  OrderIndex,
  OrderPosition,
} from '../../index/orderIndex.js';
import type { DiagnosticListener } from '../../../server/configuration/diagnostic.js';
import { throwOutage } from '../../../server/http/readiness.js';
import { pageOf, type Page, type PageQuery } from '../pages.js';
import { createOrderIndexer, type OrderIndexer } from './orderIndexer.js';
import type { OrderReader } from './orderReader.js';
import { listedAt } from './orderRow.js';

/** Where a page begins. */
export interface SearchPlace extends OrderPosition {
  /** The time of the first page. */
  readonly asOf: string;
}

/** A page of orders. */
export interface FoundOrders extends Page<ListedOrder, SearchPlace> {
  /** Whether the index answered. */
  readonly indexed: boolean;
}

/** Finds orders. */
export type OrderSearch = ReturnType<typeof createOrderSearch>;

/** Which page of which orders. */
interface SearchQuery {
  readonly filter: OrderFilter;
  readonly after: SearchPlace | null;
  readonly limit: number;
}

/** The filter of a view. */
export function filterOfView(view: OrderViewName | undefined): OrderFilter {
  if (view === undefined) return {};
  if (view === 'attention') return { attention: true };
  if (view === 'paid') return { paid: true };
  if (view === 'refunded') return { refunded: true };
  return { status: view };
}

/** How long a request waits for the index, in milliseconds. */
const CATCH_UP_MS = 1_500;
/** A broken or incomplete index is tried again after this, in milliseconds. */
const AGAIN_MS = 5_000;
/** Orders that one request reads from the ledger without an index. */
export const MOST_SCANNED = 500;

/** Makes the search of one handler. */
export function createOrderSearch(parts: {
  readonly ledger: Ledger;
  /** Null if the ledger has none. */
  readonly index: OrderIndex | null;
  readonly reader: OrderReader;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}) {
  const { ledger, reader, now, report } = parts;
  const index = parts.index && reachableIndex(parts.index);
  const indexer = index && createOrderIndexer(ledger, index, reader);
  const isReady = indexer ? readyIndex(indexer, report) : () => Promise.resolve(false);
  const scan = createScan(ledger, reader);

  const findIndexed = async (query: SearchQuery, asOf: string): Promise<FoundOrders> => {
    const { filter, after, limit } = query;
    const found = (await index?.find({ filter, asOf, after, limit: limit + 1 })) ?? [];
    const placeOf = ({ attention, openedAt, opened }: ListedOrder): SearchPlace => ({
      ...{ asOf, attention, openedAt, opened },
    });
    return { ...pageOf(found, limit, placeOf), indexed: true };
  };

  const find = async (query: SearchQuery): Promise<FoundOrders> => {
    const asOf = query.after?.asOf ?? new Date(now()).toISOString();
    return (await isReady()) ? findIndexed(query, asOf) : scan({ ...query, asOf });
  };

  return {
    find,
    /** Null while there is no complete index. */
    async count(filter: OrderFilter): Promise<OrderCounts | null> {
      if (!index || !(await isReady())) return null;
      return index.count({ filter, asOf: new Date(now()).toISOString() });
    },
    /** The index, if it holds everything that was written before the call. */
    completeIndex: async (): Promise<OrderIndex | null> => ((await isReady()) ? index : null),
    /** Makes a reader of all that fit, newest first, that stays with the index or without it. */
    reader(filter: OrderFilter) {
      // Before all orders nothing needs attention, so the index sorts by time alone.
      const asOf = filter.attention ? new Date(now()).toISOString() : NEVER;
      let ready: Promise<boolean> | undefined;
      return async ({ after, limit }: PageQuery<SearchPlace>): Promise<FoundOrders> => {
        const query = { filter, after: after ?? null, limit };
        return (await (ready ??= isReady())) ? findIndexed(query, asOf) : scan({ ...query, asOf });
      };
    },
    /** Ends the filling of the index. */
    close: () => indexer?.stop(),
  };
}

/** Turns every failure of the index into a 503 that says to retry, instead of a 500. */
const reachableIndex = (index: OrderIndex): OrderIndex => ({
  progress: () => index.progress().catch(throwOutage),
  write: (batch) => index.write(batch).catch(throwOutage),
  restart: (rebuild) => index.restart(rebuild).catch(throwOutage),
  find: (query) => index.find(query).catch(throwOutage),
  count: (query) => index.count(query).catch(throwOutage),
  sum: (query) => index.sum(query).catch(throwOutage),
  entries: (query) => index.entries(query).catch(throwOutage),
});

/** Before every time. */
const NEVER = '0000';

/**
 * Whether the index can answer now. While it is filled for the first time, requests wait for it once in a
 * while and not every time.
 */
function readyIndex(indexer: OrderIndexer, report: DiagnosticListener): () => Promise<boolean> {
  let waitUntil = 0;
  let hasFailed = false;

  return async () => {
    const patience = Date.now() < waitUntil ? 0 : CATCH_UP_MS;
    try {
      const ready = await indexer.catchUp(patience);
      if (!ready && patience > 0) waitUntil = Date.now() + AGAIN_MS;
      hasFailed = false;
      return ready;
    } catch (error) {
      if (!hasFailed) {
        report({
          code: 'order_index_failed',
          message:
            'The index of orders cannot be read or written, so the list of orders reads the ledger itself: ' +
            'it is slower, sorted by time alone, and counts nothing. Nothing else depends on it. If the ' +
            "database's role may not make tables, run `migrateLedger` with one that may.",
          error,
        });
      }
      hasFailed = true;
      waitUntil = Date.now() + AGAIN_MS;
      return false;
    }
  };
}

/** Reads the ledger newest first, a limited number of orders for each page. */
function createScan(ledger: Ledger, reader: OrderReader) {
  const read = createNewestFirst(ledger, 'opened');

  return async (query: SearchQuery & { readonly asOf: string }): Promise<FoundOrders> => {
    const { filter, after, limit, asOf } = query;
    await reader.endExpired();
    await reader.readRefunds();
    const rows: ListedOrder[] = [];
    let before = after?.opened;
    for (let scanned = 0; scanned < MOST_SCANNED;) {
      const { events, next } = await read({ before, limit: Math.min(limit, 50) });
      for (const event of events) {
        const row = await reader.rowOf(event.stream);
        scanned += 1;
        before = event.sequence;
        if (row && fitsFilter(row, filter, asOf)) rows.push(listedAt(row, asOf));
        if (rows.length === limit) break;
      }
      const isEnd = next === null && before === events.at(-1)?.sequence;
      if (isEnd || events.length === 0) return { rows, next: null, indexed: false };
      if (rows.length === limit) break;
    }
    // A page that found less still says where the next one goes on.
    const place = { asOf, attention: false, openedAt: asOf, opened: before ?? 0 };
    return { rows, next: place, indexed: false };
  };
}
