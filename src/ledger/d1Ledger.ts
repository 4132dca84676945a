/** A ledger in Cloudflare D1, for stores that run on Workers. */
import { Kysely } from 'kysely';
import { checkD1Binding, type D1Binding } from './d1Binding.js';
import { d1Dialect } from './d1Dialect.js';
import { untilDone } from './firstUse.js';
import { ledgerIn, type SqlLedger } from './sqlLedger.js';
import type { SqlLedgerTables } from './sqlTables.js';

/** Which database. */
export interface D1LedgerOptions {
  /** The binding itself, `env.DB`. Not a session of it (`withSession`), which may read what is old. */
  readonly database: D1Binding;
}

/**
 * Keeps the ledger in three tables of a D1 database, made before the first use. Any number of
 * Workers may share it. One ledger may serve all requests of a Worker: nothing in it waits for
 * another request, which could have been cut off.
 *
 * D1 takes one write after another and answers when it is kept, so sequence numbers appear in their
 * order. Each write of the ledger is one statement, because D1 has no interactive transactions.
 * Rows of D1 hold 2 MB; the body of an event must fit.
 *
 * @throws RangeError if `database` is no D1 binding, or a session.
 */
export function d1Ledger(options: D1LedgerOptions): SqlLedger {
  const { database } = Object(options) as D1LedgerOptions;
  checkD1Binding(database);
  const db = new Kysely<SqlLedgerTables>({ dialect: d1Dialect(database) });
  return ledgerIn({ db, durability: 'database', dialect: 'sqlite' }, untilDone);
}
