/** Appends an event in SQL, so that sequence numbers become visible in order. */
import { sql } from 'kysely';
import type { AppendResult, NewLedgerEvent } from './ledger.js';
import { readWhole, type LedgerDatabase, type LedgerDialect } from './sqlTables.js';

/** Held from before a sequence number is drawn until its event is committed. */
const APPEND_LOCK = 4_851_672_093_118;

/** A key that exists may be purged a moment later; then the append starts again. */
const MOST_TRIES = 5;

/** An event ready to be written: `body` is canonical JSON. */
export interface WrittenEvent extends Omit<NewLedgerEvent, 'body'> {
  readonly body: string;
}

/** Appends an event and returns the outcome, in one statement or two. */
export function appendEvent(
  db: LedgerDatabase,
  dialect: LedgerDialect,
  event: WrittenEvent,
): Promise<AppendResult> {
  return dialect === 'sqlite' ? appendSqlite(db, event) : appendPostgres(db, event);
}

/** SQLite has one writer at a time, so the order of numbers is the order of commits. */
async function appendSqlite(
  db: LedgerDatabase,
  { stream, key, kind, at, body }: WrittenEvent,
): Promise<AppendResult> {
  const inserted = await db
    .insertInto('till_events')
    .values({ stream, key, kind, at, body })
    .onConflict((conflict) => conflict.columns(['stream', 'key']).doNothing())
    .returning('sequence')
    .executeTakeFirst();
  if (inserted) return { sequence: readWhole(inserted.sequence), outcome: 'new' };
  // Events never change, so the one that stopped the insert is still there.
  const present = await db
    .selectFrom('till_events')
    .select(['sequence', 'body'])
    .where('stream', '=', stream)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const outcome = present.body === body ? 'duplicate' : 'conflict';
  return { sequence: readWhole(present.sequence), outcome };
}

interface Appended {
  readonly sequence: number | string | bigint;
  readonly outcome: AppendResult['outcome'];
}

/**
 * PostgreSQL assigns a sequence number before its transaction commits, so a reader with a cursor could see
 * 7, move on, and miss 6 when it commits a moment later. Each insert therefore takes a lock first, which
 * is released once the commit is visible. A key that exists needs no lock. `materialized` keeps the
 * planner from skipping the lock.
 */
async function appendPostgres(
  db: LedgerDatabase,
  { stream, key, kind, at, body }: WrittenEvent,
): Promise<AppendResult> {
  const statement = sql<Appended>`
    with present as materialized (
      select sequence, body from till_events where stream = ${stream} and key = ${key}
    ), turn as materialized (
      select pg_advisory_xact_lock(${sql.lit(APPEND_LOCK)})
      where not exists (select 1 from present)
    ), inserted as (
      insert into till_events (stream, key, kind, at, body)
      select ${stream}, ${key}, ${kind}, ${at}, ${body} from turn
      on conflict (stream, key) do nothing
      returning sequence
    )
    select sequence, 'new' as outcome from inserted
    union all
    select sequence, case when body = ${body} then 'duplicate' else 'conflict' end from present`;
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const [row] = (await statement.execute(db)).rows;
    if (row) return { sequence: readWhole(row.sequence), outcome: row.outcome };
    // Another process appended this key while we waited: the next try finds it.
  }
  throw new Error(
    'An event could neither be appended nor found, because its key came and went each time. It was ' +
      'not stored; do not purge streams that are in use.',
  );
}

/** Waits for running appends, and blocks new ones until the transaction ends. */
export async function holdAppends(transaction: LedgerDatabase): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(APPEND_LOCK)})`.execute(transaction);
}
