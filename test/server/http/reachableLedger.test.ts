/** A ledger that cannot be reached is a 503 that says so, on every route that needs it. */
import { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { openSqliteFile, sqliteFileDialect } from '../../../src/ledger/sqliteFile.js';
import { sqlLedger } from '../../../src/ledger/sqlLedger.js';
import type { SqlLedgerTables } from '../../../src/ledger/sqlTables.js';
import { codeOf, openStore } from '../openStore.js';

function openBreakable(error: Error) {
  const sound = memoryLedger();
  let broken = false;
  const guard = <T>(work: () => Promise<T>): Promise<T> =>
    broken ? Promise.reject(error) : work();
  const ledger: Ledger = {
    durability: 'memory',
    append: (event) => guard(() => sound.append(event)),
    list: (query) => guard(() => sound.list(query)),
    claim: (request) => guard(() => sound.claim(request)),
  };
  const store = openStore({ ledger });
  return { ...store, break: () => (broken = true), mend: () => (broken = false) };
}

const GONE = new Error('connect ECONNREFUSED db.internal.example:5432 user=till');

describe('a ledger that cannot be reached', () => {
  it.each([
    ['POST', '/checkouts', { order: 'one' }],
    ['GET', '/checkout', undefined],
    ['GET', '/checkout/events', undefined],
    ['PUT', '/checkout/currency', { currencyId: 'USDT.Tron' }],
    ['POST', '/checkout/quote', {}],
  ])('is a 503 to come back for on %s %s', async (method, path, body) => {
    const store = openBreakable(GONE);
    const { token } = await store.open('one', 'BTC.Bitcoin');
    store.break();
    const answer = await store.ask(method, path, {
      token,
      ...(body === undefined ? {} : { body }),
    });
    expect([answer.status, codeOf(answer)]).toEqual([503, 'store_unavailable']);
    expect(answer.json).toMatchObject({ retryable: true });
    // What the database said is for the store's log, where the cause is kept.
    expect(answer.text).not.toContain('db.internal.example');
    expect(store.diagnostics.some(({ code }) => code === 'request_failed')).toBe(true);
    store.mend();
    expect((await store.ask('GET', '/checkout', { token })).status).toBe(200);
  });

  it('does not hide a mistake in the program as an outage', async () => {
    const store = openBreakable(new RangeError('a name is too long'));
    const { token } = await store.open('one');
    store.break();
    const answer = await store.ask('GET', '/checkout', { token });
    expect([answer.status, codeOf(answer)]).toEqual([500, 'internal']);
  });
});

describe('a ledger whose driver is not installed', () => {
  it('names the package at the start, and to whoever asks again', async () => {
    const missing = () => Promise.reject(new Error("Cannot find package 'libsql'"));
    const dialect = sqliteFileDialect(() => openSqliteFile('never.db', missing));
    const db = new Kysely<SqlLedgerTables>({ dialect });
    const ledger = sqlLedger({ db, durability: 'disk', dialect: 'sqlite' });
    const store = openStore({ ledger, handler: { onPaid: () => undefined } });
    await store.handler.close();
    const told = () =>
      store.diagnostics.filter(
        ({ code, message }) => code === 'request_failed' && message.includes('npm install libsql'),
      ).length;
    expect(told()).toBe(1);
    const answer = await store.ask('POST', '/checkouts', { body: { order: 'one' } });
    expect([answer.status, codeOf(answer)]).toEqual([503, 'store_unavailable']);
    expect(answer.text).not.toContain('libsql');
    expect(told()).toBe(2);
  });
});
