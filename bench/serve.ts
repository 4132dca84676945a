/**
 * `tillkit serve` as a process of the built package: how soon it is ready, how many orders a second it takes,
 * how soon a store is told of a signed event, and the memory that open streams cost.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres, freePort, openFolder, postgresServer } from '../scripts/localServers.mjs';
import { createSandbox } from '../src/sandbox/createSandbox.js';
import { serveSandbox } from '../src/sandbox/http/serveSandbox.js';
import type { DeliverHook } from '../src/sandbox/webhookQueue.js';
import { atLeast, atMost, type Section, type Verdict } from './report.js';
import { median, percentile } from './statistics.js';

const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const ORDERS = 3_000;
const ORDERS_AT_ONCE = 50;
/** The shoppers' limits let 600 orders a minute be opened for the first time. */
const PAID_ORDERS = 500;
const EVENTS_PER_SECOND = 100;
const STREAMS = 1_000;
const STARTS = 5;
const KEY = 'bench-store-key-0123456789-abcdefgh';
/** What Node would choose in a container of half a gigabyte; on a large machine it lets garbage lie. */
const HEAP = '--max-old-space-size=160 --max-semi-space-size=4';

const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

/** Calls the work for each number below `count`, so many at a time. */
async function each(count: number, atOnce: number, work: (index: number) => Promise<unknown>) {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work((next += 1) - 1);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly apiUrl: string;
  readonly readyMs: number;
}

/** Starts the server and waits until it says that it is ready. */
async function start(variables: Readonly<Record<string, string>>): Promise<Running> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const begun = performance.now();
  const child = spawn(process.execPath, [CLI, 'serve'], {
    env: {
      PATH: process.env['PATH'],
      NODE_OPTIONS: HEAP,
      TILL_LISTEN: `127.0.0.1:${String(port)}`,
      TILL_API_LISTEN: `127.0.0.1:${String(apiPort)}`,
      TILL_URL: `http://127.0.0.1:${String(port)}`,
      TILL_SECRET: 'a-long-secret-of-the-bench-0123456789',
      TILL_STORE_KEY: KEY,
      TILL_TRUSTED_PROXIES: '127.0.0.1',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const apiUrl = `http://127.0.0.1:${String(apiPort)}`;
  for (;;) {
    const ready = await fetch(`${apiUrl}/readyz`).catch(() => null);
    if (ready?.ok) break;
    if (child.exitCode !== null) throw new Error('The server ended. Build the package first.');
    await pause(5);
  }
  const readyMs = performance.now() - begun;
  return { child, url: `http://127.0.0.1:${String(port)}`, apiUrl, readyMs };
}

async function stop({ child }: Running): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Creates an order. @returns its handle */
async function createOrder({ apiUrl }: Running, id: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ order_id: id, amount_usd: '20' }),
  });
  const { handle } = (await answer.json()) as { handle?: string };
  if (handle === undefined) throw new Error(`An order was answered with ${String(answer.status)}.`);
  return handle;
}

async function ordersPerSecond(running: Running): Promise<number> {
  const begun = performance.now();
  await each(ORDERS, ORDERS_AT_ONCE, (index) => createOrder(running, `load-${String(index)}`));
  return ORDERS / ((performance.now() - begun) / 1_000);
}

const residentMb = ({ child }: Running): number => {
  const status = readFileSync(`/proc/${String(child.pid)}/status`, 'utf8');
  return parseInt(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? '0', 10) / 1_000;
};

/** Each page has an address of its own, as behind a proxy. */
const clientOf = (index: number) => ({
  'x-forwarded-for': `10.${String(index >> 16)}.${String((index >> 8) & 255)}.${String(index & 255)}`,
});

/** Opens an order's page and chooses a currency. */
async function openPage(running: Running, handle: string, index: number) {
  const ask = async (method: string, path: string, body: unknown, token = '') => {
    const answer = await fetch(`${running.url}/api/till${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...clientOf(index),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${String(answer.status)}.`);
    return (await answer.json()) as {
      token: string;
      address: { address: string };
      quote: { payable: string };
    };
  };
  const { token } = await ask('POST', '/checkouts', { order: handle });
  const { address, quote } = await ask(
    'PUT',
    '/checkout/currency',
    { currencyId: 'USDT.Tron' },
    token,
  );
  return { token, address: address.address, payable: quote.payable };
}

/** Listens as a page does, and never reads to the end. */
async function openStream({ url }: Running, token: string, index: number): Promise<() => void> {
  const abort = new AbortController();
  const answer = await fetch(`${url}/api/till/checkout/events`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', ...clientOf(index) },
    signal: abort.signal,
  });
  if (!answer.ok) throw new Error(`A stream was answered with ${String(answer.status)}.`);
  void answer.body?.pipeTo(new WritableStream()).catch(() => undefined);
  return () => abort.abort();
}

/** A store that is told: when each transfer's payment reached it. */
function listenForPaid() {
  const paidAt = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { type, data } = JSON.parse(Buffer.concat(parts).toString()) as {
        type: string;
        data: { checkout: { transfers: { tx_hash: string }[] } };
      };
      const [transfer] = data.checkout.transfers;
      if (type === 'order.paid' && transfer) paidAt.set(transfer.tx_hash, performance.now());
      response.writeHead(204).end();
    });
  });
  return { server, paidAt };
}

interface Payments {
  readonly toldMs: readonly number[];
  readonly missing: number;
  readonly rssMb: number;
}

