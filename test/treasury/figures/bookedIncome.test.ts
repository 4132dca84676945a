/** Booked income equals SQL over the ledger: thousands of random orders, days and months of five time zones. */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { SqlLedger } from '../../../src/ledger/sqlLedger.js';
import { dialectOf, type LedgerDatabase } from '../../../src/ledger/sqlTables.js';
import { normalizeDecimal } from '../../../src/money/decimal.js';
import type { FiguresFileQuery } from '../../../src/treasury/contract/queries.js';
import type { BookedLine, BookedPeriod } from '../../../src/treasury/contract/figures.js';
import { createFiguresExport } from '../../../src/treasury/server/figures/exportFigures.js';
import { createFigures } from '../../../src/treasury/server/figures/figures.js';
import { createOrderSearch } from '../../../src/treasury/server/orders/orderSearch.js';
import { indexOf } from '../index/orderIndexRows.js';
import { ledgerFiles, wasmLedgers } from '../../ledger/sqlLedgers.js';
import { runs } from '../../support/runs.js';
import { readerOf } from '../server/orderHistories.js';
import { readCsv } from '../server/readCsv.js';
import { coinsBySql, sumBySql, ZONES, type SqlSum } from './bookedSql.js';
import { randomBooks, type BookEvent } from './randomBooks.js';

const NOW = Date.parse('2027-01-20T12:00:00.000Z');
const YEAR = { from: '2026-01-01', to: '2026-12-31' } as const;
const PAGE = 500;

async function fill(db: LedgerDatabase, events: readonly BookEvent[]): Promise<void> {
  for (let at = 0; at < events.length; at += PAGE) {
    const rows = events.slice(at, at + PAGE);
    await db
      .insertInto('till_events')
      .values(rows.map((row) => ({ ...row, body: JSON.stringify(row.body) })))
      .execute();
  }
}

/** The figures of a ledger, and their file, as a handler makes them. */
function booksOf(ledger: SqlLedger, at = NOW) {
  const parts = { ledger, now: () => at };
  const index = indexOf(ledger);
  const search = createOrderSearch({
    ...parts,
    index,
    reader: readerOf(ledger),
    report: ({ error }) => {
      throw error;
    },
  });
  const file = createFiguresExport({
    ...parts,
    search: { ...search, completeIndex: async () => index },
    audit: {
      begin: async () => async () => undefined,
      refusing: (_attempt: unknown, work: () => unknown) => work(),
    } as never,
    limits: { exportOrders: async () => undefined } as never,
  });
  return {
    search,
    figures: createFigures({ ...parts, search: { completeIndex: async () => index } }),
    async rows(query: FiguresFileQuery) {
      const request = new Request('https://shop.example/figures.csv');
      const answer = await file({ request, query, person: { who: 'ada' } } as never);
      const [columns = [], ...records] = readCsv(await answer.text());
      return records.map((cells) =>
        Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
      );
    },
  };
}

/** Whole numbers of 0.00000001 as an amount. */
function amountOf(units: bigint): string {
  const digits = String(units).padStart(9, '0');
  return normalizeDecimal(`${digits.slice(0, -8)}.${digits.slice(-8)}`);
}

const total = (sums: readonly SqlSum[], part: 'usd' | 'display' | 'count' | 'unvalued'): bigint =>
  sums.reduce((sum, one) => sum + BigInt(one[part]), 0n);

function expectedLine(sums: readonly SqlSum[], paid: string, refund: string): BookedLine {
  const [came, back] = [paid, refund].map((kind) => sums.filter(({ what }) => what === kind)) as [
    SqlSum[],
    SqlSum[],
  ];
  const currencies = [...new Set([...came, ...back].flatMap(({ currency }) => currency ?? []))];
  const of = (some: SqlSum[], currency: string) => some.filter((one) => one.currency === currency);
  return {
    count: Number(total(came, 'count')),
    paidUsd: amountOf(total(came, 'usd')) as never,
    refunds: Number(total(back, 'count')),
    refundedUsd: amountOf(total(back, 'usd')) as never,
    unvalued: Number(total([...came, ...back], 'unvalued')),
    displays: currencies.sort().map((currency) => ({
      currency,
      count: Number(total(of(came, currency), 'count')),
      paid: amountOf(total(of(came, currency), 'display')) as never,
      refunded: amountOf(total(of(back, currency), 'display')) as never,
    })),
  };
}

const byCurrency = (line: BookedLine): BookedLine => ({
  ...line,
  displays: line.displays.toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
});

