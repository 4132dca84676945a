/**
 * A store in a process of its own: the real handler over libSQL on disk (`synchronous=FULL`), served
 * by `node:http`, with the sandbox as its payment service. Told what to do by messages.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { toNodeHandler } from '../../src/proxy/adapters/node.js';
import { createCheckoutHandler } from '../../src/proxy/createCheckoutHandler.js';
import { sqliteLedger } from '../../src/proxy/ledger/sqliteLedger.js';
import { createSandbox } from '../../src/sandbox/createSandbox.js';
import type { LedgerFacts, LoadOrder, ProcessFigures, Question, StoreAddress } from './protocol.js';

const CURRENCY = 'USDT.Tron';
const BASE_PATH = '/api/till';
const AT_ONCE = 50;
const ROWS = 1_000;

const file = process.argv[2];
if (file === undefined) throw new Error('The store needs the path of its ledger as an argument.');

const sandbox = createSandbox({ seed: 'load', now: Date.now, currencies: [CURRENCY] });
const ledger = sqliteLedger({ file });
const paid = new Set<string>();
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
  // Everything comes from one address here.
  limits: false,
  live: { maxPerAddress: 10_000, maxStreams: 10_000 },
  resolveOrder: ({ order }) => ({ orderId: order, amountUsd: '20' }),
  onPaid: ({ reference }) => void paid.add(reference),
});

const loop = monitorEventLoopDelay({ resolution: 10 });
loop.enable();

/** External ids by order, as the ledger has them: no browser is ever told. */
async function externalIdOf(orderId: string): Promise<string> {
  const [opened] = await ledger.list({ stream: `order:${orderId}` });
  return String(opened?.body['externalId']);
}

async function openOne(orderId: string): Promise<LoadOrder> {
  const { token } = await handler.open({ orderId, amountUsd: '20' });
  const chosen = await handler.fetch(
    new Request(`http://localhost${BASE_PATH}/checkout/currency`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ currencyId: CURRENCY }),
    }),
  );
  if (!chosen.ok) throw new Error(`Choosing failed with ${String(chosen.status)}.`);
  const { quote } = (await chosen.json()) as { quote: { payable: string } };
  return { orderId, externalId: await externalIdOf(orderId), token, payable: quote.payable };
}

let opened = 0;
async function open(count: number): Promise<LoadOrder[]> {
  const orders: LoadOrder[] = [];
  while (orders.length < count) {
    const length = Math.min(AT_ONCE, count - orders.length);
    const ids = Array.from({ length }, () => `load-${String((opened += 1))}`);
    orders.push(...(await Promise.all(ids.map(openOne))));
  }
  return orders;
}

function figures(): ProcessFigures {
  const loopDelayP99Ms = loop.percentile(99) / 1e6;
  loop.reset();
  return { rss: process.memoryUsage.rss(), loopDelayP99Ms, paid: paid.size };
}

/** Read page by page from the file, not from what the process remembers. */
async function evidence(): Promise<LedgerFacts> {
  const transfers: string[] = [];
  let fulfilled = 0;
  for (let after = 0; ;) {
    const page = await ledger.list({ after, limit: ROWS });
    for (const { kind, key, body } of page) {
      if (kind === 'seen' || kind === 'confirmed') {
        transfers.push(`${kind}:${String(body['txHash'])}`);
      }
      if (kind === 'effect_done' && key.startsWith('done:onPaid:')) fulfilled += 1;
    }
    const last = page.at(-1);
    if (!last) return { transfers, fulfilled };
    after = last.sequence;
  }
}

async function answer(question: Question): Promise<unknown> {
  if (question.ask === 'open') return open(question.count);
  if (question.ask === 'figures') return figures();
  if (question.ask === 'evidence') return evidence();
  await handler.close();
  await ledger.close?.();
  setImmediate(() => process.exit(0));
  return null;
}

process.on('message', (message: { readonly id: number; readonly question: Question }) => {
  void answer(message.question).then(
    (value) => process.send?.({ id: message.id, value }),
    (error: unknown) => process.send?.({ id: message.id, error: String(error) }),
  );
});

/** A page with the script tag, for a browser that is sent here. */
const PAGE =
  '<!doctype html><html lang="en"><title>Bench</title><script src="/tillkit.js"></script>';
const SCRIPT = fileURLToPath(new URL('../../dist/standalone/tillkit.js', import.meta.url));

const listener = toNodeHandler(handler);
const server = createServer((incoming, outgoing) => {
  if (incoming.url?.startsWith(`${BASE_PATH}/`)) return void listener(incoming, outgoing);
  const script = incoming.url === '/tillkit.js';
  outgoing.setHeader('content-type', script ? 'text/javascript' : 'text/html');
  outgoing.end(script ? readFileSync(SCRIPT) : PAGE);
});
server.keepAliveTimeout = 60_000;
// Node lets 511 connections wait; of a burst of more the kernel would drop some for a second.
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () => {
  const { port } = server.address() as AddressInfo;
  const address: StoreAddress = {
    endpoint: `http://127.0.0.1:${String(port)}${BASE_PATH}`,
    webhookSecret: sandbox.webhookSecret,
  };
  process.send?.({ id: 0, value: address });
});
