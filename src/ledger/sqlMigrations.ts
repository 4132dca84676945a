/** How the ledger's tables come to be, version by version. A version that was released never changes. */
import type { LedgerDialect } from './sqlTables.js';

/**
 * Statements that bring the tables from one version to the next. Each must do nothing where it was
 * done before: SQLite runs them one by one, and two processes may run them at the same time.
 */
type Migration = Readonly<Record<LedgerDialect, readonly string[]>>;

/**
 * Version 1.
 *
 * SQLite: `autoincrement`, because without it the number of a purged row may be used again.
 *
 * PostgreSQL: texts are compared byte by byte (`"C"`), as SQLite does. A collation of the operating
 * system can change when that is upgraded, and then a unique index no longer finds what it holds.
 * `body` is text and not `jsonb`, which would change what it is given and refuses NUL.
 *
 * The index by kind answers "every checkout that was opened" without a walk through all events.
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
export const MIGRATIONS: readonly Migration[] = [first];

/** The table of versions itself. */
export const VERSION_TABLE: Readonly<Record<LedgerDialect, string>> = {
  sqlite: `create table if not exists till_schema (
    version integer primary key,
    at text not null default current_timestamp
  )`,
  postgres: `create table if not exists till_schema (
    version integer primary key,
    at text not null default current_timestamp
  )`,
};