const linesOf = ({ orders, deposits }: Pick<BookedPeriod, 'orders' | 'deposits'>) => ({
  orders: byCurrency(orders),
  deposits: byCurrency(deposits),
});

const expectedLines = (sums: readonly SqlSum[]) => ({
  orders: expectedLine(sums, 'paid', 'refund'),
  deposits: expectedLine(sums, 'deposit', 'deposit_refund'),
});

/** Sums a column of the file by hand; an empty cell is none. */
function addUp(rows: readonly Record<string, string>[], column: string): string {
  const units = rows.reduce((sum, row) => {
    const [, sign = '', whole = '0', part = ''] =
      /^(-?)(\d+)(?:\.(\d+))?$/.exec(row[column] ?? '') ?? [];
    const value = BigInt(whole) * 10n ** 8n + BigInt(part.padEnd(8, '0'));
    return sign === '-' ? sum - value : sum + value;
  }, 0n);
  return String(units);
}

async function compare(ledger: SqlLedger, count: number): Promise<void> {
  await ledger.list({ after: 0, limit: 1 });
  await fill(ledger.db, randomBooks(count));
  const books = booksOf(ledger);
  while (!(await books.search.completeIndex())) await setImmediate();
  for (const timeZone of Object.keys(ZONES)) {
    const sums = await sumBySql(ledger.db, dialectOf(ledger.db), timeZone);
    const ofYear = sums.filter(({ day }) => day.startsWith('2026-'));
    const days = (await books.figures({ query: { ...YEAR, by: 'day', timeZone } })).figures;
    expect(days?.periods).toHaveLength(365);
    for (const period of days?.periods ?? []) {
      const expected = expectedLines(sums.filter(({ day }) => day === period.name));
      expect([timeZone, period.name, linesOf(period)]).toEqual([timeZone, period.name, expected]);
    }
    expect(linesOf(days?.total as BookedPeriod)).toEqual(expectedLines(ofYear));
    const range = { by: 'month', from: '2026-01', to: '2026-12', timeZone } as const;
    for (const period of (await books.figures({ query: range })).figures?.periods ?? []) {
      const expected = expectedLines(sums.filter(({ day }) => day.startsWith(period.name)));
      expect([timeZone, period.name, linesOf(period)]).toEqual([timeZone, period.name, expected]);
    }
    await compareFiles(books, ofYear, timeZone);
  }
  await compareCoins(ledger);
}

/** Kinds of rows that count as nothing. */
const BESIDE: ReadonlySet<string> = new Set(['unbooked', 'unbooked_refund', 'undecided']);

/** Every coin that came or went back is in one row, and what is undecided is part of it. */
async function compareCoins(ledger: SqlLedger): Promise<void> {
  const later = booksOf(ledger, Date.parse('2027-12-31T12:00:00.000Z'));
  const range = { by: 'month', from: '2025-12', to: '2027-12' } as const;
  const rows = await later.rows({ ...range, rows: 'entries' });
  const coins = rows.flatMap(({ coin = '', coin_amount: amount = '' }) => {
    const amounts = amount.split(' + ');
    return coin.split(' + ').map((code, at) => ({ code, amount: amounts[at] ?? '' }));
  });
  const sums = await coinsBySql(ledger.db, dialectOf(ledger.db));
  expect(sums).toHaveLength(2);
  for (const { currency, coins: expected } of sums) {
    const [code] = currency.split('.');
    const own = coins.filter((one) => one.code === code);
    expect([currency, addUp(own, 'amount')]).toEqual([currency, `${expected}00`]);
  }
  const kinds = new Set(rows.map(({ kind }) => kind));
  expect([...BESIDE].filter((kind) => !kinds.has(kind))).toEqual([]);
  for (const row of rows.filter(({ undecided }) => undecided !== '')) {
    const left = BigInt(addUp([row], 'undecided_amount'));
    const whole = row['kind'] === 'undecided' ? left : BigInt(addUp([row], 'coin_amount'));
    expect([row['reference'], left > 0n && left <= whole]).toEqual([row['reference'], true]);
  }
}

