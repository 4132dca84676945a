/**
 * A store that starts on a ledger with 50,000 orders of before, all paid and told: how soon it is ready,
 * how quickly it answers meanwhile, and what it holds in memory, against a store without any.
 */
import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres, postgresServer } from '../scripts/localServers.mjs';
import type { Section, Verdict } from './report.js';
import { fillPostgres, fillSqlite } from './load/soldOrders.js';
import { percentile } from './statistics.js';

const ORDERS = Number(process.env['TILL_BENCH_ORDERS'] ?? 50_000);
const READY_TARGET_MS = 2_000;
const HEALTH_TARGET_MS = 100;
const MEMORY_TARGET_MB = 60;
const PROGRAM = fileURLToPath(new URL('load/startProcess.ts', import.meta.url));

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

async function start(kind: string, place: string): Promise<Start> {
  const child = fork(PROGRAM, [kind, place], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const said = (message: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const hear = (one: { message: string; value: unknown }): void => {
        if (one.message !== message) return;
        child.off('message', hear);
        resolve(one.value);
      };
      child.on('message', hear);
      child.once('exit', (code) => reject(new Error(`The store ended with ${String(code)}.`)));
    });
  const ask = (message: string): Promise<unknown> => {
    const answer = said(message);
    child.send(message);
    return answer;
  };
  const { endpoint, begunAt } = (await said('begin')) as { endpoint: string; begunAt: number };
  const stop = watchHealth(endpoint);
  let isReady = false;
  while (!isReady) isReady = (await fetch(`${endpoint}/ready`)).ok;
  const readyMs = Date.now() - begunAt;
  const { told, mostRss } = (await ask('idle')) as { told: number; mostRss: number };
  const backgroundMs = Date.now() - begunAt;
  const health = await stop();
  if (told > 0) throw new Error('An order was told that had been told before.');

  const stopAgain = watchHealth(endpoint);
  const begin = performance.now();
  await ask('reconcile');
  const reconcileMs = performance.now() - begin;
  const reconcileHealth = await stopAgain();
  const after = (await ask('idle')) as { mostRss: number };
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.send('end');
  await ended;
  const rss = Math.max(mostRss, after.mostRss);
  return { readyMs, health, reconcileHealth, backgroundMs, reconcileMs, rss };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

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
  kind: string,
  empty: string,
  filled: string,
): Promise<{ rows: string[][]; verdicts: Verdict[] }> {
  const none = await start(kind, empty);
  const first = await start(kind, filled);
  const next = await start(kind, filled);
  const at = (what: string, measured: number, target: number, unit: string): Verdict => ({
    what: `${name}: ${what}`,
    measured,
    target,
    unit,
    wanted: 'at_most',
  });
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
      'postgres',
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
    const parts = [await measureOn('SQLite', 'sqlite', join(folder, 'empty.db'), filled)];
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
