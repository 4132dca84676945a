/**
 * Counts what open checkouts cost the service: N pages poll their status for one minute, and every
 * call that reaches the sandbox is counted. Run with `npm run bench:service-calls`.
 */
import { ROUTES } from '../src/contract/routes.js';
import { createSandboxStore } from '../src/sandbox/createSandboxStore.js';

const MINUTE_MS = 60_000;
/** The pace of the widget while it waits. */
const READ_EVERY_MS = 3_000;
const SIZES = [1, 100, 10_000];

/** Opens N checkouts, lets all of them poll for a minute of the shared clock, counts the calls. */
async function callsPerMinute(checkouts: number): Promise<Record<string, number>> {
  const orders = Object.fromEntries(
    Array.from({ length: checkouts }, (_, index) => [
      `order-${String(index)}`,
      { orderId: String(index), amountUsd: '20' },
    ]),
  );
  // The clock starts where the process is and only moves when it is told to.
  const start = Date.now();
  const store = createSandboxStore({ seed: 'bench', now: () => start, orders });
  const tokens: string[] = [];
  for (const order of Object.keys(orders)) {
    const response = await store.fetch(`${store.endpoint}${ROUTES.openCheckout.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order, currencyId: 'USDT.Tron' }),
    });
    const { token } = (await response.json()) as { token: string };
    tokens.push(token);
  }
  const before = store.sandbox.recordedCalls().length;
  for (let elapsed = 0; elapsed < MINUTE_MS; elapsed += READ_EVERY_MS) {
    for (const token of tokens) {
      const url = `${store.endpoint}${ROUTES.getCheckout.path}`;
      const response = await store.fetch(url, { headers: { authorization: `Bearer ${token}` } });
      if (!response.ok) throw new Error(`A status read failed with ${String(response.status)}.`);
    }
    await store.handler.close();
    await store.sandbox.advance(READ_EVERY_MS);
  }
  const counts: Record<string, number> = {};
  for (const { operation } of store.sandbox.recordedCalls().slice(before)) {
    const name = operation ?? 'unknown';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const rows: { checkouts: number; callsPerMinute: number; by: string }[] = [];
for (const checkouts of SIZES) {
  const counts = await callsPerMinute(checkouts);
  const callsPerMinuteTotal = Object.values(counts).reduce((sum, count) => sum + count, 0);
  rows.push({ checkouts, callsPerMinute: callsPerMinuteTotal, by: JSON.stringify(counts) });
}
console.table(rows);

const [first] = rows;
if (!rows.every((row) => row.callsPerMinute === first?.callsPerMinute)) {
  console.error('The number of calls depends on the number of checkouts. It must not.');
  process.exitCode = 1;
}
