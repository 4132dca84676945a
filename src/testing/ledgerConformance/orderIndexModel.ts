/** A plain model of the order index, and the comparison of an index with it. */
import * as fc from 'fast-check';
import type { Ledger } from '../../ledger/ledger.js';
import type { OrderFilter, OrderRow } from '../../ledger/orderIndex.js';
import { LATER, minute, openedRow, readPages } from './orderIndexRows.js';
import type { Expect } from './testKit.js';

const STATUSES = ['unpaid', 'paid', 'held'] as const;
const TERMS = ['1', '10', '104', 'ab', 'abc', 'é'] as const;
const ORDERS = 6;

const time = fc.integer({ min: 0, max: 5 }).map(minute);
const orNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(value, { nil: null });

const change = fc.record({
  order: fc.nat(ORDERS - 1),
  status: fc.constantFrom(...STATUSES),
  attentionAt: orNull(time),
  paid: fc.boolean(),
  refunded: fc.boolean(),
  currencyId: orNull(fc.constantFrom('A', 'B')),
  terms: fc.array(fc.constantFrom(...TERMS), { maxLength: 3 }),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

const batch = fc.record({
  generation: fc.integer({ min: 1, max: 2 }),
  upTo: fc.nat(20),
  changes: fc.uniqueArray(change, { maxLength: 4, selector: ({ order }) => order }),
});
type Batch = typeof batch extends fc.Arbitrary<infer T> ? T : never;

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
const filter = fc.record({
  status: optional(fc.constantFrom(...STATUSES)),
  attention: optional(fc.constant(true as const)),
  paid: optional(fc.constant(true as const)),
  refunded: optional(fc.constant(true as const)),
  currencyId: optional(fc.constantFrom('A', 'B')),
  openedFrom: optional(time),
  openedBefore: optional(time),
  term: optional(fc.constantFrom('1', '10', 'a', 'ab', 'é', 'zz')),
});

interface Expected extends Omit<Change, 'terms'> {
  readonly terms: readonly string[];
  readonly generation: number;
  readonly upTo: number;
}

/** What the batches add up to: for each order the change from the most of the ledger. */
function expectedRows(batches: readonly Batch[]): Map<number, Expected> {
  const rows = new Map<number, Expected>();
  const words = new Map<number, string[]>();
  for (const { generation, upTo, changes } of batches) {
    for (const one of changes) {
      words.set(one.order, [...(words.get(one.order) ?? []), ...one.terms]);
      const known = rows.get(one.order);
      const rank = generation * 1000 + upTo;
      if (known && rank < known.generation * 1000 + known.upTo) continue;
      rows.set(one.order, { ...one, generation, upTo });
    }
  }
  // A row that lost may still have added terms: they are of the same order, and only ever added.
  return new Map(
    [...rows].map(([order, row]) => [order, { ...row, terms: words.get(order) ?? [] }]),
  );
}

function isIn(row: Expected, openedAt: string, asOf: string, one: OrderFilter): boolean {
  const needs = row.attentionAt !== null && row.attentionAt <= asOf;
  return [
    one.status === undefined || one.status === row.status,
    !one.attention || needs,
    !one.paid || row.paid,
    !one.refunded || row.refunded,
    one.currencyId === undefined || one.currencyId === row.currencyId,
    one.openedFrom === undefined || openedAt >= one.openedFrom,
    one.openedBefore === undefined || openedAt < one.openedBefore,
    one.term === undefined || row.terms.some((term) => term.startsWith(one.term ?? '')),
  ].every(Boolean);
}

/** Compares an index with the model over random batches. */
export async function checkOrderIndex(
  expect: Expect,
  make: () => Promise<Ledger>,
  runs: number,
): Promise<void> {
  const history = fc.record({
    batches: fc.array(batch, { maxLength: 8 }),
    filters: fc.array(filter, { minLength: 1, maxLength: 4 }),
    asOf: time,
    limit: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ batches, filters, asOf, limit }) => {
      const ledger = await make();
      try {
        const index = ledger.orderIndex;
        if (!index) throw new Error('This ledger has no `orderIndex`.');
        const opened: OrderRow[] = [];
        for (let order = 0; order < ORDERS; order += 1) {
          // Every second one shares its time with the one before.
          const openedAt = minute(Math.floor(order / 2));
          opened.push(await openedRow(ledger, order, { openedAt, terms: [] }));
        }
        for (const { generation, upTo, changes } of batches) {
          const rows = changes.map(({ order, ...parts }) => ({ ...opened[order], ...parts }));
          await index.write({ generation, from: 0, upTo, rows: rows as OrderRow[] });
        }
        const rows = expectedRows(batches);
        for (const one of filters) {
          const fitting = opened
            .map((row, order) => ({ row, now: rows.get(order) }))
            .filter(({ row, now }) => now && isIn(now, row.openedAt, asOf, one))
            .map(({ row, now }) => ({
              id: row.opened,
              attention: (now?.attentionAt ?? LATER) <= asOf,
              status: now?.status,
            }))
            // Later ones have a later time or, in the same minute, a higher sequence.
            .sort((a, b) => Number(b.attention) - Number(a.attention) || b.id - a.id);
          const found = await readPages(index, { filter: one, asOf, limit });
          expect(
            found.map(({ opened: id, attention, status }) => ({ id, attention, status })),
          ).toEqual(fitting);
          const counts = await index.count({ filter: one, asOf });
          expect(counts.all).toBe(fitting.length);
          expect(counts.attention).toBe(fitting.filter(({ attention }) => attention).length);
        }
      } finally {
        await ledger.close?.();
      }
    }),
    { numRuns: runs },
  );
}
