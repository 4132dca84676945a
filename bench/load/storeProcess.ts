/**
 * A store in a process of its own: the real handler over libSQL on disk (`synchronous=FULL`) or PostgreSQL,
 * served by `node:http`. Controlled by messages.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { toNodeHandler } from '../../src/server/adapters/node.js';
import { postgresLedger } from '../../src/ledger/postgresLedger.js';
import { sqliteLedger } from '../../src/ledger/sqliteLedger.js';
import { BASE_PATH, createLoadHandler } from './loadHandler.js';
import type { LedgerFacts, LoadOrder, ProcessFigures, Question, StoreAddress } from './protocol.js';

const AT_ONCE = 50;
const ROWS = 1_000;

const place = process.argv[2];
if (place === undefined) throw new Error('The store needs the place of its ledger as an argument.');

const ledger = place.startsWith('postgres')
  ? postgresLedger({ connectionString: place })
  : sqliteLedger({ file: place });
const paid = new Set<string>();
const begunAt = Date.now();
const { handler, webhookSecret, openOrder } = createLoadHandler(ledger, (reference) =>
  paid.add(reference),
);

const loop = monitorEventLoopDelay({ resolution: 10 });
loop.enable();

let opened = 0;
async function open(count: number): Promise<LoadOrder[]> {
  const orders: LoadOrder[] = [];
  while (orders.length < count) {
    const length = Math.min(AT_ONCE, count - orders.length);
    const ids = Array.from({ length }, () => `load-${String((opened += 1))}`);
    orders.push(...(await Promise.all(ids.map(openOrder))));
  }
  return orders;
}

function figures(): ProcessFigures {
  const loopDelayP99Ms = loop.percentile(99) / 1e6;
  loop.reset();
  const mostRss = process.resourceUsage().maxRSS * 1_024;
  return { rss: process.memoryUsage.rss(), mostRss, loopDelayP99Ms, paid: paid.size };
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

/** What a request keeps a runtime alive for is all that runs in the background. */
async function idle(): Promise<void> {
  const kept: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>): void => void kept.push(work);
  await handler.fetch(new Request(`http://localhost${BASE_PATH}/health`), { waitUntil });
  await Promise.all(kept);
}

async function answer(question: Question): Promise<unknown> {
  if (question.ask === 'open') return open(question.count);
  if (question.ask === 'figures') return figures();
  if (question.ask === 'evidence') return evidence();
  if (question.ask === 'idle') return idle();
  if (question.ask === 'reconcile') return handler.reconcile();
  await handler.close();
  await ledger.close();
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
    webhookSecret,
    begunAt,
  };
  process.send?.({ id: 0, value: address });
});
