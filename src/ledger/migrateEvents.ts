/** Migrates the ledger's own tables to the version that this program knows, and refuses newer ones. */
import { sql } from 'kysely';
import type { LedgerDatabase, LedgerDialect } from './sqlTables.js';

/**
 * Statements from one version to the next. Each must be repeatable: SQLite runs them one by one, and two
 * processes may run them at the same time.
 */
type Migration = Readonly<Record<LedgerDialect, readonly string[]>>;

/**
 * Version 1.
 *
 * SQLite: `autoincrement`, because without it the number of a purged row may be reused.
 *
 * PostgreSQL: texts are compared byte by byte (`"C"`), as in SQLite. A collation of the operating system
 * can change with an upgrade, and then a unique index no longer finds its rows. `body` is text, because
 * `jsonb` would change it and refuses NUL.
 *
 * The index by kind finds every checkout that was opened without reading all events.
 */
const first: Migration = {
  sqlite: [
    `create table if not exists till_events (
      sequence integer primary key autoincrement,
      stream text not null,
      key text not null,
      kind text not null,
      at text not null,
      body text not null,
      unique (stream, key)
    )`,
    'create index if not exists till_events_by_kind on till_events (kind, sequence)',
    `create table if not exists till_claims (
      effect text not null,
      attempt integer not null,
      claim_id text not null,
      lease_until integer not null,
      unique (effect, attempt)
    )`,
  ],
  postgres: [
    `create table if not exists till_events (
      sequence bigint generated always as identity primary key,
      stream text collate "C" not null,
      key text collate "C" not null,
      kind text collate "C" not null,
      at text collate "C" not null,
      body text collate "C" not null,
      unique (stream, key)
    )`,
    'create index if not exists till_events_by_kind on till_events (kind, sequence)',
    `create table if not exists till_claims (
      effect text collate "C" not null,
      attempt integer not null,
      claim_id text collate "C" not null,
      lease_until bigint not null,
      primary key (effect, attempt)
    )`,
  ],
};

/** All versions, the first at index 0. */
const MIGRATIONS: readonly Migration[] = [first];

/** The table of versions itself. */
const VERSION_TABLE = `create table if not exists till_schema (
  version integer primary key,
  at text not null default current_timestamp
)`;

/** Any number works, unless something else in the database locks it. */
const MIGRATION_LOCK = 4_851_672_093_117;

/**
 * Makes the ledger's own tables if they are missing and migrates older ones. It may run again, and in several
 * processes at the same time.
 *
 * @throws an Error if the tables are of a newer version than this program knows, or cannot be made.
 */
export async function migrateEvents(db: LedgerDatabase, dialect: LedgerDialect): Promise<void> {
  // If opening the database fails, its own error says more than ours.
  await sql`select 1`.execute(db);
  if (await isCurrent(db, dialect)) return;
  try {
    if (dialect === 'sqlite') await bringUp(db, dialect);
    else await bringUpLocked(db);
  } catch (cause) {
    throw new Error(
      "The ledger's tables could not be made, so nothing can be kept. The database must be SQLite " +
        '(libSQL, D1 or another Kysely SQLite dialect) or PostgreSQL 12 or newer, and this role ' +
        'must be allowed to make tables, or `migrateLedger` be run before by one that is. The ' +
        'cause says what it answered.',
      { cause },
    );
  }
}

/** Without the lock two processes could both find a table missing, and one of them would fail. */
function bringUpLocked(db: LedgerDatabase): Promise<void> {
  const transaction = db.transaction().setIsolationLevel('read committed');
  return transaction.execute(async (inside) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(inside);
    await bringUp(inside, 'postgres');
  });
}

async function bringUp(db: LedgerDatabase, dialect: LedgerDialect): Promise<void> {
  await sql.raw(VERSION_TABLE).execute(db);
  const before = await readVersion(db, dialect);
  for (const [index, migration] of MIGRATIONS.entries()) {
    const version = index + 1;
    if (version <= before) continue;
    for (const statement of migration[dialect]) await sql.raw(statement).execute(db);
    const row = db.insertInto('till_schema').values({ version });
    await row.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

async function isCurrent(db: LedgerDatabase, dialect: LedgerDialect): Promise<boolean> {
  const version = await readVersion(db, dialect);
  if (version <= MIGRATIONS.length) return version === MIGRATIONS.length;
  throw new Error(
    `The ledger's tables are of version ${String(version)}, made by a newer release of tillkit; this ` +
      `one knows them up to version ${String(MIGRATIONS.length)} and could misread what decides ` +
      'whether an order is paid. Nothing was read or written. Start the newer release, or restore ' +
      'the backup from before it ran.',
  );
}

/** 0 if the tables are missing, or older than the table of versions. */
async function readVersion(db: LedgerDatabase, dialect: LedgerDialect): Promise<number> {
  const found =
    dialect === 'sqlite'
      ? sql`select name from sqlite_master where name = 'till_schema'`
      : sql`select 1 where to_regclass('till_schema') is not null`;
  if ((await found.execute(db)).rows.length === 0) return 0;
  const rows = db.selectFrom('till_schema').select('version').orderBy('version', 'desc').limit(1);
  return (await rows.executeTakeFirst())?.version ?? 0;
}
