/** Tests of the money entries of an order index. */
import * as fc from 'fast-check';
import type { Ledger } from '../../ledger/ledger.js';
import { ALWAYS, type MoneyEntry, type MoneySum, type Period } from '../../ledger/moneyEntries.js';
import type { OrderIndex, OrderRow } from '../../ledger/orderIndex.js';
import { addDecimal, parseDecimal, type DecimalString } from '../../money/decimal.js';
import { LATER, minute, openedRow } from './orderIndexRows.js';
import type { Expect } from './testKit.js';

const KINDS = ['confirmed', 'seen', 'paid', 'unpaid'] as const;

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

const orNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(value, { nil: null });
const amount = fc.constantFrom(...AMOUNTS);
const time = fc.integer({ min: 0, max: 5 }).map(minute);

const content = fc.record({
  kind: fc.constantFrom(...KINDS, 'none' as const),
  at: time,
  until: orNull(time),
  currencyId: orNull(fc.constantFrom('USDT.Tron', 'ETH.Ethereum')),
  blockchain: orNull(fc.constantFrom('tron', 'ethereum')),
  amount: orNull(amount),
  amountUsd: orNull(amount),
  seconds: orNull(fc.nat(3)),
});
type Content = typeof content extends fc.Arbitrary<infer T> ? T : never;

const batch = fc.record({
  generation: fc.integer({ min: 1, max: 2 }),
  upTo: fc.nat(20),
  orders: fc.uniqueArray(fc.record({ order: fc.nat(2), entries: fc.tuple(content, content) }), {
    maxLength: 3,
    selector: ({ order }) => order,
  }),
});
type Batch = typeof batch extends fc.Arbitrary<infer T> ? T : never;

const period = fc.tuple(time, time).map(([from, before]): Period => ({ from, before }));

/** What the batches add up to: each entry from the most of the ledger. */
function expectedEntries(batches: readonly Batch[]): Content[] {
  const entries = new Map<string, { readonly rank: number; readonly entry: Content }>();
  for (const { generation, upTo, orders } of batches) {
    const rank = generation * 1000 + upTo;
    for (const { order, entries: both } of orders) {
      for (const [number, entry] of both.entries()) {
        const key = `${String(order)} ${String(number)}`;
        if (rank >= (entries.get(key)?.rank ?? 0)) entries.set(key, { rank, entry });
      }
    }
  }
  return [...entries.values()].map(({ entry }) => entry);
}

const total = (amounts: readonly (DecimalString | null)[]): DecimalString =>
  addDecimal(...amounts.flatMap((one) => one ?? []));

const groupOf = (entry: Content, number: number, asOf: string) => ({
  period: number,
  currencyId: entry.currencyId,
  blockchain: entry.blockchain,
  valued: entry.amountUsd !== null,
  live: entry.until !== null && entry.until > asOf,
});

/** The sums as a person would add them up. */
function expectedSums(
  entries: readonly Content[],
  kind: string,
  periods: readonly Period[],
  asOf: string,
): MoneySum[] {
  const keyed = periods.flatMap(({ from, before }, number) =>
    entries
      .filter((one) => one.kind === kind && one.at >= from && one.at < before)
      .map((entry) => ({ entry, group: groupOf(entry, number, asOf) })),
  );
  const groups = new Map(keyed.map(({ group }) => [JSON.stringify(group), group]));
  return [...groups].map(([key, group]) => {
    const members = keyed.filter((one) => JSON.stringify(one.group) === key);
    return {
      ...group,
      count: members.length,
      amount: total(members.map(({ entry }) => entry.amount)),
      amountUsd: total(members.map(({ entry }) => entry.amountUsd)),
    };
  });
}

const sorted = (items: readonly unknown[]): string[] =>
  items.map((one) => JSON.stringify(one)).sort();
const orderedSum = ({ count, amount: coins, amountUsd, ...group }: MoneySum) => [
  ...[group.period, group.currencyId, group.blockchain, group.valued, group.live],
  ...[count, coins, amountUsd],
];