/** An accountant who adds up either file comes to the same, and the last row of totals says it. */
async function compareFiles(
  books: ReturnType<typeof booksOf>,
  ofYear: readonly SqlSum[],
  timeZone: string,
): Promise<void> {
  const days = await books.rows({ ...YEAR, timeZone });
  const last = days.pop();
  const bookings = await books.rows({ ...YEAR, timeZone, rows: 'entries' });
  const booked = bookings.filter(({ kind = '' }) => !BESIDE.has(kind));
  // Who adds up the whole column comes to the same.
  expect(addUp(bookings, 'amount_usd')).toBe(addUp(booked, 'amount_usd'));
  expect([days.length, last?.['date']]).toEqual([365, 'total']);
  expect(booked.every((row) => row['date']?.startsWith('2026-'))).toBe(true);
  const net = (part: 'usd' | 'display', kinds: readonly [string, string], currency?: string) => {
    const of = ofYear.filter((sum) => currency === undefined || sum.currency === currency);
    const [came, back] = kinds.map((kind) =>
      total(
        of.filter(({ what }) => what === kind),
        part,
      ),
    );
    return String((came ?? 0n) - (back ?? 0n));
  };
  const ofKinds = (kinds: readonly string[]) =>
    booked.filter(({ kind = '' }) => kinds.includes(kind));
  const income = ofKinds(['payment', 'refund']);
  const inEuros = income.filter((row) => row['display_currency'] === 'EUR');
  for (const [column, sum, own] of [
    ['net_usd', net('usd', ['paid', 'refund']), addUp(income, 'amount_usd')],
    ['net_eur', net('display', ['paid', 'refund'], 'EUR'), addUp(inEuros, 'display_amount')],
    [
      ...['deposits_net_usd', net('usd', ['deposit', 'deposit_refund'])],
      addUp(ofKinds(['deposit', 'deposit_refund']), 'amount_usd'),
    ],
  ] as const) {
    expect([column, addUp(days, column), addUp(last ? [last] : [], column), own]).toEqual([
      ...[column, sum, sum, sum],
    ]);
  }
  const count = (kinds: readonly string[]) =>
    String(
      total(
        ofYear.filter(({ what }) => kinds.includes(what)),
        'count',
      ),
    );
  expect([last?.['orders'], last?.['refunds'], last?.['deposits']]).toEqual([
    ...[count(['paid']), count(['refund']), count(['deposit'])],
  ]);
  const everything = count(['paid', 'refund', 'deposit', 'deposit_refund']);
  expect(String(booked.length)).toBe(everything);
}

describe('booked income is what SQL over the ledger says', () => {
  const connect = ledgerFiles();
  const postgres = wasmLedgers();

  it('on SQLite', { timeout: 600_000 }, async () => {
    await compare(connect(1)[0], runs(5_000));
  });

  it('on PostgreSQL', { timeout: 600_000 }, async () => {
    await compare(await postgres.make(), runs(1_500));
  });

  it('also after a rebuild by two instances', { timeout: 300_000 }, async () => {
    const [ledger, second] = connect(2);
    await ledger.list({ after: 0, limit: 1 });
    await fill(ledger.db, randomBooks(300));
    const pair = [ledger, second ?? ledger].map((one) => booksOf(one));
    for (const { search } of pair) while (!(await search.completeIndex())) await setImmediate();
    const asked = { query: { ...YEAR, timeZone: 'Europe/Berlin' } };
    const [before] = await Promise.all(pair.map((books) => books.figures(asked)));
    const index = indexOf(ledger);
    const { generation, form } = await index.progress();
    await index.restart({ generation, form });
    await Promise.all(
      pair.map(async ({ search }) => {
        while (!(await search.completeIndex())) await setImmediate();
      }),
    );
    for (const books of pair.map((_, at) => booksOf([ledger, second ?? ledger][at] ?? ledger))) {
      expect(await books.figures(asked)).toEqual(before);
    }
  });

  it('of histories that have all of it', async () => {
    const [ledger] = connect(1);
    await ledger.list({ after: 0, limit: 1 });
    await fill(ledger.db, randomBooks(600));
    const sums = await sumBySql(ledger.db, 'sqlite', 'Europe/Berlin');
    const { rows } = await sql<{ kind: string }>`select distinct kind from till_events`.execute(
      ledger.db,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        ...['amended', 'held', 'released', 'marked_paid', 'withdrawal_completed'],
        ...['withdrawal_confirmed', 'closed', 'seen'],
      ]),
    );
    for (const what of ['paid', 'refund', 'deposit', 'deposit_refund']) {
      expect(sums.filter((one) => one.what === what).length).toBeGreaterThan(5);
    }
    expect(sums.some(({ unvalued }) => unvalued !== '0')).toBe(true);
    expect(new Set(sums.map(({ currency }) => currency))).toEqual(new Set([null, 'EUR', 'GBP']));
  });
});
