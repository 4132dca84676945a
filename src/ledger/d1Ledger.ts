/** A ledger in Cloudflare D1, for stores that run on Workers. */
import { type CompiledQuery, type Dialect, Kysely, type QueryResult } from 'kysely';
import { statementDialect } from './statementDialect.js';
import { ledgerIn, type SqlLedger, untilDone } from './sqlLedger.js';
import type { SqlLedgerTables } from './sqlTables.js';

/** What a statement answered. */
export interface D1Answer {
  readonly results: readonly unknown[];
  /** `changes`: how many rows were inserted, changed or deleted. */
  readonly meta: { readonly changes: number };
}

/** A prepared statement. */
export interface D1Statement {
  bind(...values: unknown[]): D1Statement;
  all(): Promise<D1Answer>;
}

/** A D1 database as a Worker is given it: `env.DB`. */
export interface D1Binding {
  prepare(query: string): D1Statement;
}

/**
 * Checks that a value is a D1 binding.
 *
 * @throws RangeError if it is none, or a session, whose reads may come from a copy that is behind.
 */
export function checkD1Binding(database: unknown): void {
  const isObject = typeof database === 'object' && database !== null;
  if (!isObject || !('prepare' in database) || typeof database.prepare !== 'function') {
    throw new RangeError(
      "The ledger's `database` is not a D1 binding, so payments could not be recorded. Pass " +
        '`env.DB`, where `DB` is the `binding` under `d1_databases` in the Worker’s configuration.',
    );
  }
  if ('getBookmark' in database) {
    throw new RangeError(
      "The ledger's `database` is a session of D1, which may read from a copy that is behind: an " +
        'order could look unpaid after its event was acknowledged. Pass the binding itself, `env.DB`.',
    );
  }
}

/**
 * Makes the dialect. Each statement is a transaction of its own. No turns are taken: a Worker's request
 * can be cut off while it holds one, and would never end it.
 */
export function d1Dialect(database: D1Binding): Dialect {
  return statementDialect({
    execute: (query) => execute(database, query),
    noTransaction:
      'D1 has no interactive transactions: what was written in one would stay, even if it were ' +
      'rolled back. Nothing was run. Write in one statement, or use `batch` of the binding itself.',
  });
}

async function execute<R>(
  database: D1Binding,
  { sql, parameters }: CompiledQuery,
): Promise<QueryResult<R>> {
  const { results, meta } = await database
    .prepare(sql)
    .bind(...parameters)
    .all();
  return { rows: [...results] as R[], numAffectedRows: BigInt(meta.changes) };
}

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
