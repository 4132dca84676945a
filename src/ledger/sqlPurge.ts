/** Deletes rows from the ledger's tables. Only `purgeLedger` decides which. */
import { sql, type SqlBool } from 'kysely';
import type { LedgerEvent } from './ledger.js';
import { holdAppends } from './sqlAppend.js';
import { dialectOf, readWhole, type LedgerDatabase } from './sqlTables.js';

/** What is deleted together: the streams of an order, those that name it, and its finished effects. */
export interface PurgeUnit {
  /** Streams that were looked at. An empty one is named as well, so that nothing new in it is missed. */
  readonly streams: readonly string[];
  /** Streams that only name these, such as that of the external id. */
  readonly linked: readonly string[];
  /** Sequence of the newest event of `streams`. If there is a newer one, nothing is deleted. */
  readonly lastSequence: number;
  /** Exact names of effects whose claims are deleted. */
  readonly effects: readonly string[];
}

/** D1 allows a hundred values in one statement. */
const MOST_NAMES = 90;

/** How many rows were deleted; zeros if something new had been appended in the meantime. */
export interface PurgedRows {
  readonly events: number;
  readonly claims: number;
}

/**
 * Deletes one unit. On PostgreSQL in one transaction. On SQLite and D1 the claims go first and then, in
 * one statement, the events: after a crash in between the order still says that its effects are done. In
 * the other order, a later order with the same number would inherit its claim ids.
 */
export async function purgeUnit(db: LedgerDatabase, unit: PurgeUnit): Promise<PurgedRows> {
  if (dialectOf(db) === 'sqlite') return deleteUnit(db, unit);
  const transaction = db.transaction().setIsolationLevel('read committed');
  return transaction.execute(async (inside) => {
    // If a purge loses its connection half-way, appends must not wait until TCP notices.
    await sql`select set_config('idle_in_transaction_session_timeout', '10000', true)`.execute(
      inside,
    );
    await holdAppends(inside);
    return deleteUnit(inside, unit);
  });
}

async function deleteUnit(db: LedgerDatabase, unit: PurgeUnit): Promise<PurgedRows> {
  const { streams, linked, lastSequence, effects } = unit;
  const newest = db
    .selectFrom('till_events')
    .select(({ fn }) => fn.max('sequence').as('newest'))
    .where('stream', 'in', streams);
  if (!(await stillNewest(db, streams, lastSequence))) return { events: 0, claims: 0 };
  const claims = await deleteClaims(db, effects);
  const gone = await db
    .deleteFrom('till_events')
    .where('stream', 'in', [...streams, ...linked])
    .where(newest, '=', lastSequence)
    .executeTakeFirst();
  return { events: asCount(gone.numDeletedRows), claims };
}

async function stillNewest(
  db: LedgerDatabase,
  streams: readonly string[],
  lastSequence: number,
): Promise<boolean> {
  const later = db.selectFrom('till_events').select('sequence').where('stream', 'in', streams);
  const row = await later.where('sequence', '>', lastSequence).limit(1).executeTakeFirst();
  return row === undefined;
}

async function deleteClaims(db: LedgerDatabase, effects: readonly string[]): Promise<number> {
  let count = 0;
  for (let from = 0; from < effects.length; from += MOST_NAMES) {
    const names = effects.slice(from, from + MOST_NAMES);
    const gone = await db.deleteFrom('till_claims').where('effect', 'in', names).executeTakeFirst();
    count += asCount(gone.numDeletedRows);
  }
  return count;
}

/**
 * Deletes the events of checkouts that were never opened: a process wrote them while a purge deleted the
 * order. An opening is the first event of its stream, so that none is on its way.
 *
 * @param prefix of the streams, with a colon at its end.
 * @returns how many.
 */
export async function purgeUnopened(
  db: LedgerDatabase,
  prefix: string,
  opening: string,
): Promise<number> {
  const isOpened = sql<SqlBool>`exists (
    select 1 from till_events as o where o.stream = till_events.stream and o.key = ${opening})`;
  const gone = db
    .deleteFrom('till_events')
    .where('stream', '>=', prefix)
    // The semicolon comes right after the colon in both databases, which order texts by bytes.
    .where('stream', '<', `${prefix.slice(0, -1)};`)
    .where(({ not }) => not(isOpened));
  return asCount((await gone.executeTakeFirst()).numDeletedRows);
}

/** Deletes the events of one stream, except the newest of each kind; returns how many. */
export async function purgeSuperseded(db: LedgerDatabase, stream: string): Promise<number> {
  const newest = db
    .selectFrom('till_events')
    .select(({ fn }) => fn.max('sequence').as('newest'))
    .where('stream', '=', stream)
    .groupBy('kind');
  const old = db
    .deleteFrom('till_events')
    .where('stream', '=', stream)
    .where('sequence', 'not in', newest);
  return asCount((await old.executeTakeFirst()).numDeletedRows);
}

