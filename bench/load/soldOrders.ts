/** Ledgers with many orders that were paid and told: copies of one that a real store has sold. */
import { randomUUID } from 'node:crypto';
import Database from 'libsql';
import pg from 'pg';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { createCheckoutHandler } from '../../src/proxy/createCheckoutHandler.js';
import type { LedgerEvent } from '../../src/proxy/ledger/ledger.js';
import { memoryLedger } from '../../src/proxy/ledger/memoryLedger.js';
import { postgresLedger } from '../../src/proxy/ledger/postgresLedger.js';
import { sqliteLedger } from '../../src/proxy/ledger/sqliteLedger.js';
import { createSandbox } from '../../src/sandbox/createSandbox.js';
import { eventsOf } from './signedEvents.js';

const ROWS = 1_000;

interface Row {
  readonly stream: string;
  readonly key: string;
  readonly kind: string;
  readonly at: string;
  readonly body: string;
}

/** The events of one order, from its opening until its `onPaid` is done. */
async function sellOne(): Promise<readonly LedgerEvent[]> {
  const ledger = memoryLedger();
  const sandbox = createSandbox({ seed: 'sold', now: Date.now, currencies: ['USDT.Tron'] });
  const handler = createCheckoutHandler({
    service: createServiceClient({
      baseUrl: 'https://service.invalid',
      apiKey: sandbox.apiKey,
      fetch: sandbox.fetch,
    }),
    secrets: ['a secret of the load test, which guards nothing'],
    ledger,
    webhook: { secret: sandbox.webhookSecret },
    sandbox: true,
    resolveOrder: ({ order }) => ({ orderId: order, amountUsd: '20' }),
    onPaid: () => undefined,
  });
  const ask = (method: string, path: string, headers: HeadersInit, body: string) =>
    handler.fetch(new Request(`http://localhost/api/till${path}`, { method, headers, body }));
  const { token } = await handler.open({ orderId: 'ORDER', amountUsd: '20' });
  const json = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const chosen = await ask('PUT', '/checkout/currency', json, '{"currencyId":"USDT.Tron"}');
  const { quote } = (await chosen.json()) as { quote: { payable: string } };
  const [opened] = await ledger.list({ stream: 'order:ORDER' });
  const externalId = String(opened?.body['externalId']);
  const order = { orderId: 'ORDER', externalId, token, payable: quote.payable };
  for (const { body, headers } of eventsOf(order, sandbox.webhookSecret)) {
    const answer = await ask('POST', '/webhook', headers, body);
    if (!answer.ok) throw new Error(`An event was refused with ${String(answer.status)}.`);
  }
  await handler.close();
  const events = await ledger.list({ after: 0 });
  if (!events.some(({ kind }) => kind === 'effect_done')) throw new Error('It was not told.');
  return events;
}

/** Rows of many orders, a page at a time. */
async function* rowsOf(orders: number): AsyncGenerator<Row[]> {
  const events = await sellOne();
  const external = String(events.find(({ kind }) => kind === 'opened')?.body['externalId']);
  let page: Row[] = [];
  for (let order = 0; order < orders; order += 1) {
    const externalId = randomUUID();
    const copied = (text: string): string =>
      text.replaceAll('ORDER', `sold-${String(order)}`).replaceAll(external, externalId);
    for (const { stream, key, kind, at, body } of events) {
      const text = copied(JSON.stringify(body));
      page.push({ stream: copied(stream), key: copied(key), kind, at, body: text });
    }
    if (page.length < ROWS) continue;
    yield page;
    page = [];
  }
  yield page;
}

/** Fills an SQLite file. */
export async function fillSqlite(file: string, orders: number): Promise<void> {
  const ledger = sqliteLedger({ file });
  await ledger.list({ after: 0, limit: 1 });
  await ledger.close();
  const db = new Database(file);
  const insert = db.prepare(
    'insert into till_events (stream, key, kind, at, body) values (?, ?, ?, ?, ?)',
  );
  db.exec('begin');
  for await (const rows of rowsOf(orders)) {
    for (const { stream, key, kind, at, body } of rows) insert.run(stream, key, kind, at, body);
  }
  db.exec('commit');
  db.close();
}

/** Fills a PostgreSQL database. */
export async function fillPostgres(url: string, orders: number): Promise<void> {
  const ledger = postgresLedger({ connectionString: url });
  await ledger.list({ after: 0, limit: 1 });
  await ledger.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const names = ['stream', 'key', 'kind', 'at', 'body'] as const;
  for await (const rows of rowsOf(orders)) {
    await client.query(
      `insert into till_events (stream, key, kind, at, body)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])`,
      names.map((name) => rows.map((row) => row[name])),
    );
  }
  await client.query('analyze till_events');
  await client.end();
}
