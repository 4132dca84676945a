/**
 * The back office's lists with 100,000 orders: the first page of orders and of activity, searches and the numbers of the
 * views, at the handler, compared with a store of 1,000.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { findPostgres, freePort, postgresServer } from '../scripts/localServers.mjs';
import { createServiceClient } from '../src/api/createServiceClient.js';
import { orderRowListSchema } from '../src/treasury/contract/orderList.js';
import type { Ledger } from '../src/ledger/ledger.js';
import { postgresLedger } from '../src/ledger/postgresLedger.js';
import { sqliteLedger } from '../src/ledger/sqliteLedger.js';
import { createTreasuryHandler } from '../src/treasury/server/createTreasuryHandler.js';
import { createLoadHandler } from './load/loadHandler.js';
import { fillPostgres, fillSqlite } from './load/soldOrders.js';
import { atMost, type Section, type Verdict } from './report.js';
import { median, percentile } from './statistics.js';

const ORDERS = Number(process.env['TILL_BENCH_ORDERS'] ?? 100_000);
const SMALL = 1_000;
const ROUNDS = 200;
const PAGE_TARGET_MS = 150;
const SEARCH_TARGET_MS = 300;
const YEAR_TARGET_MS = 300;
/** A page reads as many rows of a large store as of a small one. */
const RATIO_TARGET = 10;
const MEMORY_TARGET_MB = 10;

const ORIGIN = 'https://shop.example';

/** Every question is of another zone, because an answer is shared for a second. */
const ZONES = Intl.supportedValuesOf('timeZone');
const zoneOf = (round: number): string => encodeURIComponent(ZONES[round % ZONES.length] ?? 'UTC');

/** What a person asks for, with a way to vary it from one time to the next. */
const ASKED: Readonly<Record<string, (round: number, orders: number) => string>> = {
  'first page': () => '/orders/search?limit=50',
  'needs attention': () => '/orders/search?view=attention',
  'paid, one day': () =>
    '/orders/search?view=paid&from=2026-03-01T00:00:00.000Z&to=2026-03-02T00:00:00.000Z',
  'search: one order': (round, orders) =>
    `/orders/search?q=sold-${String((round * 7919) % orders)}`,
  'search: common beginning': () => '/orders/search?q=sold',
  'search: nothing': (round) => `/orders/search?q=none-${String(round)}`,
  'numbers of the views': () => '/orders/counts',
  'first page of activity': () => '/activity?limit=50',
  'search of activity: one order': (round, orders) =>
    `/activity?q=sold-${String((round * 7919) % orders)}`,
  'search of activity: nothing': (round) => `/activity?q=none-${String(round)}`,
  'figures, 14 days': (round) => `/figures?timeZone=${zoneOf(round)}`,
  'figures, each day of a year': (round) => `/figures?last=365&timeZone=${zoneOf(round)}`,
};

/** The figures of one store. */
interface Measured {
  readonly orders: number;
  readonly fillMs: number;
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** How much the memory in use grew over the rounds: megabytes. */
  readonly grewMb: number;
}

