/** A ledger in an SQL database through Kysely. */
import { sql } from 'kysely';
import { backOff } from '../async/backOff.js';
import { canonicalJson } from './canonicalJson.js';
import { checkClaim, checkEvent, checkListQuery, DEFAULT_LIST_LIMIT } from './checkRequest.js';
import type { ClaimRequest, ClaimResult, Ledger, LedgerEvent, ListQuery } from './ledger.js';
import { migrateEvents } from './migrateEvents.js';
import { appendEvent } from './sqlAppend.js';
import { dialectOf, type LedgerDatabase, type LedgerDialect, readWhole } from './sqlTables.js';

/** Options of {@link sqlLedger}. */
export interface SqlLedgerOptions {
  /** A Kysely of a SQLite or PostgreSQL dialect. It stays the store's: the ledger never closes it. */
  readonly db: LedgerDatabase;
  /** `disk`: a file of the store's process. `database`: a server that instances share. */
  readonly durability: 'disk' | 'database';
  /** @default detected from `db` */
  readonly dialect?: LedgerDialect;
}

/** A ledger whose tables can be reached, for `purgeLedger` and for the store's own queries. */
export interface SqlLedger extends Ledger {
  readonly db: LedgerDatabase;
}

/** What tables that are derived from the events are built with. */
export interface SqlAccess {
  readonly db: LedgerDatabase;
  readonly dialect: LedgerDialect;
  /** Waits until the ledger's own tables are there. */
  readonly ready: () => Promise<void>;
  readonly firstUse: FirstUse;
}

/** A symbol, so that a copy of a ledger has it too, and no store takes it for part of the interface. */
const ACCESS = Symbol.for('tillkit.ledger.access');

/** How derived tables reach the database of a ledger; undefined unless it is one of ours in SQL. */
export function sqlAccessOf(ledger: Ledger): SqlAccess | undefined {
  return (ledger as { readonly [ACCESS]?: SqlAccess })[ACCESS];
}

/**
 * Keeps the ledger in three tables, `till_events`, `till_claims` and `till_schema`, made before the first
 * use (see `migrateLedger`).
 *
 * Each write is one atomic statement, so that databases without interactive transactions work too. A
 * commit must be durable when the connection answers: for SQLite that is `synchronous=FULL`, which
 * `sqliteLedger` sets; a PostgreSQL with `synchronous_commit` off is refused.
 *
 * @throws RangeError if `db` is not a Kysely for SQLite or PostgreSQL, or another option is invalid.
 */
export function sqlLedger(options: SqlLedgerOptions): SqlLedger {
  const { db, durability, dialect = dialectOf(db) } = Object(options) as SqlLedgerOptions;
  if (!['disk', 'database'].includes(durability)) {
    throw new RangeError(
      'The ledger\'s `durability` must be "disk" (a file of the store\'s process) or "database" (a server ' +
        'that instances share), because only what lasts may say that an order is paid.',
    );
  }
  // In plain JavaScript it may be any text, which would be treated as PostgreSQL.
  if (!['sqlite', 'postgres'].includes(dialect)) {
    throw new RangeError(
      'The ledger\'s `dialect` must be "sqlite" or "postgres", because it speaks no other SQL. Leave it out ' +
        'to have it found out from `db`.',
    );
  }
  return ledgerIn({ db, durability, dialect }, onceDone);
}

/** The same for a database with its own way to wait for the first use. */
export function ledgerIn(
  { db, durability, dialect }: Required<SqlLedgerOptions>,
  firstUse: FirstUse,
): SqlLedger {
  const ready = firstUse(async () => {
    await migrateEvents(db, dialect);
    if (dialect === 'postgres') await assertDurableCommits(db);
  });
  const access: SqlAccess = { db, dialect, ready, firstUse };
  const ledger: SqlLedger = {
    db,
    durability,
    async append(event) {
      checkEvent(event);
      const written = { ...event, body: canonicalJson(event.body) };
      await ready();
      return withRetries(() => appendEvent(db, dialect, written));
    },
    async list(query) {
      checkListQuery(query);
      await ready();
      return withRetries(() => listEvents(db, query));
    },
    async claim(request) {
      checkClaim(request);
      await ready();
      return withRetries(() => claimAttempt(db, request));
    },
  };
  return Object.assign(ledger, { [ACCESS]: access });
}

