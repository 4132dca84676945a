/** The money entries of the index in the ledger's own database. */
import { sql } from 'kysely';
import { parseDecimal, type DecimalString } from '../../money/decimal.js';
import { decimalParts, fromParts, type DecimalParts } from './decimalParts.js';
import { rowsIn, writeNewer } from './jsonRows.js';
import {
  mergeSums,
  type EntryPageQuery,
  type ListedEntry,
  type MoneyEntry,
  type MoneySum,
  type Period,
} from './moneyEntries.js';
import type { OrderBatch } from './orderIndex.js';
import { readWhole, type LedgerDatabase, type LedgerDialect } from '../../ledger/sqlTables.js';

type Amount = 'usd' | 'display';
type PartColumn = `${Amount}_${keyof DecimalParts}`;

const AMOUNTS = ['usd', 'display'] as const;
const PARTS = ['units', 'nanos', 'attos'] as const;
const PART_COLUMNS = AMOUNTS.flatMap((amount) =>
  PARTS.map((part): PartColumn => `${amount}_${part}`),
);

/** The columns of `till_order_entries`, with their types in PostgreSQL. */
const COLUMNS = {
  sequence: 'bigint',
  opened: 'bigint',
  kind: 'text',
  at: 'text',
  usd: 'text',
  currency: 'text',
  display: 'text',
  ...Object.fromEntries(PART_COLUMNS.map((column) => [column, 'bigint'])),
  // 1 if the parts, which are for sums alone, hold both amounts whole; otherwise they are null.
  exact: 'smallint',
  shown: 'text',
  generation: 'bigint',
  as_of: 'bigint',
};

const NO_PARTS = { units: null, nanos: null, attos: null };

/** Null if the amount has more digits than parts hold. */
const partsOf = (amount: DecimalString | null) =>
  amount === null ? NO_PARTS : decimalParts(amount);

/** The parts of an amount, each in its column. */
const partsIn = (amount: Amount, parts: DecimalParts | typeof NO_PARTS) =>
  Object.fromEntries(PARTS.map((part) => [`${amount}_${part}`, parts[part]]));

function rowOf(entry: MoneyEntry, opened: number, { generation, upTo }: OrderBatch) {
  const { amountUsd, display } = entry;
  const [usd, shown] = [partsOf(amountUsd), partsOf(display?.amount ?? null)];
  const isExact = usd !== null && shown !== null;
  return {
    sequence: entry.sequence,
    opened,
    kind: entry.kind,
    at: entry.at,
    usd: amountUsd,
    currency: display?.currency ?? null,
    display: display?.amount ?? null,
    ...partsIn('usd', isExact ? usd : NO_PARTS),
    ...partsIn('display', isExact ? shown : NO_PARTS),
    exact: isExact ? 1 : 0,
    shown: entry.shown,
    generation,
    as_of: upTo,
  };
}

/** Writes the entries of a batch, each unless the index has a newer one. */
export async function writeMoney(db: LedgerDatabase, dialect: LedgerDialect, batch: OrderBatch) {
  const rows = batch.rows.flatMap(({ opened, stream, money }) =>
    money.map((entry) => ({ ...rowOf(entry, opened, batch), stream })),
  );
  if (rows.length > 0) await writeNewer(db, dialect, 'till_order_entries', COLUMNS, rows);
}

/** A group of sums, or one entry that no parts hold. */
interface GroupRow {
  readonly period: number | string | bigint;
  readonly kind: MoneySum['kind'];
  readonly currency: string | null;
  readonly valued: number | string | bigint;
}

interface SummedRow extends GroupRow, Readonly<Record<PartColumn, string>> {
  /** Those whose parts hold them, and the others. */
  readonly count: number | string | bigint;
  readonly long: number | string | bigint;
}

const PART_SUMS = PART_COLUMNS.map(
  (column) => `cast(coalesce(sum(m.${column}), 0) as text) as ${column}`,
).join(', ');