/** Opens a back office over a ledger, and asks it as its page does. */
function openOffice(ledger: Ledger) {
  const { handler } = createLoadHandler(ledger);
  const unused = () => Promise.reject(new Error('The service is not asked.'));
  const treasury = createTreasuryHandler({
    service: createServiceClient({
      baseUrl: 'https://service.test',
      apiKey: 'unused-in-this-benchmark',
      fetch: unused,
    }),
    ledger,
    orders: handler,
    authorize: () => ({ who: 'owner', may: { read: true } }),
    onDiagnostic: ({ code, error }) => process.stderr.write(`${code} ${String(error)}\n`),
  });
  async function ask(path: string): Promise<unknown> {
    const request = new Request(`${ORIGIN}/api/treasury${path}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const response = await treasury.fetch(request);
    if (response.status !== 200) throw new Error(`${path} gave ${String(response.status)}.`);
    return response.json();
  }
  return {
    ask,
    async close() {
      await treasury.close();
      await handler.close();
    },
  };
}

/** Memory in use, without what is only waiting to be collected. */
function heapBytes(): number {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function measure(ledger: Ledger, orders: number): Promise<Measured> {
  const office = openOffice(ledger);
  const begin = performance.now();
  // Answers come from the ledger itself until the index holds everything.
  for (;;) {
    const page = orderRowListSchema.parse(await office.ask('/orders/search?limit=1'));
    if (page.indexed) break;
    await new Promise((wake) => setTimeout(wake, 200));
  }
  const fillMs = performance.now() - begin;
  const times = new Map<string, number[]>(Object.keys(ASKED).map((name) => [name, []]));
  const warm = async (rounds: number, keep: boolean): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, pathOf] of Object.entries(ASKED)) {
        const started = performance.now();
        await office.ask(pathOf(round, orders));
        if (keep) times.get(name)?.push(performance.now() - started);
      }
    }
  };
  await warm(10, false);
  const before = heapBytes();
  await warm(ROUNDS, true);
  const grewMb = (heapBytes() - before) / 1e6;
  await office.close();
  return { orders, fillMs, times, grewMb };
}

const ms = (value: number): string => value.toFixed(1);

function rowsOf(database: string, small: Measured, large: Measured): string[][] {
  return Object.keys(ASKED).map((name) => {
    const [few, many] = [small.times.get(name) ?? [], large.times.get(name) ?? []];
    return [
      `${database}, ${name}`,
      (median(many) / median(few)).toFixed(1),
      ms(median(few)),
      ms(median(many)),
      ms(percentile(many, 0.95)),
    ];
  });
}

function verdictsOf(database: string, small: Measured, large: Measured): Verdict[] {
  const p95 = (name: string): number => percentile(large.times.get(name) ?? [], 0.95);
  const searches = Object.keys(ASKED).filter((name) => name.startsWith('search'));
  const ratio = (name: string): number =>
    median(large.times.get(name) ?? []) / median(small.times.get(name) ?? []);
  return [
    atMost(`${database}: first page, p95`, p95('first page'), PAGE_TARGET_MS, 'ms'),
    atMost(
      `${database}: first page of activity, p95`,
      p95('first page of activity'),
      PAGE_TARGET_MS,
      'ms',
    ),
    ...searches.map((name) =>
      atMost(`${database}: ${name}, p95`, p95(name), SEARCH_TARGET_MS, 'ms'),
    ),
    atMost(`${database}: first page, against 1,000 orders`, ratio('first page'), RATIO_TARGET, '×'),
    atMost(`${database}: figures, p95`, p95('figures, 14 days'), PAGE_TARGET_MS, 'ms'),
    atMost(
      `${database}: figures of a year, p95`,
      p95('figures, each day of a year'),
      YEAR_TARGET_MS,
      'ms',
    ),
    atMost(`${database}: memory grown while asked`, large.grewMb, MEMORY_TARGET_MB, 'MB'),
  ];
}

type Fill = (orders: number) => Promise<Ledger>;

async function compare(database: string, open: Fill) {
  const measured: Measured[] = [];
  for (const orders of [SMALL, ORDERS]) {
    const ledger = await open(orders);
    measured.push(await measure(ledger, orders));
    await ledger.close?.();
  }
  const [small, large] = measured as [Measured, Measured];
  return {
    rows: rowsOf(database, small, large),
    verdicts: verdictsOf(database, small, large),
    note:
      `${database}: the index of ${large.orders.toLocaleString('en-GB')} orders was filled in ` +
      `${(large.fillMs / 1000).toFixed(0)} s beside the requests, once.`,
  };
}

async function onPostgres(bin: string, folder: string) {
  const server = postgresServer({ bin, folder, port: await freePort() });
  server.create();
  server.start();
  try {
    return await compare('PostgreSQL', async (orders) => {
      const url = orders === SMALL ? server.url.replace(/\/postgres$/, '/template1') : server.url;
      await fillPostgres(url, orders);
      return postgresLedger({ connectionString: url });
    });
  } finally {
    server.stop('immediate');
  }
}

/** Measures it. */
export async function measureOrders(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-orders-'));
  // Somebody else than root runs PostgreSQL.
  chmodSync(folder, 0o777);
  try {
    const parts = [
      await compare('SQLite', async (orders) => {
        const file = join(folder, `${String(orders)}.db`);
        await fillSqlite(file, orders);
        return sqliteLedger({ file });
      }),
    ];
    const bin = findPostgres();
    if (bin) parts.push(await onPostgres(bin, folder));
    return {
      title: 'List of orders',
      method:
        `The back office’s handler in one process, asked ${String(ROUNDS)} times for each, one after ` +
        'another; from the request to its parsed answer. Every order is paid. The index is filled before.',
      tables: [
        {
          columns: [
            'asked',
            '× against 1,000 orders',
            'p50 ms of 1,000',
            `p50 ms of ${ORDERS.toLocaleString('en-GB')}`,
            'p95 ms',
          ],
          rows: parts.flatMap(({ rows }) => rows),
        },
      ],
      verdicts: parts.flatMap(({ verdicts }) => verdicts),
      notes: parts.map(({ note }) => note),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
