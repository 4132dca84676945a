/** An index of orders in memory, for tests and the browser's sandbox. */
import { listEntries, sumEntries } from './memoryMoneyEntries.js';
import type {
  IndexProgress,
  ListedOrder,
  OrderCounts,
  OrderFilter,
  OrderIndex,
  OrderPosition,
  OrderRow,
} from './orderIndex.js';

interface Kept {
  readonly row: OrderRow;
  readonly terms: ReadonlySet<string>;
  readonly generation: number;
  readonly asOf: number;
}

/** Makes an empty index in memory. */
export function memoryOrderIndex(): OrderIndex {
  const kept = new Map<number, Kept>();
  let progress: IndexProgress = { generation: 1, form: 0, position: 0 };

  function put(row: OrderRow, generation: number, asOf: number): void {
    const known = kept.get(row.opened);
    const isOlder =
      known &&
      (generation < known.generation || (generation === known.generation && asOf < known.asOf));
    // An order only ever gains terms, so those of an older row hold too.
    const terms = new Set([...(known?.terms ?? []), ...row.terms]);
    kept.set(row.opened, isOlder ? { ...known, terms } : { row, terms, generation, asOf });
  }

  const rows = (): OrderRow[] => [...kept.values()].map(({ row }) => row);

  const fitting = (filter: OrderFilter, asOf: string): ListedOrder[] =>
    [...kept.values()]
      .filter(({ row, terms }) => fitsFilter({ ...row, terms: [...terms] }, filter, asOf))
      .map(({ row: { terms: _, money: __, ...row } }) => ({
        ...row,
        attention: needsAttention(row, asOf),
      }));

  return {
    progress: () => Promise.resolve(progress),
    write({ generation, from, upTo, rows: given }) {
      for (const row of given) put(row, generation, upTo);
      if (generation === progress.generation && progress.position >= from) {
        progress = { ...progress, position: Math.max(progress.position, upTo) };
      }
      return Promise.resolve();
    },
    restart({ generation, form }) {
      if (generation === progress.generation) {
        progress = { generation: generation + 1, form, position: 0 };
      }
      return Promise.resolve();
    },
    find({ filter, asOf, after, limit }) {
      const found = fitting(filter, asOf).sort(byPlace);
      const rest = after === null ? found : found.filter((row) => byPlace(after, row) < 0);
      return Promise.resolve(rest.slice(0, limit));
    },
    count: ({ filter, asOf }) => Promise.resolve(countOrders(fitting(filter, asOf))),
    sum: ({ periods }) => Promise.resolve(sumEntries(rows(), periods)),
    entries: (query) => Promise.resolve(listEntries(rows(), query)),
  };
}

const needsAttention = ({ attentionAt }: Pick<OrderRow, 'attentionAt'>, asOf: string): boolean =>
  attentionAt !== null && attentionAt <= asOf;

/** Attention first, then the newest. */
function byPlace(a: OrderPosition, b: OrderPosition): number {
  if (a.attention !== b.attention) return a.attention ? -1 : 1;
  if (a.openedAt !== b.openedAt) return a.openedAt > b.openedAt ? -1 : 1;
  return b.opened - a.opened;
}

/** Whether a row is in a filtered list. */
export function fitsFilter(row: OrderRow, filter: OrderFilter, asOf: string): boolean {
  const { status, attention, paid, refunded, currencyId, openedFrom, openedBefore } = filter;
  const { term, termEnd = '', orTerm } = filter;
  const hasTerm = (begin: string, end = ''): boolean =>
    row.terms.some((one) => one.startsWith(begin) && one.endsWith(end));
  return (
    (status === undefined || row.status === status) &&
    (attention === undefined || needsAttention(row, asOf)) &&
    (paid === undefined || row.paid) &&
    (refunded === undefined || row.refunded) &&
    (currencyId === undefined || row.currencyId === currencyId) &&
    (openedFrom === undefined || row.openedAt >= openedFrom) &&
    (openedBefore === undefined || row.openedAt < openedBefore) &&
    (term === undefined || hasTerm(term, termEnd) || (orTerm !== undefined && hasTerm(orTerm)))
  );
}

function countOrders(rows: readonly ListedOrder[]): OrderCounts {
  const byStatus: Record<string, number> = {};
  for (const { status } of rows) byStatus[status] = (byStatus[status] ?? 0) + 1;
  const those = (test: (row: ListedOrder) => boolean): number => rows.filter(test).length;
  return {
    all: rows.length,
    attention: those(({ attention }) => attention),
    paid: those(({ paid }) => paid),
    refunded: those(({ refunded }) => refunded),
    byStatus,
  };
}
