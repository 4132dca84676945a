/** Ledgers with many paid orders: copies of one order of a real store. */
import { randomUUID } from 'node:crypto';
import Database from 'libsql';
import pg from 'pg';
import type { LedgerEvent } from '../../src/ledger/ledger.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { postgresLedger } from '../../src/ledger/postgresLedger.js';
import { sqliteLedger } from '../../src/ledger/sqliteLedger.js';
import { createLoadHandler } from './loadHandler.js';
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
  const { handler, webhookSecret, ask, openOrder } = createLoadHandler(ledger);
  const order = await openOrder('ORDER');
  for (const { body, headers } of eventsOf(order, webhookSecret)) {
    await ask('POST', '/webhook', headers, body);
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
