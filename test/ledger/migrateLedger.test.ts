/** Versions of the tables: made once, by however many at a time, and newer ones refused. */
import { Kysely } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateLedger } from '../../src/treasury/index/orderIndexTables.js';
import { sqlLedger } from '../../src/ledger/sqlLedger.js';
import { openSqliteFile, sqliteFileDialect } from '../../src/ledger/sqliteFile.js';
import type { LedgerDatabase, SqlLedgerTables } from '../../src/ledger/sqlTables.js';

const event = {
  stream: 'order:1',
  key: 'opened',
  kind: 'opened',
  at: '2026-03-01T12:00:00.000Z',
  body: {},
};

describe('migrateLedger', () => {
  let folder: string;
  let file: string;
  const open: LedgerDatabase[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'till-migrate-'));
    file = join(folder, 'ledger.db');
  });
  afterEach(async () => {
    for (const db of open.splice(0)) await db.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  const database = (): LedgerDatabase => {
    const dialect = sqliteFileDialect(() => openSqliteFile(file));
    const db = new Kysely<SqlLedgerTables>({ dialect });
    open.push(db);
    return db;
  };
  const versions = (db: LedgerDatabase) => db.selectFrom('till_schema').select('version').execute();

  it('makes the tables once, by however many at a time, and may run again', async () => {
    const several = [database(), database(), database()];
    await Promise.all(several.map((db) => migrateLedger(db)));
    await migrateLedger(database());
    expect(await versions(database())).toEqual([{ version: 1 }]);
  });

  it('takes up a ledger that is older than its versions, with everything in it', async () => {
    const old = await openSqliteFile(file);
    old
      .prepare(
        `create table till_events (sequence integer primary key autoincrement, stream text not null,
       key text not null, kind text not null, at text not null, body text not null,
       unique (stream, key))`,
      )
      .run();
    const columns = '(stream, key, kind, at, body)';
    old
      .prepare(`insert into till_events ${columns} values (?, ?, ?, ?, ?)`)
      .run([event.stream, event.key, event.kind, event.at, '{}']);
    old.close();
    const db = database();
    const ledger = sqlLedger({ db, durability: 'disk' });
    expect(await ledger.append(event)).toEqual({ sequence: 1, outcome: 'duplicate' });
    expect(await versions(db)).toEqual([{ version: 1 }]);
  });

  it('refuses tables of a newer release, and touches nothing', async () => {
    const db = database();
    await migrateLedger(db);
    await db.insertInto('till_schema').values({ version: 7 }).execute();
    const ledger = sqlLedger({ db: database(), durability: 'disk' });
    const claim = { effect: 'e', attempt: 1, now: 1, leaseUntil: 2, claimId: 'c' };
    for (const use of [
      () => ledger.append(event),
      () => ledger.list({ after: 0 }),
      () => ledger.claim(claim),
    ]) {
      await expect(use()).rejects.toThrow(/of version 7, made by a newer release/);
    }
    expect(await db.selectFrom('till_events').selectAll().execute()).toEqual([]);
  });
});
