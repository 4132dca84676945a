/** The index of orders beside each ledger of ours, and where there is none. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { d1Ledger } from '../../../src/ledger/d1Ledger.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { indexOfLedger } from '../../../src/treasury/index/indexOfLedger.js';
import { migrateLedger } from '../../../src/treasury/index/orderIndexTables.js';
import { fakeD1 } from '../../ledger/fakeD1.js';
import { ledgerFiles, wasmLedgers } from '../../ledger/sqlLedgers.js';
import { orderIndexConformance } from './orderIndexConformance.js';
import { indexOf, openedRow, readPages } from './orderIndexRows.js';

const connect = ledgerFiles();
const postgres = wasmLedgers();

let other: () => Promise<Ledger>;
const reopen = () => other();
const onSqlite = async () => {
  const [ledger, second] = connect(2);
  other = async () => second ?? ledger;
  return ledger;
};
const onD1 = async () => {
  const database = fakeD1();
  other = async () => d1Ledger({ database });
  return other();
};
orderIndexConformance({ name: 'memory', make: async () => memoryLedger() });
orderIndexConformance({ name: 'SQLite', make: onSqlite, reopen, runs: 40 });
orderIndexConformance({ name: 'D1', make: onD1, reopen, runs: 10 });
orderIndexConformance({ name: 'PostgreSQL', ...postgres, runs: 10 });

describe('the index of a ledger', () => {
  it('is one for all who ask, and none for a ledger of your own', () => {
    const ledger = memoryLedger();
    expect(indexOfLedger(ledger)).toBe(indexOfLedger(ledger));
    expect(indexOfLedger({ ...ledger, durability: 'database' })).toBeNull();
  });

  it('is also that of a copy, as a wrapper of a ledger makes one', async () => {
    const [ledger] = connect();
    const row = await openedRow(ledger, 1);
    await indexOf({ ...ledger }).write({ generation: 1, from: 0, upTo: 1, rows: [row] });
    expect(await readPages(indexOf(ledger))).toHaveLength(1);
  });

  it('takes the place of the sums of an earlier release, which is told so', async () => {
    const [ledger] = connect();
    await ledger.list({ after: 0, limit: 1 });
    const old = 'create table till_order_money (sequence integer primary key, opened integer)';
    await sql.raw(old).execute(ledger.db);
    await indexOf(ledger).progress();
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where name like 'till_order_%' and type = 'table'
      order by name`.execute(ledger.db);
    expect(rows.map(({ name }) => name)).toEqual([
      ...['till_order_entries', 'till_order_index', 'till_order_terms', 'till_orders'],
    ]);
  });

  it('needs a role that may make tables once, for `migrateLedger`', async () => {
    const ledger = await postgres.make();
    const { database } = postgres.wasm();
    await ledger.list({ after: 0 });
    const admit = 'grant select, insert, update, delete on all tables in schema public to clerk';
    const newcomer = 'create role clerk; grant usage on schema public to clerk';
    await database.exec(`${newcomer}; ${admit}`);
    const asClerk = async <T>(work: () => Promise<T>): Promise<T> => {
      await database.exec('set role clerk');
      return work().finally(() => database.exec('reset role'));
    };
    const index = indexOf(ledger);
    await expect(asClerk(() => index.progress())).rejects.toThrow(/permission denied/);
    await migrateLedger(ledger.db);
    await database.exec(admit);
    const rows = [await asClerk(() => openedRow(ledger, 1))];
    await asClerk(() => index.write({ generation: 1, from: 0, upTo: 1, rows }));
    expect(await asClerk(() => readPages(index))).toHaveLength(1);
  });
});
