/** The ledger's two tables: their columns, and how SQLite is told to make them. */
import { sql, type Generated, type Kysely } from 'kysely';

/** What the ledger keeps in SQL. Rows are only ever inserted. */
export interface SqlLedgerTables {
  /** One row per event. `body` is canonical JSON, so equal bodies are equal texts. */
  till_events: {
    sequence: Generated<number>;
    stream: string;
    key: string;
    kind: string;
    at: string;
    body: string;
  };
  /** One row per granted attempt of an effect. `lease_until`: milliseconds since the epoch. */
  till_claims: {
    effect: string;
    attempt: number;
    claim_id: string;
    lease_until: number;
  };
}

/**
 * Makes the tables where they are missing; running it again, also from another process, changes
 * nothing. All that is particular to SQLite is in this function.
 *
 * For PostgreSQL, later: `bigint generated always as identity` and `bigint` leases (both arrive as
 * strings), and one thing more. There a sequence number is handed out before its transaction
 * commits, so a reader with a cursor could see 7, move on, and miss 6 when it commits a moment
 * later. Appends must take a lock first (`pg_advisory_xact_lock`) so that they commit in the order
 * of their numbers. SQLite has one writer at a time: the order of numbers is the order of commits.
 *
 * @throws an Error if the database refuses, for instance because it is not SQLite.
 */
export async function migrateSqlite(db: Kysely<SqlLedgerTables>): Promise<void> {
  // Opening the database can fail for reasons of its own, and those errors say more than ours.
  await sql`select 1`.execute(db);
  try {
    // `autoincrement`, because without it SQLite may use the number of a purged row again.
    await sql`create table if not exists till_events (
      sequence integer primary key autoincrement,
      stream text not null,
      key text not null,
      kind text not null,
      at text not null,
      body text not null,
      unique (stream, key)
    )`.execute(db);
    await sql`create table if not exists till_claims (
      effect text not null,
      attempt integer not null,
      claim_id text not null,
      lease_until integer not null,
      unique (effect, attempt)
    )`.execute(db);
  } catch (cause) {
    throw new Error(
      "The ledger's tables could not be made, so nothing can be kept. The database must be " +
        'SQLite (libSQL, better-sqlite3 or another Kysely SQLite dialect) and writable; the ' +
        'cause says what it answered.',
      { cause },
    );
  }
}
