/** Deletes from the index of orders what the ledger no longer has. */
import { sql, type SqlBool } from 'kysely';
import { hasOrderIndex } from './orderIndexTables.js';
import { searchTerm } from './orderIndex.js';
import { rowsIn } from './jsonRows.js';
import {
  dialectOf,
  readWhole,
  type LedgerDatabase,
  type LedgerDialect,
} from '../../ledger/sqlTables.js';

/**
 * Deletes the rows of orders that were purged. It looks at all rows, so that one that a process wrote and did
 * not look at again is deleted by the next purge.
 */
export async function purgeOrderIndex(db: LedgerDatabase): Promise<void> {
  if (!(await hasOrderIndex(db, dialectOf(db)))) return;
  // Terms first: after a crash in between the rows still say which orders are gone.
  await sql`
    delete from till_order_terms where not exists (
      select 1 from till_events as e where e.sequence = till_order_terms.opened)`.execute(db);
  await sql`
    delete from till_order_money where not exists (
      select 1 from till_events as e where e.sequence = till_order_money.opened)`.execute(db);
  await sql`
    delete from till_orders where not exists (
      select 1 from till_events as e
      where e.sequence = till_orders.opened and e.stream = till_orders.stream)`.execute(db);
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
    const gone = readWhole(row.opened);
    await db.deleteFrom('till_order_terms').where('opened', '=', gone).execute();
    await db.deleteFrom('till_order_money').where('opened', '=', gone).execute();
    await db.deleteFrom('till_orders').where('opened', '=', gone).execute();
  }
}

const PAGE = 500;

/**
 * Deletes the events with customers' e-mails from before a time, and each of these e-mails from the index:
 * the events last, so that after a crash the next purge finds what is left.
 *
 * @param kind of the events; `email` in their body is the address.
 * @returns how many events were deleted.
 */
export async function purgeEmails(
  db: LedgerDatabase,
  kind: string,
  before: string,
): Promise<number> {
  const isIndexed = await hasOrderIndex(db, dialectOf(db));
  let count = 0;
  for (;;) {
    const events = await db
      .selectFrom('till_events')
      .select(['sequence', 'stream', 'body'])
      .where('kind', '=', kind)
      .where('at', '<', before)
      .limit(PAGE)
      .execute();
    if (events.length === 0) break;
    for (const { sequence, stream, body } of events) {
      const { email } = JSON.parse(body) as { readonly email?: unknown };
      const own = readWhole(sequence);
      if (isIndexed && typeof email === 'string') {
        await forgetEmail(db, stream, email, await otherEmails(db, { kind, stream, own }));
      }
      await db.deleteFrom('till_events').where('sequence', '=', own).execute();
    }
    count += events.length;
  }
  if (isIndexed) await forgetUnsaid(db, kind);
  return count;
}

/** E-mails that other events of the order say: somebody may have changed theirs and changed it back. */
async function otherEmails(
  db: LedgerDatabase,
  { kind, stream, own }: { readonly kind: string; readonly stream: string; readonly own: number },
): Promise<string[]> {
  const events = await db
    .selectFrom('till_events')
    .select('body')
    .where('stream', '=', stream)
    .where('kind', '=', kind)
    .where('sequence', '!=', own)
    .execute();
  const emails = events.map(({ body }) => (JSON.parse(body) as { email?: unknown }).email);
  return emails.filter((email): email is string => typeof email === 'string');
}

async function forgetEmail(
  db: LedgerDatabase,
  stream: string,
  email: string,
  others: readonly string[],
): Promise<void> {
  const term = searchTerm(email);
  const ofOrder = sql`opened in (
    select sequence from till_events where stream = ${stream} and kind = 'opened')`;
  if (!others.some((other) => searchTerm(other) === term)) {
    await sql`delete from till_order_terms where term = ${term} and ${ofOrder}`.execute(db);
  }
  if (!others.includes(email)) {
    await sql`update till_orders set email = null where email = ${email} and ${ofOrder}`.execute(
      db,
    );
  }
}

/** Forgets e-mails that no event says any more: a row may be written while its e-mail is deleted. */
async function forgetUnsaid(db: LedgerDatabase, kind: string): Promise<void> {
  for (;;) {
    const rows = await db
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
      const opened = readWhole(row.opened);
      const term = searchTerm(row.email ?? '');
      await db
        .deleteFrom('till_order_terms')
        .where('opened', '=', opened)
        .where('term', '=', term)
        .execute();
      await db
        .updateTable('till_orders')
        .set({ email: null })
        .where('opened', '=', opened)
        .execute();
    }
  }
}