const sumOf = (row: SummedRow, amount: Amount): DecimalString =>
  fromParts({
    units: row[`${amount}_units`],
    nanos: row[`${amount}_nanos`],
    attos: row[`${amount}_attos`],
  });

const PERIODS = { number: 'bigint', begins: 'text', ends: 'text' } as const;

/** The entries of each period. The periods come first, so that each finds its own by the index. */
function within(dialect: LedgerDialect, periods: readonly Period[]) {
  const given = periods.map(({ from, before }, number) => ({ number, begins: from, ends: before }));
  return sql`
    from ${rowsIn(dialect, JSON.stringify(given), PERIODS)} cross join till_order_entries as m
    where m.kind <> 'none' and m.at >= given.begins and m.at < given.ends`;
}

/** @param value column that is null where the value is unknown: of parts, one that the index holds. */
const groupedBy = (value: 'usd' | 'usd_units') => sql`
  given.number as period, m.kind as kind, m.currency as currency,
  case when m.${sql.raw(value)} is null then 0 else 1 end as valued`;

/** Sums entries: by the database where their parts hold them, the few others one by one. */
export async function sumMoney(
  db: LedgerDatabase,
  dialect: LedgerDialect,
  periods: readonly Period[],
): Promise<MoneySum[]> {
  const { rows } = await sql<SummedRow>`
    select ${groupedBy('usd_units')}, sum(m.exact) as count, sum(1 - m.exact) as long,
      ${sql.raw(PART_SUMS)}
    ${within(dialect, periods)}
    group by 1, 2, 3, 4`.execute(db);
  const summed = rows.map((row) => ({
    ...groupOf(row),
    count: readWhole(row.count),
    amountUsd: sumOf(row, 'usd'),
    display: sumOf(row, 'display'),
  }));
  const exact = summed.filter(({ count }) => count > 0);
  if (rows.every(({ long }) => readWhole(long) === 0)) return exact;
  return mergeSums([...exact, ...(await longEntries(db, dialect, periods))]);
}

type LongAmounts = Readonly<Record<Amount, string | null>>;

/** What has more digits than parts hold, entry by entry. */
async function longEntries(db: LedgerDatabase, dialect: LedgerDialect, periods: readonly Period[]) {
  const { rows } = await sql<GroupRow & LongAmounts>`
    select ${groupedBy('usd')}, m.usd as usd, m.display as display
    ${within(dialect, periods)} and m.exact = 0`.execute(db);
  return rows.map((row) => ({
    ...groupOf(row),
    count: 1,
    amountUsd: parseDecimal(row.usd ?? '0'),
    display: parseDecimal(row.display ?? '0'),
  }));
}

const groupOf = ({ period, kind, currency, valued }: GroupRow) => ({
  period: readWhole(period),
  kind,
  currency,
  valued: readWhole(valued) === 1,
});

/** A page of the entries that count, oldest first. */
export async function listMoney(
  db: LedgerDatabase,
  { period: { from, before }, after, limit }: EntryPageQuery,
): Promise<ListedEntry[]> {
  const begin = after
    ? sql`m.at >= ${after.at} and (m.at > ${after.at} or m.sequence > ${after.sequence})`
    : sql`m.at >= ${from}`;
  const { rows } = await sql<
    Pick<ListedEntry, 'kind' | 'at' | 'shown' | 'stream' | 'email'> & {
      readonly sequence: number | string | bigint;
      readonly currency: string | null;
    } & LongAmounts
  >`
    select m.sequence, m.kind, m.at, m.usd, m.currency, m.display, m.shown, o.stream, o.email
    from till_order_entries as m join till_orders as o on o.opened = m.opened
    where m.kind <> 'none' and ${begin} and m.at < ${before}
    order by m.at, m.sequence limit ${limit}`.execute(db);
  return rows.map(({ sequence, usd, currency, display, ...row }) => ({
    ...row,
    sequence: readWhole(sequence),
    amountUsd: usd === null ? null : parseDecimal(usd),
    display:
      currency === null || display === null ? null : { currency, amount: parseDecimal(display) },
  }));
}