/** Deletes the events of one kind from before a time, except the newest of each stream; returns how many. */
export async function purgeToNewest(
  db: LedgerDatabase,
  kind: string,
  before: string,
): Promise<number> {
  const old = db.selectFrom('till_events').where('kind', '=', kind).where('at', '<', before);
  const newest = old.select(({ fn }) => fn.max('sequence').as('newest')).groupBy('stream');
  const gone = db
    .deleteFrom('till_events')
    .where('kind', '=', kind)
    .where('at', '<', before)
    .where('sequence', 'not in', newest);
  return asCount((await gone.executeTakeFirst()).numDeletedRows);
}

const PAGE = 500;

/**
 * Deletes the events of one kind from before a time.
 *
 * @param first called with each before it is deleted, so that after a crash the next purge finds what is left.
 * @returns how many.
 */
export async function purgeKind(
  db: LedgerDatabase,
  kind: string,
  before: string,
  first: (event: Omit<LedgerEvent, 'key' | 'at'>) => Promise<void>,
): Promise<number> {
  let count = 0;
  for (;;) {
    const events = await db
      .selectFrom('till_events')
      .select(['sequence', 'stream', 'body'])
      .where('kind', '=', kind)
      .where('at', '<', before)
      .limit(PAGE)
      .execute();
    if (events.length === 0) return count;
    for (const { stream, body, ...row } of events) {
      const sequence = readWhole(row.sequence);
      await first({ sequence, stream, kind, body: JSON.parse(body) as LedgerEvent['body'] });
      await db.deleteFrom('till_events').where('sequence', '=', sequence).execute();
    }
    count += events.length;
  }
}

/** The ledger's own tables. */
const OWN = ['till_events', 'till_claims', 'till_schema'];

/** Names of tables that are derived from the events. */
export async function derivedTables(db: LedgerDatabase): Promise<readonly string[]> {
  const tables =
    dialectOf(db) === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`
          select relname as name from pg_catalog.pg_class
          where relkind in ('r', 'p') and pg_catalog.pg_table_is_visible(oid)`;
  const { rows } = await tables.execute(db);
  const names = rows.map(({ name }) => name);
  return names.filter((name) => name.startsWith('till_') && !OWN.includes(name)).sort();
}

/** Deletes single events of one stream; returns how many. */
export async function purgeSequences(
  db: LedgerDatabase,
  stream: string,
  sequences: readonly number[],
): Promise<number> {
  let count = 0;
  for (let from = 0; from < sequences.length; from += MOST_NAMES) {
    const gone = await db
      .deleteFrom('till_events')
      .where('stream', '=', stream)
      .where('sequence', 'in', sequences.slice(from, from + MOST_NAMES))
      .executeTakeFirst();
    count += asCount(gone.numDeletedRows);
  }
  return count;
}

/** Deletes the claims of effects with a prefix whose lease ended before a time. */
export async function purgeEnded(
  db: LedgerDatabase,
  word: string,
  beforeMs: number,
): Promise<number> {
  const ended = db
    .deleteFrom('till_claims')
    .where('effect', 'like', `${word}%`)
    .where('lease_until', '<', beforeMs);
  return asCount((await ended.executeTakeFirst()).numDeletedRows);
}

/** The part of the effects' names up to the first colon: `onPaid:`, `onDeposit:`, … */
export async function effectKinds(db: LedgerDatabase): Promise<readonly string[]> {
  const position = dialectOf(db) === 'sqlite' ? sql.raw('instr') : sql.raw('strpos');
  const { rows } = await sql<{ kind: string }>`
    select distinct substr(effect, 1, ${position}(effect, ':')) as kind from till_claims`.execute(
    db,
  );
  return rows.map(({ kind }) => kind);
}

/** Names of the effects that were claimed for a stream, and perhaps for streams with the same beginning. */
export async function claimedEffects(
  db: LedgerDatabase,
  kinds: readonly string[],
  stream: string,
): Promise<readonly string[]> {
  if (kinds.length === 0) return [];
  const rows = await db
    .selectFrom('till_claims')
    .select('effect')
    .distinct()
    .where(({ or, and, eb }) =>
      or(
        kinds.flatMap((kind) => [
          eb('effect', '=', kind + stream),
          // The semicolon comes right after the colon in both databases, which order texts by bytes.
          and([eb('effect', '>=', `${kind}${stream}:`), eb('effect', '<', `${kind}${stream};`)]),
        ]),
      ),
    )
    .execute();
  return rows.map(({ effect }) => effect);
}

// eslint-disable-next-line money/no-floats -- a number of rows
const asCount = (rows: bigint): number => Number(rows);
