/** Kysely on Cloudflare D1: its SQLite, one statement at a time. */
import type { CompiledQuery, Dialect, QueryResult } from 'kysely';
import type { D1Binding } from './d1Binding.js';
import { statementDialect } from './statementDialect.js';

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
