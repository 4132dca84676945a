/** The ledger in PostgreSQL, here in WebAssembly; test/servers holds it against a real server. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgresLedger } from '../../src/ledger/postgresLedger.js';
import { openPostgresPool } from '../../src/ledger/postgresPool.js';
import {
  anEvent,
  ledgerConformance,
} from '../../src/testing/ledgerConformance/ledgerConformance.js';
import { wasmLedgers } from './sqlLedgers.js';

const kit = { describe, it, expect, beforeEach, afterEach };
const { make: makeEmpty, reopen, wasm } = wasmLedgers();
ledgerConformance(kit, { name: 'postgresLedger', make: makeEmpty, reopen, runs: 10 });

describe('postgresLedger', () => {
  const ask = async (text: string) => (await wasm().database.query(text)).rows;

  it('says that it is a database, and leaves the pool of the store open', async () => {
    const ledger = await makeEmpty();
    await ledger.append(anEvent());
    expect(ledger.durability).toBe('database');
    await ledger.close();
    expect((await (await reopen()).append(anEvent())).outcome).toBe('duplicate');
  });

  it('compares texts byte by byte, so that an upgrade of the system changes no index', async () => {
    await (await makeEmpty()).list({ after: 0 });
    const rows = await ask(`select distinct collation_name from information_schema.columns
      where table_name in ('till_events', 'till_claims') and data_type = 'text'`);
    expect(rows).toEqual([{ collation_name: 'C' }]);
  });

  it('reads numbers that arrive as texts, and refuses one that a number cannot hold', async () => {
    const ledger = await makeEmpty();
    await ledger.append(anEvent());
    await ask(`alter sequence till_events_sequence_seq restart with 9007199254740993`);
    expect((await ledger.list({ after: 0 }))[0]?.sequence).toBe(1);
    await expect(ledger.append(anEvent({ key: 'beyond' }))).rejects.toThrow(/2\^53/);
  });

  it('answers a duplicate without drawing a number', async () => {
    const ledger = await makeEmpty();
    for (let n = 0; n < 5; n += 1) await ledger.append(anEvent());
    expect((await ledger.append(anEvent({ key: 'next' }))).sequence).toBe(2);
  });

  it('takes its turn before it draws a number: the lock is in the plan, below the insert', async () => {
    await (await makeEmpty()).list({ after: 0 });
    await wasm().database.exec('begin');
    try {
      const ledger = postgresLedger({ pool: { ...wasm().pool, connect: inTransaction } });
      await ledger.append(anEvent());
      const locks = await ask(`select mode, granted from pg_locks where locktype = 'advisory'`);
      expect(locks).toEqual([{ mode: 'ExclusiveLock', granted: true }]);
    } finally {
      await wasm().database.exec('rollback');
    }
  });

  const inTransaction = () => wasm().pool.connect();

  it('refuses a database that answers before it is on the disk', async () => {
    await wasm().empty();
    await wasm().database.exec('set synchronous_commit = off');
    try {
      const ledger = await reopen();
      await expect(ledger.append(anEvent())).rejects.toThrow(/synchronous_commit/);
      await wasm().database.exec('set synchronous_commit = on');
      expect((await ledger.append(anEvent())).outcome).toBe('new');
    } finally {
      await wasm().database.exec('set synchronous_commit = on');
    }
  });

  it('refuses addresses that are none, and never repeats what may hold a password', () => {
    for (const text of [
      '',
      'mysql://u:secret@h/d',
      'postgres://',
      'host=h password=secret',
      undefined,
    ]) {
      const make = () => postgresLedger({ connectionString: text as string });
      expect(make).toThrow(RangeError);
      expect(make).not.toThrow(/secret/);
    }
    expect(() => postgresLedger({ connectionString: 'postgresql://u:p@h:5432/d' })).not.toThrow();
  });

  it('says how to install pg if it is missing', async () => {
    const missing = () => Promise.reject(new Error("Cannot find package 'pg'"));
    await expect(openPostgresPool('postgres://h/d', missing)).rejects.toThrow('npm install pg');
  });
});
