/**
 * Status reads: authorised `GET checkout` with a thousand distinct tokens, against a bare Hono route
 * with the same response. One process, one core, alternating.
 */
import { Hono } from 'hono';
import { ROUTES } from '../src/contract/routes.js';
import { createSandboxStore } from '../src/sandbox/createSandboxStore.js';
import { openCheckouts } from './openCheckouts.js';
import type { Section } from './report.js';
import { median, percentile } from './statistics.js';

const TOKENS = 1_000;
const ROUNDS = 15;
const READS_PER_ROUND = 2_000;
const WARM_UP_ROUNDS = 3;
const TARGET = 0.4;

type Answer = (request: Request) => Response | Promise<Response>;

/** Reads one after the other, to the last byte. @returns reads per second. */
async function readsPerSecond(
  answer: Answer,
  url: string,
  tokens: readonly string[],
): Promise<number> {
  const begin = performance.now();
  for (let read = 0; read < READS_PER_ROUND; read += 1) {
    const token = tokens[read % tokens.length] ?? '';
    const headers = { authorization: `Bearer ${token}` };
    const response = await answer(new Request(url, { headers }));
    if (response.status !== 200) throw new Error(`A read failed: ${String(response.status)}.`);
    await response.arrayBuffer();
  }
  return READS_PER_ROUND / ((performance.now() - begin) / 1_000);
}

/** Measures it. */
export async function measureStatusReads(): Promise<Section> {
  // The clock of the process: the poller and the stamps of the answers run as in a store.
  const store = createSandboxStore({
    seed: 'bench',
    now: Date.now,
    // One checkout is read far more often than its limit allows.
    handler: { limits: false },
  });
  const tokens = await openCheckouts(store, TOKENS);
  const url = `${store.endpoint}${ROUTES.getCheckout.path}`;
  const sample = await store.fetch(url, {
    headers: { authorization: `Bearer ${tokens[0] ?? ''}` },
  });
  const bytes = await sample.text();
  const headers = { 'content-type': 'application/json' };
  const bare = new Hono().get(new URL(url).pathname, () => new Response(bytes, { headers }));

  const routes: Readonly<Record<'bare' | 'store', Answer>> = {
    bare: (request) => bare.fetch(request),
    store: (request) => store.handler.fetch(request),
  };
  const rates: Record<'bare' | 'store', number[]> = { bare: [], store: [] };
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const name of ['bare', 'store'] as const) {
      const rate = await readsPerSecond(routes[name], url, tokens);
      if (round >= WARM_UP_ROUNDS) rates[name].push(rate);
    }
  }
  await store.handler.close();

  const ratios = rates.store.map((rate, round) => rate / (rates.bare[round] ?? NaN));
  const line = (name: string, values: readonly number[]) => [
    name,
    Math.round(median(values)).toLocaleString('en-GB'),
    (1e6 / median(values)).toFixed(1),
    ...[0.1, 0.9].map((part) => Math.round(percentile(values, part)).toLocaleString('en-GB')),
  ];
  return {
    title: 'Status reads',
    method:
      `${String(TOKENS)} open checkouts with a currency chosen, each read by its own token; ` +
      `${String(bytes.length)} bytes an answer. ${String(ROUNDS)} rounds of ` +
      `${String(READS_PER_ROUND)} reads after ${String(WARM_UP_ROUNDS)} to warm up, the bare route ` +
      'and the store in turns, in one process without a socket. The bare route answers one ready ' +
      'string and checks nothing. The ratio is the median of the ratios of the rounds.',
    tables: [
      {
        columns: ['route', 'reads/s, median', 'µs a read', 'p10', 'p90'],
        rows: [line('bare Hono route', rates.bare), line('store', rates.store)],
      },
    ],
    verdicts: [
      {
        what: 'status reads against the bare route',
        measured: median(ratios),
        target: TARGET,
        wanted: 'at_least',
        unit: '×',
      },
    ],
  };
}
