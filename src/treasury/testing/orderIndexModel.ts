/** Compares an order index with the one in memory over random batches, and a long sum with its exact value. */
import * as fc from 'fast-check';
import type { Ledger } from '../../ledger/ledger.js';
import { memoryOrderIndex } from '../index/memoryOrderIndex.js';
import { ALWAYS, type MoneyEntry, type Period } from '../index/moneyEntries.js';
import type { OrderIndex, OrderRow } from '../index/orderIndex.js';
import { parseDecimal } from '../../money/decimal.js';
import { indexOf, LATER, minute, openedRow, readPages } from './orderIndexRows.js';
import type { Expect } from '../../testing/ledgerConformance/testKit.js';

const STATUSES = ['unpaid', 'paid', 'held'] as const;
const TERMS = ['1', '10', '104', 'ab', 'abc', 'é'] as const;
const KINDS = ['confirmed', 'seen', 'paid', 'unpaid'] as const;
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

const time = fc.integer({ min: 0, max: 5 }).map(minute);
const orNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(value, { nil: null });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
const amount = fc.constantFrom(...AMOUNTS);

const entry = fc.record({
  kind: fc.constantFrom(...KINDS, 'none' as const),
  at: time,
  until: orNull(time),
  currencyId: orNull(fc.constantFrom('USDT.Tron', 'ETH.Ethereum')),
  blockchain: orNull(fc.constantFrom('tron', 'ethereum')),
  amount: orNull(amount),
  amountUsd: orNull(amount),
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
  const sums = KINDS.map(async (kind) => sorted(await index.sum({ kind, periods, asOf })));
  return {
    lists: await Promise.all(lists),
    sums: await Promise.all(sums),
  };
}

/** Compares an index with the one in memory over random batches. */
export async function checkOrderIndex(
  expect: Expect,
  make: () => Promise<Ledger>,
  runs: number,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const ledger = await make();
      try {
        const [index, model] = [indexOf(ledger), memoryOrderIndex()];
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
  expect: Expect,
  ledger: Ledger,
  knowsOrders: boolean,
): Promise<void> {
  const index = indexOf(ledger);
  const { row, sequences } = await openOrder(ledger, 0);
  const entryOf = (sequence: number): MoneyEntry => ({
    ...{ sequence, kind: 'confirmed', at: minute(1), until: null },
    ...{ currencyId: 'ETH.Ethereum', blockchain: 'ethereum' },
    ...{ amount: parseDecimal('0.100000000000000001'), amountUsd: parseDecimal('0.1') },
  });
  const many = Array.from({ length: 300 }, (_, number) => entryOf(1_000 + number));
  const gone = { ...row, opened: 9_999, stream: 'order:gone', money: [entryOf(9_999)] };
  const own = { ...row, money: [...many, ...sequences.map(entryOf)] };
  await index.write({ generation: 1, from: 0, upTo: 9, rows: knowsOrders ? [own, gone] : [own] });
  const sums = await index.sum({ kind: 'confirmed', periods: [ALWAYS], asOf: LATER });
  const expected = { count: 302, amount: '30.200000000000000302', amountUsd: '30.2' };
  expect(
    sums.map(({ count, amount: coins, amountUsd }) => ({ count, amount: coins, amountUsd })),
  ).toEqual([expected]);
}