/** A sandbox as the service: it notes when it sends each confirmed payment. */
function createService() {
  const sentAt = new Map<string, number>();
  const deliver: DeliverHook = (input, init) => {
    const [, hash] = /"tx_hash":"([^"]+)"/u.exec(String(init.body)) ?? [];
    if (hash !== undefined) sentAt.set(hash, performance.now());
    return fetch(input, init);
  };
  return { sandbox: createSandbox({ seed: 'bench' }), sentAt, deliver };
}

/** Orders are opened, followed by streams, and paid at a steady pace. */
async function measurePayments(
  running: Running,
  { sandbox, sentAt }: ReturnType<typeof createService>,
  paidAt: ReadonlyMap<string, number>,
): Promise<Payments> {
  const hashes: string[] = [];
  const closers: (() => void)[] = [];
  await each(PAID_ORDERS, 20, async (index) => {
    const page = await openPage(
      running,
      await createOrder(running, `paid-${String(index)}`),
      index,
    );
    for (let stream = 0; stream < STREAMS / PAID_ORDERS; stream += 1) {
      closers.push(await openStream(running, page.token, index));
    }
    const { address, payable: amount } = page;
    hashes.push(sandbox.pay({ address, currencyId: 'USDT.Tron', amount }).txHash);
  });
  await sandbox.settle();
  await pause(2_000);
  const begun = performance.now();
  const rss: number[] = [];
  for (const [index, hash] of hashes.entries()) {
    await pause(begun + (index * 1_000) / EVENTS_PER_SECOND - performance.now());
    sandbox.confirm(hash);
    void sandbox.settle();
    if (index % 50 === 0) rss.push(residentMb(running));
  }
  for (let wait = 0; wait < 100 && hashes.some((hash) => !paidAt.has(hash)); wait += 1)
    await pause(100);
  rss.push(residentMb(running));
  for (const close of closers) close();
  const told = hashes.flatMap((hash) => {
    const [sent, heard] = [sentAt.get(hash), paidAt.get(hash)];
    return sent === undefined || heard === undefined ? [] : [heard - sent];
  });
  return { toldMs: told, missing: hashes.length - told.length, rssMb: Math.max(...rss) };
}

/** Starts a PostgreSQL of this machine; null if there is none. */
async function startPostgres(folder: string) {
  const bin = findPostgres();
  if (!bin) return null;
  const server = postgresServer({ bin, folder, port: await freePort() });
  server.create();
  server.start();
  return server;
}

/** Measures all of it; on PostgreSQL only where there is one. */
export async function measureServe(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-bench-'));
  const service = createService();
  const { sandbox } = service;
  const served = await serveSandbox({ sandbox, pumpMs: 60_000 });
  const store = listenForPaid();
  const storePort = await freePort();
  store.server.listen(storePort, '127.0.0.1');
  const variables = (place: Readonly<Record<string, string>>) => ({
    TILL_SERVICE_URL: served.url,
    TILL_API_KEY: sandbox.apiKey,
    TILL_WEBHOOK_SECRET: sandbox.webhookSecret,
    TILL_NOTIFY_URL: `http://127.0.0.1:${String(storePort)}/`,
    TILL_NOTIFY_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
    ...place,
  });
  const verdicts: Verdict[] = [];
  const notes: string[] = [];
  openFolder(folder);
  const postgres = await startPostgres(folder);
  try {
    const starts: number[] = [];
    for (let turn = 0; turn < STARTS; turn += 1) {
      const running = await start(variables({ TILL_DATA: join(folder, `start-${String(turn)}`) }));
      starts.push(running.readyMs);
      await stop(running);
    }
    verdicts.push(atMost('Cold start to ready, median', median(starts), 1_500, 'ms'));
    const places = {
      SQLite: { TILL_DATA: join(folder, 'sqlite') },
      ...(postgres ? { PostgreSQL: { TILL_DATABASE_URL: postgres.url } } : {}),
    };
    for (const [name, place] of Object.entries(places)) {
      const running = await start(variables(place));
      sandbox.connectWebhook({ url: `${running.url}/api/till/webhook`, deliver: service.deliver });
      verdicts.push(
        atLeast(`Orders created on ${name}`, await ordersPerSecond(running), 300, '/s'),
      );
      const { toldMs, missing, rssMb } = await measurePayments(running, service, store.paidAt);
      verdicts.push(
        atMost(
          `Store told after the signed event, p99, ${name}`,
          percentile(toldMs, 0.99),
          1_000,
          'ms',
        ),
        atMost(`Notifications that did not arrive, ${name}`, missing, 0, ''),
        atMost(`Memory with 1,000 streams, ${name}`, rssMb, 200, 'MB'),
      );
      await stop(running);
      await pause(60_000);
    }
    if (!postgres) notes.push('There is no PostgreSQL on this machine.');
  } finally {
    store.server.close();
    await served.close();
    postgres?.stop('immediate');
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    title: 'tillkit serve',
    method:
      `The built package in a process of its own, with libSQL on disk or PostgreSQL: ${String(STARTS)} starts, ` +
      `${String(ORDERS)} orders by ${String(ORDERS_AT_ONCE)} callers, then ${String(PAID_ORDERS)} pages with ` +
      `${String(STREAMS)} streams whose payments are confirmed ${String(EVENTS_PER_SECOND)} a second. Service, ` +
      'store and shoppers run beside it on the same cores.',
    tables: [],
    verdicts,
    notes,
  };
}
