/** The index of orders in the ledger's own database. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { withRetries, type SqlAccess } from '../../ledger/sqlLedger.js';
import type {
  IndexProgress,
  ListedOrder,
  OrderBatch,
  OrderCounts,
  OrderFilter,
  OrderIndex,
  OrderPageQuery,
  OrderPosition,
} from './orderIndex.js';
import { IN_LEDGER, rowsIn, writeNewer } from './jsonRows.js';
import { migrateOrderIndex, withIndex } from './orderIndexTables.js';
import { dropPurged } from './sqlOrderPurge.js';
import { listMoney, sumMoney, writeMoney } from './sqlMoneyEntries.js';
import { readWhole, type LedgerDatabase, type LedgerDialect } from '../../ledger/sqlTables.js';

/**
 * Makes the index in the database of a ledger. Its tables are made before the first use.
 *
 * @param most a term of more orders than this is looked for from one order to the next until the page is full,
 *   because sorting all of them would take longer.
 */
export function sqlOrderIndex(access: SqlAccess, most = 20_000): OrderIndex {
  const { db, dialect, ready, firstUse } = access;
  const prepared = firstUse(async () => {
    await ready();
    await migrateOrderIndex(db, dialect);
  });
  async function run<T>(statement: () => Promise<T>): Promise<T> {
    await prepared();
    return withRetries(statement);
  }
  return {
    progress: () => run(() => readProgress(db)),
    async write(batch) {
      if (batch.rows.length > 0) {
        await run(() => writeRows(db, dialect, batch));
        await run(() => writeTerms(db, dialect, batch));
        await run(() => writeMoney(db, dialect, batch));
        const opened = batch.rows.map((row) => row.opened);
        await run(() => dropPurged(db, dialect, opened));
      }
      await run(() => movePosition(db, batch));
    },
    async restart({ generation, form }) {
      const next = { generation: generation + 1, form, position: 0 };
      const change = withIndex(db).updateTable('till_order_index').set(next);
      await run(() => change.where('generation', '=', generation).execute());
    },
    async find(query) {
      const { after, limit, filter } = query;
      const frequent = await run(() => isFrequent(db, filter, most));
      const first =
        after === null || after.attention ? await run(() => page(db, query, true, frequent)) : [];
      if (first.length === limit || filter.attention) return first;
      const place = after?.attention === false ? after : null;
      const rest = { ...query, after: place, limit: limit - first.length };
      return [...first, ...(await run(() => page(db, rest, false, frequent)))];
    },
    count: (query) => run(() => countOrders(db, query)),
    sum: ({ periods }) => run(() => sumMoney(db, dialect, periods)),
    entries: (query) => run(() => listMoney(db, query)),
  };
}

