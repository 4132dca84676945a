/** Deletes from the index of orders what the ledger no longer has. */
import { sql } from 'kysely';
import { hasOrderIndex } from './orderIndexTables.js';
import { searchTerm } from './orderIndex.js';
import { dialectOf, readWhole, type LedgerDatabase } from './sqlTables.js';

/**
 * Deletes the rows of orders that were purged. It looks at all rows, so that one that was written while its
 * order was purged is deleted by the next purge.
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
    if (events.length === 0) return count;
    for (const { sequence, stream, body } of events) {
      const { email } = JSON.parse(body) as { readonly email?: unknown };
      if (isIndexed && typeof email === 'string') await forgetEmail(db, stream, email);
      await db.deleteFrom('till_events').where('sequence', '=', readWhole(sequence)).execute();
    }
    count += events.length;
  }
}

async function forgetEmail(db: LedgerDatabase, stream: string, email: string): Promise<void> {
  await sql`
    delete from till_order_terms where term = ${searchTerm(email)} and opened in (
      select sequence from till_events where stream = ${stream} and kind = 'opened')`.execute(db);
  await sql`
    update till_orders set email = null where email = ${email} and opened in (
      select sequence from till_events where stream = ${stream} and kind = 'opened')`.execute(db);
}
