/**
 * A store that starts on a ledger with orders of before: `node … startProcess.ts sqlite FILE` or
 * `postgres URL`. Says when its handler is made and listens, and reconciles when it is told to.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { toNodeHandler } from '../../src/proxy/adapters/node.js';
import { createCheckoutHandler } from '../../src/proxy/createCheckoutHandler.js';
import { postgresLedger } from '../../src/proxy/ledger/postgresLedger.js';
import { sqliteLedger } from '../../src/proxy/ledger/sqliteLedger.js';
import { createSandbox } from '../../src/sandbox/createSandbox.js';

const BASE_PATH = '/api/till';
const [kind, place] = process.argv.slice(2);
if (place === undefined) throw new Error('The store needs the kind and the place of its ledger.');

const sandbox = createSandbox({ seed: 'start', now: Date.now, currencies: ['USDT.Tron'] });
const ledger =
  kind === 'postgres' ? postgresLedger({ connectionString: place }) : sqliteLedger({ file: place });

let mostRss = 0;
const watchRss = (): void => {
  mostRss = Math.max(mostRss, process.memoryUsage.rss());
};
setInterval(watchRss, 20).unref();

const begunAt = Date.now();
const told: string[] = [];
const handler = createCheckoutHandler({
  service: createServiceClient({
    baseUrl: 'https://service.invalid',
    apiKey: sandbox.apiKey,
    fetch: sandbox.fetch,
  }),
  secrets: ['a secret of the load test, which guards nothing'],
  ledger,
  webhook: { secret: sandbox.webhookSecret },
  basePath: BASE_PATH,
  sandbox: true,
  limits: false,
  resolveOrder: ({ order }) => ({ orderId: order, amountUsd: '20' }),
  onPaid: ({ reference }) => void told.push(reference),
});

process.on('message', (message: 'idle' | 'reconcile' | 'list' | 'end') => {
  void answer(message).then((value) => process.send?.({ message, value }));
});

async function answer(message: 'idle' | 'reconcile' | 'list' | 'end'): Promise<unknown> {
  if (message === 'list') return (await handler.listOrders({ limit: 100 })).length;
  if (message === 'reconcile') return handler.reconcile();
  if (message === 'end') {
    await handler.close({ timeoutMs: 600_000 });
    await ledger.close();
    setImmediate(() => process.exit(0));
  } else {
    // What a request keeps a runtime alive for is all that runs in the background.
    const kept: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>): void => void kept.push(work);
    await handler.fetch(new Request(`http://localhost${BASE_PATH}/health`), { waitUntil });
    await Promise.all(kept);
  }
  watchRss();
  return { told: told.length, mostRss };
}

const server = createServer((incoming, outgoing) => {
  void toNodeHandler(handler)(incoming, outgoing);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${String(port)}${BASE_PATH}`;
  process.send?.({ message: 'begin', value: { endpoint, begunAt } });
});
