/** A ledger in Cloudflare D1, for stores that run on Workers. */
import { type CompiledQuery, type Dialect, Kysely, type QueryResult } from 'kysely';
import { statementDialect } from './statementDialect.js';
import { ledgerIn, type SqlLedger, untilDone } from './sqlLedger.js';
import type { SqlLedgerTables } from './sqlTables.js';

/** The result of a statement. */
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

/** A D1 database as a Worker receives it: `env.DB`. */
export interface D1Binding {
  prepare(query: string): D1Statement;
}

/**
 * Checks that a value is a D1 binding.
 *
 * @throws RangeError if it is not, or is a session, whose reads may come from a lagging replica.
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
 * Makes the dialect. Each statement is a transaction of its own. There is no lock: a Worker's request can
 * be cut off while it holds one, and would never release it.
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

/** Options of {@link d1Ledger}. */
export interface D1LedgerOptions {
  /** The binding itself, `env.DB`. Not a session of it (`withSession`), which may read stale data. */
  readonly database: D1Binding;
}

/**
 * Keeps the ledger in three tables of a D1 database, made before the first use. Any number of Workers may
 * share it. One ledger may serve all requests of a Worker: it never waits for another request, which may
 * have been cut off.
 *
 * D1 runs one write after another and answers once it is durable, so sequence numbers appear in order.
 * Each write is one statement, because D1 has no interactive transactions. A row of D1 holds 2 MB; the
 * body of an event must fit.
 *
 * @throws RangeError if `database` is not a D1 binding, or is a session.
 */
export function d1Ledger(options: D1LedgerOptions): SqlLedger {
  const { database } = Object(options) as D1LedgerOptions;
  checkD1Binding(database);
  const db = new Kysely<SqlLedgerTables>({ dialect: d1Dialect(database) });
  return ledgerIn({ db, durability: 'database', dialect: 'sqlite' }, untilDone);
}