async function readProgress(db: LedgerDatabase): Promise<IndexProgress> {
  const { generation, form, position } = await withIndex(db)
    .selectFrom('till_order_index')
    .select(['generation', 'form', 'position'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return {
    generation: readWhole(generation),
    form: readWhole(form),
    position: readWhole(position),
  };
}

/** The columns of `till_orders`, with their types in PostgreSQL. */
const COLUMNS = {
  opened: 'bigint',
  stream: 'text',
  opened_at: 'text',
  status: 'text',
  attention_at: 'text',
  paid: 'smallint',
  refunded: 'smallint',
  currency_id: 'text',
  email: 'text',
  generation: 'bigint',
  as_of: 'bigint',
  shown: 'text',
};

async function writeRows(db: LedgerDatabase, dialect: LedgerDialect, batch: OrderBatch) {
  const rows = batch.rows.map((row) => ({
    opened: row.opened,
    stream: row.stream,
    opened_at: row.openedAt,
    status: row.status,
    attention_at: row.attentionAt,
    paid: row.paid ? 1 : 0,
    refunded: row.refunded ? 1 : 0,
    currency_id: row.currencyId,
    email: row.email,
    generation: batch.generation,
    as_of: batch.upTo,
    shown: row.shown,
  }));
  await writeNewer(db, dialect, 'till_orders', COLUMNS, rows);
}

const TERM_COLUMNS = { term: 'text', opened: 'bigint', stream: 'text' } as const;

async function writeTerms(db: LedgerDatabase, dialect: LedgerDialect, { rows }: OrderBatch) {
  const terms = rows.flatMap(({ opened, stream, terms: words }) =>
    [...new Set(words)].map((term) => ({ term, opened, stream })),
  );
  await sql`
    insert into till_order_terms (term, opened)
    select given.term, given.opened
    from ${rowsIn(dialect, JSON.stringify(terms), TERM_COLUMNS)}
    where ${IN_LEDGER}
    order by given.term, given.opened
    on conflict do nothing
  `.execute(db);
}

async function movePosition(db: LedgerDatabase, { generation, from, upTo }: OrderBatch) {
  await withIndex(db)
    .updateTable('till_order_index')
    .set({ position: upTo })
    .where('generation', '=', generation)
    .where('position', '>=', from)
    .where('position', '<', upTo)
    .execute();
}

/** Comes after every text that begins with the term, in the byte order of both databases. */
const beyond = (term: string): string => `${term}\u{10FFFF}`;

const beginsWith = (term: string): RawBuilder<SqlBool> =>
  sql`t.term >= ${term} and t.term < ${beyond(term)}`;

/** Whether more orders than these have one of the terms. */
async function isFrequent(db: LedgerDatabase, { term, orTerm }: OrderFilter, most: number) {
  for (const one of [term, orTerm]) {
    if (one === undefined) continue;
    const found = await withIndex(db)
      .selectFrom('till_order_terms as t')
      .select('t.opened')
      .where(beginsWith(one))
      .limit(1)
      .offset(most)
      .execute();
    if (found.length > 0) return true;
  }
  return false;
}

function havingTerm(
  term: string,
  { termEnd = '', orTerm }: OrderFilter,
  frequent: boolean,
): RawBuilder<SqlBool> {
  const begins = beginsWith(term);
  const ends = termEnd === '' ? begins : sql`${begins} and t.term like ${`%${termEnd}`}`;
  const within = orTerm === undefined ? ends : sql`(${ends} or ${beginsWith(orTerm)})`;
  return frequent
    ? sql`exists (select 1 from till_order_terms as t where t.opened = till_orders.opened and ${within})`
    : sql`opened in (select t.opened from till_order_terms as t where ${within})`;
}

/** The conditions of a filter. Fixed values are literals, so that partial indexes are used. */
function conditions(filter: OrderFilter, frequent = false): RawBuilder<SqlBool> {
  const { status, paid, refunded, currencyId, openedFrom, openedBefore, term } = filter;
  const parts = [sql<SqlBool>`1 = 1`];
  if (status !== undefined) parts.push(sql`status = ${status}`);
  if (paid) parts.push(sql`paid = 1`);
  if (refunded) parts.push(sql`refunded = 1`);
  if (currencyId !== undefined) parts.push(sql`currency_id = ${currencyId}`);
  if (openedFrom !== undefined) parts.push(sql`opened_at >= ${openedFrom}`);
  if (openedBefore !== undefined) parts.push(sql`opened_at < ${openedBefore}`);
  if (term !== undefined) parts.push(havingTerm(term, filter, frequent));
  return sql.join(parts, sql` and `);
}

const needing = (asOf: string) =>
  sql<SqlBool>`(attention_at is not null and attention_at <= ${asOf})`;

function startingAfter({ openedAt, opened }: OrderPosition): RawBuilder<SqlBool> {
  return sql`(opened_at < ${openedAt} or (opened_at = ${openedAt} and opened < ${opened}))`;
}

/** A page of the orders that need attention, or of the others. */
async function page(
  db: LedgerDatabase,
  { filter, asOf, after, limit }: OrderPageQuery,
  attention: boolean,
  frequent: boolean,
): Promise<ListedOrder[]> {
  let asked = withIndex(db)
    .selectFrom('till_orders')
    .select(['opened', 'stream', 'opened_at as openedAt', 'status', 'attention_at as attentionAt'])
    .select(['paid', 'refunded', 'currency_id as currencyId', 'email', 'shown'])
    .where(conditions(filter, frequent))
    .where(attention ? needing(asOf) : sql<SqlBool>`not ${needing(asOf)}`);
  if (after) asked = asked.where(startingAfter(after));
  const ordered = asked.orderBy('opened_at', 'desc').orderBy('opened', 'desc');
  const rows = await ordered.limit(limit).execute();
  return rows.map((row) => ({
    ...{ ...row, attention },
    opened: readWhole(row.opened),
    paid: row.paid === 1,
    refunded: row.refunded === 1,
  }));
}

async function countOrders(
  db: LedgerDatabase,
  { filter, asOf }: Pick<OrderPageQuery, 'filter' | 'asOf'>,
): Promise<OrderCounts> {
  let asked = withIndex(db)
    .selectFrom('till_orders')
    .select(({ fn }) => [
      'status',
      'paid',
      'refunded',
      fn.countAll().as('count'),
      sql<number>`sum(case when ${needing(asOf)} then 1 else 0 end)`.as('attention'),
    ])
    .where(conditions(filter))
    .groupBy(['status', 'paid', 'refunded']);
  if (filter.attention) asked = asked.where(needing(asOf));
  const rows = await asked.execute();
  const byStatus: Record<string, number> = {};
  const counts = { all: 0, attention: 0, paid: 0, refunded: 0 };
  for (const { status, paid, refunded, count, attention } of rows) {
    const number = readWhole(count);
    byStatus[status] = (byStatus[status] ?? 0) + number;
    counts.all += number;
    counts.attention += readWhole(attention);
    if (paid === 1) counts.paid += number;
    if (refunded === 1) counts.refunded += number;
  }
  return { ...counts, byStatus };
}
