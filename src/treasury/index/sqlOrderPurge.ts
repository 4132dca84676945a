/** Deletes from the index of orders what the ledger no longer has. */
import { sql, type SqlBool } from 'kysely';
import type { LedgerEvent } from '../../ledger/ledger.js';
import { hasOrderIndex, withIndex } from './orderIndexTables.js';
import { searchTerm } from './orderIndex.js';
import { rowsIn } from './jsonRows.js';
import {
  dialectOf,
  readWhole,
  type LedgerDatabase,
  type LedgerDialect,
} from '../../ledger/sqlTables.js';

/**
 * Deletes the rows of orders that were purged, and the e-mails whose events were. It looks at all rows, so that
 * one that a process wrote and did not look at again is deleted by the next purge.
 *
 * @param emailKind kind of the events that say an e-mail.
 */
export async function purgeOrderIndex(db: LedgerDatabase, emailKind: string): Promise<void> {
  if (!(await hasOrderIndex(db, dialectOf(db)))) return;
  // Terms first: after a crash in between the rows still say which orders are gone.
  for (const table of [sql.raw('till_order_terms'), sql.raw('till_order_entries')]) {
    await sql`
      delete from ${table} where not exists (
        select 1 from till_events as e where e.sequence = ${table}.opened)`.execute(db);
  }
  await sql`
    delete from till_orders where not exists (
      select 1 from till_events as e
      where e.sequence = till_orders.opened and e.stream = till_orders.stream)`.execute(db);
  await forgetUnsaid(db, emailKind);
}

/**
 * Deletes those of some rows whose orders were purged while the rows were written. A purge deletes events
 * first and rows then, so that either it finds the row, or this finds the event gone.
 *
 * @param opened ids of rows that have been written.
 */
export async function dropPurged(
  db: LedgerDatabase,
  dialect: LedgerDialect,
  opened: readonly number[],
): Promise<void> {
  const text = JSON.stringify(opened.map((one) => ({ opened: one })));
  const { rows } = await sql<{ opened: number | string | bigint }>`
    select given.opened from ${rowsIn(dialect, text, { opened: 'bigint' })}
    where not exists (select 1 from till_events as e where e.sequence = given.opened)`.execute(db);
  for (const row of rows) {
    for (const table of ['till_order_terms', 'till_order_entries', 'till_orders'] as const) {
      await withIndex(db).deleteFrom(table).where('opened', '=', readWhole(row.opened)).execute();
    }
  }
}

/** An event that says the e-mail of an order's customer: `email` in its body. */
type EmailEvent = Pick<LedgerEvent, 'sequence' | 'stream' | 'kind' | 'body'>;

/** Deletes the e-mail of an event from the index, unless another event of the order says it. */
export async function forgetEmail(
  db: LedgerDatabase,
  { sequence, stream, kind, body: { email } }: EmailEvent,
): Promise<void> {
  if (typeof email !== 'string') return;
  // Somebody may have changed theirs and changed it back.
  const events = await db
    .selectFrom('till_events')
    .select('body')
    .where('stream', '=', stream)
    .where('kind', '=', kind)
    .where('sequence', '!=', sequence)
    .execute();
  const others = events.map(({ body }) => (JSON.parse(body) as EmailEvent['body'])['email']);
  const term = searchTerm(email);
  const ofOrder = sql`opened in (
    select sequence from till_events where stream = ${stream} and kind = 'opened')`;
  if (!others.some((other) => typeof other === 'string' && searchTerm(other) === term)) {
    await sql`delete from till_order_terms where term = ${term} and ${ofOrder}`.execute(db);
  }
  if (!others.includes(email)) {
    await sql`update till_orders set email = null where email = ${email} and ${ofOrder}`.execute(
      db,
    );
  }
}

const PAGE = 500;

/** Forgets e-mails that no event says any more: a row may be written while its e-mail is deleted. */
async function forgetUnsaid(db: LedgerDatabase, kind: string): Promise<void> {
  for (;;) {
    const rows = await withIndex(db)
      .selectFrom('till_orders')
      .select(['opened', 'email'])
      .where('email', 'is not', null)
      .where(
        sql<SqlBool>`not exists (
          select 1 from till_events as e where e.stream = till_orders.stream and e.kind = ${kind})`,
      )
      .limit(PAGE)
      .execute();
    if (rows.length === 0) return;
    for (const row of rows) {
      const [opened, term] = [readWhole(row.opened), searchTerm(row.email ?? '')];
      const terms = withIndex(db).deleteFrom('till_order_terms').where('opened', '=', opened);
      await terms.where('term', '=', term).execute();
      const order = withIndex(db).updateTable('till_orders').set({ email: null });
      await order.where('opened', '=', opened).execute();
    }
  }
}
