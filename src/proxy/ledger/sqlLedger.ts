/** A ledger in an SQL database that the store reaches through Kysely. */
import { sql, type Kysely } from 'kysely';
import { canonicalJson } from './canonicalJson.js';
import { checkClaim, checkEvent, checkListQuery, DEFAULT_LIST_LIMIT } from './checkRequest.js';
import type {
  AppendResult,
  ClaimRequest,
  ClaimResult,
  Ledger,
  LedgerEvent,
  ListQuery,
  NewLedgerEvent,
} from './ledger.js';
import { migrateSqlite, type SqlLedgerTables } from './sqlTables.js';

type Database = Kysely<SqlLedgerTables>;

/** What an SQL ledger is made from. */
export interface SqlLedgerOptions {
  /** A Kysely of SQLite's dialect. It stays the store's: the ledger never closes it. */
  readonly db: Kysely<SqlLedgerTables>;
  /** `disk`: a file beside the store's process. `database`: a server that instances share. */
  readonly durability: 'disk' | 'database';
}

/**
 * Keeps the ledger in two tables, `till_events` and `till_claims`, made before the first use.
 *
 * Each write is one statement, atomic by itself, so that databases without interactive
 * transactions can be used as well. The connection must be durable when it answers (SQLite:
 * `synchronous=FULL`); `sqliteLedger` sees to that.
 */
export function sqlLedger({ db, durability }: SqlLedgerOptions): Ledger {
  const ready = onceDone(() => migrateSqlite(db));
  return {
    durability,
    async append(event) {
      checkEvent(event);
      const body = canonicalJson(event.body);
      await ready();
      return appendEvent(db, event, body);
    },
    async list(query) {
      checkListQuery(query);
      await ready();
      return listEvents(db, query);
    },
    async claim(request) {
      checkClaim(request);
      await ready();
      return claimAttempt(db, request);
    },
  };
}

async function appendEvent(
  db: Database,
  { stream, key, kind, at }: NewLedgerEvent,
  body: string,
): Promise<AppendResult> {
  const inserted = await db
    .insertInto('till_events')
    .values({ stream, key, kind, at, body })
    .onConflict((conflict) => conflict.columns(['stream', 'key']).doNothing())
    .returning('sequence')
    .executeTakeFirst();
  if (inserted) return { sequence: inserted.sequence, outcome: 'new' };
  // Events never change, so what stood in the way of the insert still stands there.
  const present = await db
    .selectFrom('till_events')
    .select(['sequence', 'body'])
    .where('stream', '=', stream)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const outcome = present.body === body ? 'duplicate' : 'conflict';
  return { sequence: present.sequence, outcome };
}

async function listEvents(db: Database, query: ListQuery): Promise<readonly LedgerEvent[]> {
  const all = db
    .selectFrom('till_events')
    .select(['sequence', 'stream', 'key', 'kind', 'at', 'body'])
    .orderBy('sequence');
  const asked =
    'stream' in query
      ? all.where('stream', '=', query.stream)
      : all.where('sequence', '>', query.after).limit(query.limit ?? DEFAULT_LIST_LIMIT);
  const rows = await asked.execute();
  return rows.map((row) => ({ ...row, body: JSON.parse(row.body) as LedgerEvent['body'] }));
}

async function claimAttempt(db: Database, request: ClaimRequest): Promise<ClaimResult> {
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
  return { outcome: 'taken', claimId: present.claim_id, leaseUntil: present.lease_until };
}

async function insertFirst(db: Database, { effect, claimId, leaseUntil }: ClaimRequest) {
  return db
    .insertInto('till_claims')
    .values({ effect, attempt: 1, claim_id: claimId, lease_until: leaseUntil })
    .onConflict((conflict) => conflict.columns(['effect', 'attempt']).doNothing())
    .returning('claim_id')
    .executeTakeFirst();
}

/** Condition and insert are one statement, so nobody can come between them. */
async function insertAfterLapse(db: Database, { effect, attempt, now, leaseUntil }: ClaimRequest) {
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

/** Runs a task once, however many wait for it; a failure is forgotten, so the next try is real. */
function onceDone(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () =>
    (running ??= task().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
}
