/**
 * The tables of the order index. They are apart from the ledger's own versions: an earlier release that
 * does not know them must still start, because everything in them can be made again.
 */
import { sql, type ColumnType, type Kysely } from 'kysely';
import { migrateEvents } from '../../ledger/migrateEvents.js';
import {
  dialectOf,
  type LedgerDatabase,
  type LedgerDialect,
  type SqlLedgerTables,
  type Whole,
} from '../../ledger/sqlTables.js';

/** A whole number that is updated. */
type Counter = ColumnType<number | string | bigint, number, number>;

/** The tables of the index, all derived from the events. */
export interface OrderIndexTables {
  /** One row per order, for the list (`orderIndex.ts`). */
  till_orders: {
    opened: Whole;
    stream: string;
    opened_at: string;
    status: string;
    attention_at: string | null;
    /** 0 or 1, as below. */
    paid: number;
    refunded: number;
    currency_id: string | null;
    email: string | null;
    generation: Whole;
    /** Sequence up to which the row includes every event of its order. */
    as_of: Whole;
    shown: string;
  };
  /** What an order is found by. */
  till_order_terms: {
    term: string;
    opened: Whole;
  };
  /** What an order adds to the books (`moneyEntries.ts`): read and written in `sqlMoneyEntries.ts`. */
  till_order_entries: {
    opened: Whole;
  };
  /** One row: how far the index of orders is. */
  till_order_index: {
    id: number;
    generation: Counter;
    form: Counter;
    position: Counter;
  };
}

/** A Kysely over the tables of the ledger and of the index. */
type IndexDatabase = Kysely<SqlLedgerTables & OrderIndexTables>;

/** The same Kysely with the types of the index's tables. */
export const withIndex = (db: LedgerDatabase): IndexDatabase => db;

/**
 * Statements that may run again, also in two processes at the same time. PostgreSQL compares texts byte by byte
 * (`"C"`), as SQLite does.
 */
function tablesIn(dialect: LedgerDialect): readonly string[] {
  const isSqlite = dialect === 'sqlite';
  const whole = isSqlite ? 'integer' : 'bigint';
  const bit = isSqlite ? 'integer' : 'smallint';
  const word = isSqlite ? 'text' : 'text collate "C"';
  return [
    `create table if not exists till_orders (
      opened ${whole} primary key,
      stream ${word} not null,
      opened_at ${word} not null,
      status ${word} not null,
      attention_at ${word},
      paid ${bit} not null,
      refunded ${bit} not null,
      currency_id ${word},
      email ${word},
      generation ${whole} not null,
      as_of ${whole} not null,
      shown text not null
    )`,
    `create table if not exists till_order_terms (
      term ${word} not null,
      opened ${whole} not null,
      primary key (term, opened)
    ) ${isSqlite ? 'without rowid' : ''}`,
    `create table if not exists till_order_entries (
      sequence ${whole} primary key,
      opened ${whole} not null,
      kind ${word} not null,
      at ${word} not null,
      usd text,
      usd_units ${whole},
      usd_nanos ${whole},
      usd_attos ${whole},
      currency ${word},
      display text,
      display_units ${whole},
      display_nanos ${whole},
      display_attos ${whole},
      exact ${bit} not null,
      shown text not null,
      generation ${whole} not null,
      as_of ${whole} not null
    )`,
    `create table if not exists till_order_index (
      id integer primary key,
      generation ${whole} not null,
      form ${whole} not null,
      position ${whole} not null
    )`,
  ];
}

/** The row at the end is made last, so that it shows whether all of them are there. */
const INDEXES: readonly string[] = [
  'create index if not exists till_orders_by_opening on till_orders (opened_at, opened)',
  'create index if not exists till_orders_by_status on till_orders (status, opened_at, opened)',
  'create index if not exists till_orders_by_currency on till_orders (currency_id, opened_at, opened)',
  // Few orders need attention or were refunded: their indexes hold no others.
  `create index if not exists till_orders_by_attention on till_orders (opened_at, opened)
    where attention_at is not null`,
  `create index if not exists till_orders_by_refund on till_orders (opened_at, opened)
    where refunded = 1`,
  'create index if not exists till_orders_counts on till_orders (status, paid, refunded, attention_at)',
  'create index if not exists till_order_terms_by_order on till_order_terms (opened, term)',
  // Holds all that is summed: reading 100,000 rows of the table as well would take ten times as long.
  `create index if not exists till_order_entries_sums on till_order_entries (
    at, sequence, kind, exact, currency, usd_units, usd_nanos, usd_attos,
    display_units, display_nanos, display_attos) where kind <> 'none'`,
  'create index if not exists till_order_entries_by_order on till_order_entries (opened)',
  // Of releases that summed something else. One that still runs says so, instead of showing old sums.
  'drop table if exists till_order_money',
  'insert into till_order_index (id, generation, form, position) values (1, 1, 0, 0) on conflict do nothing',
];

/** Any number works, unless something else in the database locks it. */
const TABLES_LOCK = 4_851_672_093_119;

/**
 * Makes the ledger's tables if they are missing and migrates older ones, and makes those of the order
 * index. It may run again, and in several processes at the same time. A ledger does it before its first
 * use; call it when you deploy, with a role that may make tables, if the store's own role may not.
 *
 * @param dialect detected from `db` if left out.
 * @throws an Error if the tables are of a newer version than this program knows, or cannot be made.
 */
export async function migrateLedger(
  db: LedgerDatabase,
  dialect: LedgerDialect = dialectOf(db),
): Promise<void> {
  await migrateEvents(db, dialect);
  await migrateOrderIndex(db, dialect);
}

/** Makes the tables of the order index if they are missing. */
export async function migrateOrderIndex(db: LedgerDatabase, dialect: LedgerDialect): Promise<void> {
  if (await hasOrderIndex(db, dialect)) return;
  const make = async (inside: LedgerDatabase): Promise<void> => {
    for (const statement of [...tablesIn(dialect), ...INDEXES]) {
      await sql.raw(statement).execute(inside);
    }
  };
  if (dialect === 'sqlite') await make(db);
  else {
    await db.transaction().execute(async (inside) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(TABLES_LOCK)})`.execute(inside);
      await make(inside);
    });
  }
}

/** Whether the tables are there. */
export async function hasOrderIndex(db: LedgerDatabase, dialect: LedgerDialect): Promise<boolean> {
  for (const table of ['till_order_index', 'till_order_entries']) {
    const found =
      dialect === 'sqlite'
        ? sql`select name from sqlite_master where name = ${table}`
        : sql`select 1 where to_regclass(${table}) is not null`;
    if ((await found.execute(db)).rows.length === 0) return false;
  }
  const rows = await sql`select id from till_order_index where id = 1`.execute(db);
  return rows.rows.length > 0;
}