async function listEvents(db: LedgerDatabase, query: ListQuery): Promise<readonly LedgerEvent[]> {
  let asked = db
    .selectFrom('till_events')
    .select(['sequence', 'stream', 'key', 'kind', 'at', 'body'])
    .orderBy('sequence');
  if ('stream' in query) asked = asked.where('stream', '=', query.stream);
  else {
    asked = asked.where('sequence', '>', query.after).limit(query.limit ?? DEFAULT_LIST_LIMIT);
    if (query.kind !== undefined) asked = asked.where('kind', '=', query.kind);
  }
  const rows = await asked.execute();
  return rows.map(({ sequence, body, ...row }) => ({
    ...row,
    sequence: readWhole(sequence),
    body: JSON.parse(body) as LedgerEvent['body'],
  }));
}

async function claimAttempt(db: LedgerDatabase, request: ClaimRequest): Promise<ClaimResult> {
  const { effect, attempt } = request;
  const granted =
    attempt === 1 ? await insertFirst(db, request) : await insertAfterLapse(db, request);
  if (granted) return { outcome: 'granted', claimId: granted.claim_id };
  const present = await db
    .selectFrom('till_claims')
    .select(['claim_id', 'lease_until'])
    .where('effect', '=', effect)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  if (!present) return { outcome: 'refused' };
  return {
    outcome: 'taken',
    claimId: present.claim_id,
    leaseUntil: readWhole(present.lease_until),
  };
}

async function insertFirst(db: LedgerDatabase, { effect, claimId, leaseUntil }: ClaimRequest) {
  return db
    .insertInto('till_claims')
    .values({ effect, attempt: 1, claim_id: claimId, lease_until: leaseUntil })
    .onConflict((conflict) => conflict.columns(['effect', 'attempt']).doNothing())
    .returning('claim_id')
    .executeTakeFirst();
}

/** Condition and insert are one statement, so that no other writer can come between them. */
async function insertAfterLapse(
  db: LedgerDatabase,
  { effect, attempt, now, leaseUntil }: ClaimRequest,
) {
  return db
    .insertInto('till_claims')
    .columns(['effect', 'attempt', 'claim_id', 'lease_until'])
    .expression((from) =>
      from
        .selectFrom('till_claims as before')
        .select((column) => [
          'before.effect',
          sql<number>`${column.ref('before.attempt')} + 1`.as('attempt'),
          'before.claim_id',
          sql<number>`cast(${leaseUntil} as bigint)`.as('lease_until'),
        ])
        .where('before.effect', '=', effect)
        .where('before.attempt', '=', attempt - 1)
        .where('before.lease_until', '<=', now),
    )
    .onConflict((conflict) => conflict.columns(['effect', 'attempt']).doNothing())
    .returning('claim_id')
    .executeTakeFirst();
}

/** Makes a function that waits until a task has succeeded once. */
export type FirstUse = (task: () => Promise<void>) => () => Promise<void>;

/** Runs a task once for all callers. A failure is forgotten, so that the next call tries again. */
export const onceDone: FirstUse = (task) => {
  let running: Promise<void> | undefined;
  return () =>
    (running ??= task().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
};

/**
 * Runs a task for each caller until one run has succeeded; the task must be safe to run several times at
 * once. On Workers a request can be cut off at any await, and its promises then never settle: a shared
 * promise would leave every other request waiting for ever.
 */
export const untilDone: FirstUse = (task) => {
  let isDone = false;
  return async () => {
    if (isDone) return;
    await task();
    isDone = true;
  };
};

/**
 * Refuses a session that answers before its commits are on the disk.
 *
 * @throws an Error if `synchronous_commit` is off.
 */
export async function assertDurableCommits(db: LedgerDatabase): Promise<void> {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('synchronous_commit') as setting`.execute(db);
  if (rows[0]?.setting !== 'off') return;
  throw new Error(
    'PostgreSQL is set to `synchronous_commit = off`, so it answers before a commit is on the disk. ' +
      'An event of the service would be acknowledged and lost in a crash, so nothing was written. ' +
      'Set it for the ledger alone: alter role … set synchronous_commit = on.',
  );
}

/** Serialization failure and deadlock: the statement did nothing and may succeed if repeated. */
const PASSING = new Set(['40001', '40P01']);

const MOST_TRIES = 20;
/** Milliseconds; the pause doubles with each retry up to this. */
const LONGEST_PAUSE_MS = 100;

/** Random, so that writers which block each other do not come back together. */
const pause = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * backOff(tries, 1, LONGEST_PAUSE_MS));
  });

/**
 * Retries a statement if PostgreSQL asks for it. That happens if the store's sessions are `repeatable
 * read` or `serializable` by default.
 */
export async function withRetries<T>(statement: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await statement();
    } catch (error) {
      const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
      if (tries === MOST_TRIES || typeof code !== 'string' || !PASSING.has(code)) throw error;
      await pause(tries);
    }
  }
}
