/** In plain Node: prints in bytes what an opened store costs, and how many dropped ones stay in memory. */
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { createSandbox } from '../../src/sandbox/createSandbox.js';
import { createTreasuryHandler } from '../../src/treasury/server/createTreasuryHandler.js';
import { createCheckoutHandler } from '../../src/server/handler/createCheckoutHandler.js';
import { askHandler, SECRET } from './openStore.js';

const STORES = 20;
const sandbox = createSandbox({ seed: 'memory' });

/** A store with its back office. */
function open() {
  const ledger = memoryLedger();
  const service = createServiceClient({
    ...{ baseUrl: 'https://service.test', apiKey: sandbox.apiKey, fetch: sandbox.fetch },
  });
  const checkout = createCheckoutHandler({
    ...{ service, ledger, secrets: [SECRET], webhook: { secret: sandbox.webhookSecret } },
    resolveOrder: ({ order }) => ({ orderId: order, amountUsd: '20' }),
    onDiagnostic: () => undefined,
  });
  const treasury = createTreasuryHandler({
    ...{ service, ledger, authorize: () => null, onDiagnostic: () => undefined },
  });
  return { checkout, treasury, ledger };
}

/** The same with a price that ends in fifteen minutes. */
async function openWithQuote(): Promise<WeakRef<object>> {
  const { checkout, ledger } = open();
  const body = { order: '1001', currencyId: 'USDT.Tron' };
  const { status } = await askHandler(checkout, 'POST', '/api/till/checkouts', { body });
  if (status !== 200) throw new Error(`The order was answered ${status}.`);
  return new WeakRef(ledger);
}

async function bytesInUse(): Promise<number> {
  // What a turn has just used lives to its end.
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((next) => setImmediate(next));
    globalThis.gc?.();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const dropped: WeakRef<object>[] = [];
for (let count = 0; count < STORES; count += 1) dropped.push(await openWithQuote());
const before = await bytesInUse();
const stores = Array.from({ length: STORES }, open);
const after = await bytesInUse();
process.stdout.write(
  JSON.stringify({
    bytesOfOne: (after - before) / stores.length,
    stayed: dropped.filter((store) => store.deref()).length,
  }),
);
process.exit();