function expectedTimes(entries: readonly Content[], { from, before }: Period): string[] {
  const counts = new Map<string, number>();
  for (const { kind, at, blockchain, seconds } of entries) {
    if (kind !== 'confirmed' || blockchain === null || seconds === null) continue;
    if (at < from || at >= before) continue;
    const key = `${blockchain} ${String(seconds)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${key} ${String(count)}`).sort();
}

function indexOf({ orderIndex }: Ledger): OrderIndex {
  if (orderIndex) return orderIndex;
  throw new Error('This ledger has no `orderIndex`, so there is nothing to test.');
}

/** Opens three orders, each with two events that an entry can belong to. */
async function openOrders(ledger: Ledger) {
  const orders: { readonly row: OrderRow; readonly sequences: readonly number[] }[] = [];
  for (let number = 0; number < 3; number += 1) {
    const row = await openedRow(ledger, number, { terms: [] });
    const event = { stream: row.stream, key: 'second', kind: 'confirmed', at: minute(9), body: {} };
    const { sequence } = await ledger.append(event);
    orders.push({ row, sequences: [row.opened, sequence] });
  }
  return orders;
}

/** Compares the sums of an index with those of a plain model over random batches. */
export async function checkMoneyEntries(
  expect: Expect,
  make: () => Promise<Ledger>,
  runs: number,
): Promise<void> {
  const history = fc.record({
    batches: fc.array(batch, { maxLength: 6 }),
    periods: fc.array(fc.oneof(period, fc.constant(ALWAYS)), { minLength: 1, maxLength: 3 }),
    asOf: time,
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ batches, periods, asOf }) => {
      const ledger = await make();
      try {
        const index = indexOf(ledger);
        const opened = await openOrders(ledger);
        for (const { generation, upTo, orders } of batches) {
          const rows = orders.flatMap(({ order, entries }) => {
            const at = opened[order];
            if (!at) return [];
            const money = entries.map((entry, number): MoneyEntry => ({
              ...entry,
              sequence: at.sequences[number] ?? 0,
            }));
            return [{ ...at.row, money }];
          });
          await index.write({ generation, from: 0, upTo, rows });
        }
        const entries = expectedEntries(batches);
        for (const kind of KINDS) {
          const sums = await index.sum({ kind, periods, asOf });
          const expected = expectedSums(entries, kind, periods, asOf);
          expect(sorted(sums.map(orderedSum))).toEqual(sorted(expected.map(orderedSum)));
        }
        for (const one of periods) {
          const times = await index.confirmTimes(one);
          const texts = times.map(
            ({ blockchain, seconds, count }) => `${blockchain} ${String(seconds)} ${String(count)}`,
          );
          expect(texts.sort()).toEqual(expectedTimes(entries, one));
        }
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
  const { row, sequences } = await openOrders(ledger).then(([first]) => {
    if (!first) throw new Error('No order was opened.');
    return first;
  });
  const entry = (sequence: number): MoneyEntry => ({
    ...{ sequence, kind: 'confirmed', at: minute(1), until: null, seconds: 5 },
    ...{ currencyId: 'ETH.Ethereum', blockchain: 'ethereum' },
    ...{ amount: parseDecimal('0.100000000000000001'), amountUsd: parseDecimal('0.1') },
  });
  const many = Array.from({ length: 300 }, (_, number) => entry(1_000 + number));
  const gone = { ...row, opened: 9_999, stream: 'order:gone', money: [entry(9_999)] };
  const own = { ...row, money: [...many, ...sequences.map(entry)] };
  await index.write({ generation: 1, from: 0, upTo: 9, rows: knowsOrders ? [own, gone] : [own] });
  const sums = await index.sum({ kind: 'confirmed', periods: [ALWAYS], asOf: LATER });
  const expected = { count: 302, amount: '30.200000000000000302', amountUsd: '30.2' };
  expect(
    sums.map(({ count, amount: coins, amountUsd }) => ({ count, amount: coins, amountUsd })),
  ).toEqual([expected]);
}
