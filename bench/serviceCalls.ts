/**
 * Load of open checkouts on the service: N pages poll their status for one minute, and each call that
 * reaches the sandbox is counted.
 */
import { ROUTES } from '../src/contract/routes.js';
import { createSandboxStore } from '../src/sandbox/createSandboxStore.js';
import { openCheckouts } from './openCheckouts.js';
import type { Section } from './report.js';

const MINUTE_MS = 60_000;
/** The pace of the widget while it waits. */
const READ_EVERY_MS = 3_000;
const SIZES = [1, 100, 5_000, 10_000];
/** One currency, because opening is not what is measured and each address costs a hash. */
const CURRENCY = 'USDT.Tron';

/** Opens N checkouts, lets all of them poll for a minute of the shared clock, counts the calls. */
async function callsPerMinute(checkouts: number): Promise<ReadonlyMap<string, number>> {
  // The clock starts where the process is and only moves when it is told to.
  const start = Date.now();
  const store = createSandboxStore({
    seed: 'bench',
    now: () => start,
    currencies: [CURRENCY],
    // What the design costs is measured, not what its limits hold back.
    handler: { limits: false },
  });
  const tokens = await openCheckouts(store, checkouts, CURRENCY);
  const before = store.sandbox.recordedCalls().length;
  const url = `${store.endpoint}${ROUTES.getCheckout.path}`;
  for (let elapsed = 0; elapsed < MINUTE_MS; elapsed += READ_EVERY_MS) {
    for (const token of tokens) {
      const response = await store.fetch(url, { headers: { authorization: `Bearer ${token}` } });
      if (!response.ok) throw new Error(`A status read failed with ${String(response.status)}.`);
    }
    await store.handler.close();
    await store.sandbox.advance(READ_EVERY_MS);
  }
  const counts = new Map<string, number>();
  for (const { operation } of store.sandbox.recordedCalls().slice(before)) {
    const name = operation ?? 'unknown';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Measures it. */
export async function measureServiceCalls(): Promise<Section> {
  const totals: number[] = [];
  const rows: string[][] = [];
  for (const checkouts of SIZES) {
    const begin = performance.now();
    const counts = await callsPerMinute(checkouts);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const by = [...counts].map(([name, count]) => `${name} ${String(count)}`).join(', ');
    const took = (performance.now() - begin) / 1_000;
    totals.push(total);
    rows.push([checkouts.toLocaleString('en-GB'), String(total), by, `${took.toFixed(1)} s`]);
  }
  const [first = NaN] = totals;
  return {
    title: 'Service calls',
    method:
      'N pages read their status every 3 seconds for a minute of the sandbox’s clock; each call ' +
      'that reaches the service is counted. The clock moves by hand, so the count is exact and ' +
      'only the last column depends on the machine.',
    tables: [{ columns: ['open checkouts', 'calls in a minute', 'which', 'the run took'], rows }],
    verdicts: [
      {
        what: 'calls in a minute beyond those for one checkout',
        measured: Math.max(...totals) - first,
        target: 0,
        wanted: 'at_most',
        unit: 'calls',
      },
    ],
  };
}
