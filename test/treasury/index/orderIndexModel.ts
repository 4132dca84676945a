/** Compares an order index with the one in memory over random batches, and a long sum with its exact value. */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryOrderIndex } from '../../../src/treasury/index/memoryOrderIndex.js';
import type {
  EntryPlace,
  ListedEntry,
  MoneyEntry,
  Period,
} from '../../../src/treasury/index/moneyEntries.js';
import type { OrderIndex, OrderRow } from '../../../src/treasury/index/orderIndex.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { minute, openedRow, readPages } from './orderIndexRows.js';

const STATUSES = ['unpaid', 'paid', 'held'] as const;
const TERMS = ['1', '10', '104', 'ab', 'abc', 'é'] as const;
const KINDS = ['paid', 'refund', 'deposit', 'deposit_refund', 'none'] as const;
const ORDERS = 6;

/** Amounts of any size: tiny, with 18 decimals, and with more digits than any number type holds. */
const AMOUNTS = [
  '0',
  '0.1',
  '0.2',
  '19.99',
  '0.000000000000000001',
  '999999999999.999999999999999999',
  '123456789012345678901234567890.5',
  '0.00000000000000000000000000000000000000000000000001',
].map(parseDecimal);

/** Every time there is. */
const ALWAYS: Period = { from: '0', before: '~' };

const time = fc.integer({ min: 0, max: 5 }).map(minute);
const orNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(value, { nil: null });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
const amount = fc.constantFrom(...AMOUNTS);

const entry = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: time,
  amountUsd: orNull(amount),
  display: orNull(fc.record({ currency: fc.constantFrom('EUR', 'JPY'), amount })),
  shown: fc.constantFrom('{}', JSON.stringify({ id: '\u2028 "\\ 💶' })),
});

const change = fc.record({
  order: fc.nat(ORDERS - 1),
  status: fc.constantFrom(...STATUSES),
  attentionAt: orNull(time),
  paid: fc.boolean(),
  refunded: fc.boolean(),
  currencyId: orNull(fc.constantFrom('A', 'B')),
  terms: fc.array(fc.constantFrom(...TERMS), { maxLength: 3 }),
  entries: fc.tuple(entry, entry),
});

const batch = fc.record({
  generation: fc.integer({ min: 1, max: 2 }),
  upTo: fc.nat(20),
  changes: fc.uniqueArray(change, { maxLength: 4, selector: ({ order }) => order }),
});

const filter = fc.record({
  status: optional(fc.constantFrom(...STATUSES)),
  attention: optional(fc.constant(true as const)),
  paid: optional(fc.constant(true as const)),
  refunded: optional(fc.constant(true as const)),
  currencyId: optional(fc.constantFrom('A', 'B')),
  openedFrom: optional(time),
  openedBefore: optional(time),
  term: optional(fc.constantFrom('1', '10', 'a', 'ab', 'é', 'zz')),
  termEnd: optional(fc.constantFrom('4', 'b', 'bc')),
  orTerm: optional(fc.constantFrom('1', 'ab', 'zz')),
});
const period = fc.tuple(time, time).map(([from, before]): Period => ({ from, before }));

const history = fc.record({
  batches: fc.array(batch, { maxLength: 8 }),
  filters: fc.array(filter, { minLength: 1, maxLength: 4 }),
  periods: fc.array(fc.oneof(period, fc.constant(ALWAYS)), { minLength: 1, maxLength: 3 }),
  asOf: time,
  limit: fc.integer({ min: 1, max: 4 }),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

interface Opened {
  readonly row: OrderRow;
  /** Of its two events, which entries can belong to. */
  readonly sequences: readonly number[];
}

/** Opens an order with two events. Every second one shares its time with the one before. */
async function openOrder(ledger: Ledger, number: number): Promise<Opened> {
  const openedAt = minute(Math.floor(number / 2));
  const row = await openedRow(ledger, number, { openedAt, terms: [] });
  const event = { stream: row.stream, key: 'second', kind: 'confirmed', at: minute(9), body: {} };
  const { sequence } = await ledger.append(event);
  return { row, sequences: [row.opened, sequence] };
}

/** All answers of an index, those without an order of their own sorted. */
async function answersOf(index: OrderIndex, { filters, periods, asOf, limit }: History) {
  const sorted = (items: readonly object[]): string[] =>
    items.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
  const lists = filters.map(async (one) => ({
    rows: await readPages(index, { filter: one, asOf, limit }),
    counts: await index.count({ filter: one, asOf }),
  }));
  return {
    lists: await Promise.all(lists),
    sums: sorted(await index.sum({ periods })),
    entries: await Promise.all(periods.map((period) => readEntries(index, period, limit))),
  };
}

/** All entries of a period, read in pages of this size. */
async function readEntries(index: OrderIndex, period: Period, limit: number) {
  const entries: ListedEntry[] = [];
  for (let after: EntryPlace | null = null; ; after = entries.at(-1) ?? null) {
    const page = await index.entries({ period, after, limit });
    entries.push(...page);
    if (page.length < limit) return entries;
  }
}

/** Compares an index with the one in memory over random batches. */
export async function checkOrderIndex(
  make: () => Promise<Ledger>,
  indexOver: (ledger: Ledger) => OrderIndex,
  runs: number,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const ledger = await make();
      try {
        const [index, model] = [indexOver(ledger), memoryOrderIndex()];
        const opened: Opened[] = [];
        for (let order = 0; order < ORDERS; order += 1) {
          opened.push(await openOrder(ledger, order));
        }
        for (const { generation, upTo, changes } of one.batches) {
          const rows = changes.flatMap(({ order, entries, ...parts }): OrderRow[] => {
            const { row, sequences = [] } = opened[order] ?? {};
            const money = entries.map((body, number): MoneyEntry => ({
              ...body,
              sequence: sequences[number] ?? 0,
            }));
            return row ? [{ ...row, ...parts, money }] : [];
          });
          const written = { generation, from: 0, upTo, rows };
          await index.write(written);
          await model.write(written);
        }
        expect(await answersOf(index, one)).toEqual(await answersOf(model, one));
      } finally {
        await ledger.close?.();
      }
    }),
    { numRuns: runs },
  );
}

/**
 * Checks that a sum of many amounts is exact.
 *
 * @param knowsOrders whether the index also leaves out an order that the ledger does not have.
 */
export async function checkManyEntries(
  { ledger, index }: { readonly ledger: Ledger; readonly index: OrderIndex },
  knowsOrders: boolean,
): Promise<void> {
  const { row, sequences } = await openOrder(ledger, 0);
  const entryOf = (sequence: number): MoneyEntry => ({
    ...{ sequence, kind: 'paid', at: minute(1), shown: '{}' },
    ...{ amountUsd: parseDecimal('0.100000000000000001') },
    display: { currency: 'EUR', amount: parseDecimal('0.1') },
  });
  const many = Array.from({ length: 300 }, (_, number) => entryOf(1_000 + number));
  const gone = { ...row, opened: 9_999, stream: 'order:gone', money: [entryOf(9_999)] };
  const own = { ...row, money: [...many, ...sequences.map(entryOf)] };
  await index.write({ generation: 1, from: 0, upTo: 9, rows: knowsOrders ? [own, gone] : [own] });
  expect(await index.sum({ periods: [ALWAYS] })).toEqual([
    {
      ...{ period: 0, kind: 'paid', currency: 'EUR', valued: true, count: 302 },
      ...{ amountUsd: '30.200000000000000302', display: '30.2' },
    },
  ]);
}
