/** Versions of the tables: made once, by however many at a time, and newer ones refused. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { LedgerDatabase } from '../../src/ledger/sqlTables.js';
import { migrateLedger } from '../../src/treasury/index/orderIndexTables.js';
import { anEvent } from '../../src/testing/ledgerConformance/ledgerConformance.js';
import { ledgerFiles } from './sqlLedgers.js';

const connect = ledgerFiles();
const event = anEvent({ body: {} });
const versions = (db: LedgerDatabase) => db.selectFrom('till_schema').select('version').execute();

describe('migrateLedger', () => {
  it('makes the tables once, by however many at a time, and may run again', async () => {
    const [{ db }, ...others] = connect(4);
    await Promise.all(others.map((one) => migrateLedger(one.db)));
    await migrateLedger(db);
    expect(await versions(db)).toEqual([{ version: 1 }]);
  });

  it('takes up a ledger that is older than its versions, with everything in it', async () => {
    const [old, ledger = old] = connect(2);
    await sql`create table till_events (sequence integer primary key autoincrement, stream text not null,
      key text not null, kind text not null, at text not null, body text not null,
      unique (stream, key))`.execute(old.db);
    await old.db
      .insertInto('till_events')
      .values({ ...event, body: '{}' })
      .execute();
    expect(await ledger.append(event)).toEqual({ sequence: 1, outcome: 'duplicate' });
    expect(await versions(ledger.db)).toEqual([{ version: 1 }]);
  });

  it('refuses tables of a newer release, and touches nothing', async () => {
    const [{ db }, ledger] = connect(2);
    await migrateLedger(db);
    await db.insertInto('till_schema').values({ version: 7 }).execute();
    const claim = { effect: 'e', attempt: 1, now: 1, leaseUntil: 2, claimId: 'c' };
    for (const use of [
      () => ledger?.append(event),
      () => ledger?.list({ after: 0 }),
      () => ledger?.claim(claim),
    ]) {
      await expect(use()).rejects.toThrow(/of version 7, made by a newer release/);
    }
    expect(await db.selectFrom('till_events').selectAll().execute()).toEqual([]);
  });
});
