/** The default: a ledger in one SQLite file of the store's process. */
import { Kysely } from 'kysely';
import { sqlLedger, type SqlLedger } from './sqlLedger.js';
import type { SqlLedgerTables } from './sqlTables.js';
import { checkLedgerPath, openSqliteFile, sqliteFileDialect } from './sqliteFile.js';

/** Options of {@link sqliteLedger}. */
export interface SqliteLedgerOptions {
  /** Path of the file; it and its folder are made if missing. Must be on a local disk. */
  readonly file: string;
}

/**
 * Keeps the ledger in an SQLite file, through libSQL (`npm install libsql`). The first call opens the file
 * and rejects with a clear error if it cannot; a later call tries again. Several processes on one machine
 * may use the same file.
 *
 * @throws RangeError if `file` is not a path on a disk.
 */
export function sqliteLedger(options: SqliteLedgerOptions): SqlLedger & { close(): Promise<void> } {
  const { file } = Object(options) as Partial<SqliteLedgerOptions>;
  checkLedgerPath(file);
  const dialect = sqliteFileDialect(() => openSqliteFile(file));
  const db = new Kysely<SqlLedgerTables>({ dialect });
  return { ...sqlLedger({ db, durability: 'disk', dialect: 'sqlite' }), close: () => db.destroy() };
}
