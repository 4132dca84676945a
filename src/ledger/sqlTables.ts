/** The ledger's tables in SQL: their columns, as Kysely types them. */
import type { ColumnType, Generated, Kysely } from 'kysely';

/** A whole number below 2^53. Some drivers of PostgreSQL read `bigint` as a string, some as a BigInt. */
export type Whole = ColumnType<number | string | bigint, number, never>;

/** The ledger's tables. Rows of events and claims are only inserted; `purgeLedger` alone deletes any. */
export interface SqlLedgerTables {
  /** One row per event. `body` is canonical JSON, so equal bodies are equal texts. */
  till_events: {
    sequence: ColumnType<number | string | bigint, never, never>;
    stream: string;
    key: string;
    kind: string;
    at: string;
    body: string;
  };
  /** One row per granted attempt at an effect. `lease_until`: milliseconds since the epoch. */
  till_claims: {
    effect: string;
    attempt: number;
    claim_id: string;
    lease_until: Whole;
  };
  /** One row per version to which the tables were migrated. */
  till_schema: {
    version: number;
    at: Generated<string>;
  };
}

/** A Kysely over the ledger's tables. */
export type LedgerDatabase = Kysely<SqlLedgerTables>;

/** The two families of SQL that the ledger supports. */
export type LedgerDialect = 'sqlite' | 'postgres';

/**
 * Detects the family of a Kysely by its adapter: of the two, only PostgreSQL can change tables inside a
 * transaction, and both support `returning`, which MySQL and SQL Server do not. Class names would not
 * work, because a store may bring its own version of Kysely.
 *
 * @throws RangeError for anything else than a Kysely of these two families.
 */
export function dialectOf(db: LedgerDatabase): LedgerDialect {
  const { getExecutor } = Object(db) as Partial<LedgerDatabase>;
  if (typeof getExecutor !== 'function') {
    throw new RangeError(
      "The ledger's `db` is no Kysely, so payments could not be recorded. Pass `new Kysely({ dialect })` of " +
        'a SQLite or PostgreSQL dialect; for a file use sqliteLedger({ file }).',
    );
  }
  const { supportsReturning, supportsTransactionalDdl } = db.getExecutor().adapter;
  if (!supportsReturning) {
    throw new RangeError(
      "The ledger's `db` speaks neither SQLite nor PostgreSQL (MySQL and SQL Server cannot answer " +
        '`returning`), so payments could not be recorded. Use a Kysely of one of the two, or ' +
        'sqliteLedger({ file }) on the same machine.',
    );
  }
  return supportsTransactionalDdl ? 'postgres' : 'sqlite';
}

/** Reads a whole number as any driver gives it. @throws RangeError if `number` cannot hold it. */
export function readWhole(value: number | string | bigint): number {
  // eslint-disable-next-line money/no-floats -- a position or a time, never an amount
  const whole = Number(value);
  if (Number.isSafeInteger(whole)) return whole;
  throw new RangeError(
    'The ledger holds a number that is not whole or not below 2^53, so its order cannot be told. ' +
      'Something other than the ledger has written to its tables; restore them from a backup.',
  );
}
