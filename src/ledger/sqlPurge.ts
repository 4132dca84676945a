/** Takes rows out of the ledger's tables. Nothing but `purgeLedger` decides which. */
import { sql } from 'kysely';
import { holdAppends } from './sqlAppend.js';
import { dialectOf, type LedgerDatabase } from './sqlTables.js';

/** What is taken out together: a checkout's stream, what leads to it, and its finished effects. */
export interface PurgeUnit {
  readonly stream: string;
  /** Streams that only name this one, such as that of its external id. */
  readonly linked: readonly string[];
  /** Sequence of the newest event that was looked at. If there is a newer one, nothing goes. */
  readonly lastSequence: number;
  /** Exact names of effects whose claims go. */
  readonly effects: readonly string[];
}

/** D1 takes a hundred values with one statement. */
const MOST_NAMES = 90;

/** How many rows went; zeros where something new had been appended meanwhile. */
export interface PurgedRows {
  readonly events: number;
  readonly claims: number;
}

/**
 * Takes out one unit. On PostgreSQL in one transaction. On SQLite and D1 the claims go first and then, in
 * one statement, the events: a crash between leaves an order whose effects are still noted as done.
 * The other way round, an order opened later under the same number would inherit its claim ids.
 */
export async function purgeUnit(db: LedgerDatabase, unit: PurgeUnit): Promise<PurgedRows> {
  if (dialectOf(db) === 'sqlite') return deleteUnit(db, unit);
  const transaction = db.transaction().setIsolationLevel('read committed');
  return transaction.execute(async (inside) => {
    // A purge that vanishes half-way must not hold up everybody's appends until TCP notices.
    await sql`select set_config('idle_in_transaction_session_timeout', '10000', true)`.execute(
      inside,
    );
    await holdAppends(inside);
    return deleteUnit(inside, unit);
  });
}

async function deleteUnit(db: LedgerDatabase, unit: PurgeUnit): Promise<PurgedRows> {
  const { stream, linked, lastSequence, effects } = unit;
  const newest = db
    .selectFrom('till_events')
    .select(({ fn }) => fn.max('sequence').as('newest'))
    .where('stream', '=', stream);
  if (!(await stillNewest(db, stream, lastSequence))) return { events: 0, claims: 0 };
  const claims = await deleteClaims(db, effects);
  const gone = await db
    .deleteFrom('till_events')
    .where('stream', 'in', [stream, ...linked])
    .where(newest, '=', lastSequence)
    .executeTakeFirst();
  return { events: asCount(gone.numDeletedRows), claims };
}

async function stillNewest(
  db: LedgerDatabase,
  stream: string,
  lastSequence: number,
): Promise<boolean> {
  const later = db.selectFrom('till_events').select('sequence').where('stream', '=', stream);
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

/** Takes out the events of one stream that the store noted before a time; answers how many. */
export async function purgeOlder(
  db: LedgerDatabase,
  stream: string,
  before: string,
): Promise<number> {
  const old = db.deleteFrom('till_events').where('stream', '=', stream).where('at', '<', before);
  return asCount((await old.executeTakeFirst()).numDeletedRows);
}

/** Takes out the events of one stream, but for the newest of each kind; answers how many. */
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

/** Takes out single events of one stream; answers how many. */
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

/** Takes out the claims of effects that begin with a word and whose lease ended before a time. */
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

/** What stands before the first colon of the effects: `onPaid:`, `onDeposit:`, … */
export async function effectKinds(db: LedgerDatabase): Promise<readonly string[]> {
  const position = dialectOf(db) === 'sqlite' ? sql.raw('instr') : sql.raw('strpos');
  const { rows } = await sql<{ kind: string }>`
    select distinct substr(effect, 1, ${position}(effect, ':')) as kind from till_claims`.execute(
    db,
  );
  return rows.map(({ kind }) => kind);
}

/** Names of the effects that were claimed for a stream; perhaps also of streams that begin alike. */
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
          // The sign after the colon is the semicolon, in both databases' order by bytes.
          and([eb('effect', '>=', `${kind}${stream}:`), eb('effect', '<', `${kind}${stream};`)]),
        ]),
      ),
    )
    .execute();
  return rows.map(({ effect }) => effect);
}

// eslint-disable-next-line money/no-floats -- a number of rows
const asCount = (rows: bigint): number => Number(rows);
