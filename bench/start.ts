/**
 * Start of a store with 50,000 paid orders in its ledger, compared with an empty one: time until it is
 * ready, latency meanwhile, and memory.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, freePort, postgresServer } from '../scripts/localServers.mjs';
import { atMost, type Section, type Verdict } from './report.js';
import { fillPostgres, fillSqlite } from './load/soldOrders.js';
import { startStore } from './load/startStore.js';
import { percentile } from './statistics.js';

const ORDERS = Number(process.env['TILL_BENCH_ORDERS'] ?? 50_000);
const READY_TARGET_MS = 2_000;
const HEALTH_TARGET_MS = 100;
const MEMORY_TARGET_MB = 60;

/** What one start gave. */
interface Start {
  readonly readyMs: number;
  readonly health: readonly number[];
  readonly reconcileHealth: readonly number[];
  readonly backgroundMs: number;
  readonly reconcileMs: number;
  readonly rss: number;
}

/** Asks `/health` all the time, each request 20 ms after the answer to the one before. */
function watchHealth(endpoint: string): () => Promise<number[]> {
  const times: number[] = [];
  const state = { on: true };
  const watching = (async () => {
    while (state.on) {
      const begin = performance.now();
      await (await fetch(`${endpoint}/health`)).text();
      times.push(performance.now() - begin);
      await new Promise((wake) => setTimeout(wake, 20));
    }
  })();
  return async () => {
    state.on = false;
    await watching;
    return times;
  };
}

async function start(ledger: string): Promise<Start> {
  const store = await startStore({ ledger });
  const { endpoint, begunAt } = store;
  const stop = watchHealth(endpoint);
  let isReady = false;
  while (!isReady) isReady = (await fetch(`${endpoint}/ready`)).ok;
  const readyMs = Date.now() - begunAt;
  await store.idle();
  const backgroundMs = Date.now() - begunAt;
  const health = await stop();

  const stopAgain = watchHealth(endpoint);
  const begin = performance.now();
  await store.reconcile();
  const reconcileMs = performance.now() - begin;
  const reconcileHealth = await stopAgain();
  await store.idle();
  const { mostRss, paid } = await store.figures();
  await store.end();
  if (paid > 0) throw new Error('An order was told that had been told before.');
  return { readyMs, health, reconcileHealth, backgroundMs, reconcileMs, rss: mostRss };
}

const ms = (value: number): string => Math.round(value).toLocaleString('en-GB');

function row(name: string, one: Start): string[] {
  const p99 = (samples: readonly number[]): string => percentile(samples, 0.99).toFixed(1);
  return [
    name,
    ms(one.readyMs),
    p99(one.health),
    ms(one.backgroundMs),
    ms(one.reconcileMs),
    p99(one.reconcileHealth),
    String(Math.round(one.rss / 1e6)),
  ];
}

/** Starts on an empty ledger, after an upgrade (no mark yet), and once more. */
async function measureOn(
  name: string,
  empty: string,
  filled: string,
): Promise<{ rows: string[][]; verdicts: Verdict[] }> {
  const none = await start(empty);
  const first = await start(filled);
  const next = await start(filled);
  const at = (what: string, ...rest: [measured: number, target: number, unit: string]) =>
    atMost(`${name}: ${what}`, ...rest);
  const later = [...next.health, ...next.reconcileHealth];
  return {
    rows: [
      row(`${name}, empty`, none),
      row(`${name}, first start after an upgrade`, first),
      row(`${name}, every other start`, next),
    ],
    verdicts: [
      at('ready', next.readyMs, READY_TARGET_MS, 'ms'),
      at(
        '`/health` in a start and reconcile(), p99',
        percentile(later, 0.99),
        HEALTH_TARGET_MS,
        'ms',
      ),
      at('`/health` after an upgrade, p99', percentile(first.health, 0.99), HEALTH_TARGET_MS, 'ms'),
      at('memory beyond an empty store', (next.rss - none.rss) / 1e6, MEMORY_TARGET_MB, 'MB'),
    ],
  };
}

async function onPostgres(bin: string, folder: string): ReturnType<typeof measureOn> {
  const server = postgresServer({ bin, folder, port: await freePort() });
  server.create();
  server.start();
  try {
    await fillPostgres(server.url, ORDERS);
    return await measureOn(
      'PostgreSQL',
      server.url.replace(/\/postgres$/, '/template1'),
      server.url,
    );
  } finally {
    server.stop('immediate');
  }
}

/** Measures it. */
export async function measureStart(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-start-'));
  // Somebody else than root runs PostgreSQL.
  chmodSync(folder, 0o777);
  try {
    const filled = join(folder, 'filled.db');
    await fillSqlite(filled, ORDERS);
    const parts = [await measureOn('SQLite', join(folder, 'empty.db'), filled)];
    const bin = findPostgres();
    if (bin) parts.push(await onPostgres(bin, folder));
    return {
      title: 'Start with orders of before',
      method:
        `A store whose ledger holds ${ORDERS.toLocaleString('en-GB')} orders that are paid and told, in a ` +
        'process of its own. Ready counts from before the handler is made until `GET ready` says true; ' +
        '`/health` is asked every 20 ms until all work of the start is done, and again during ' +
        '`reconcile()`. Memory is the most that the process held.',
      tables: [
        {
          columns: [
            'ledger',
            'ready ms',
            'health p99 ms',
            'start’s work ms',
            'reconcile ms',
            'health p99 ms',
            'RSS MB',
          ],
          rows: parts.flatMap(({ rows }) => rows),
        },
      ],
      verdicts: parts.flatMap(({ verdicts }) => verdicts),
      notes: [
        'A ledger of an earlier release has no settled mark, so the first start reads all of it once, ' +
          'beside the requests; it goes on where it was if it is ended.',
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
