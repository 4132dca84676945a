/** The money entries of the index in the ledger's own database. */
import { sql } from 'kysely';
import { addDecimal, parseDecimal, type DecimalString } from '../../money/decimal.js';
import { decimalParts, fromParts } from './decimalParts.js';
import { rowsIn, writeNewer } from './jsonRows.js';
import type { MoneyEntry, MoneySum, MoneySumQuery } from './moneyEntries.js';
import type { OrderBatch } from './orderIndex.js';
import { readWhole, type LedgerDatabase, type LedgerDialect } from '../../ledger/sqlTables.js';

/** The columns of `till_order_money`, with their types in PostgreSQL. */
const COLUMNS = {
  sequence: 'bigint',
  opened: 'bigint',
  kind: 'text',
  at: 'text',
  until: 'text',
  currency_id: 'text',
  blockchain: 'text',
  amount: 'text',
  amount_units: 'bigint',
  amount_nanos: 'bigint',
  amount_attos: 'bigint',
  usd: 'text',
  usd_units: 'bigint',
  usd_nanos: 'bigint',
  usd_attos: 'bigint',
  // 1 if the parts, which are for sums alone, hold both amounts whole; otherwise they are null.
  exact: 'smallint',
  generation: 'bigint',
  as_of: 'bigint',
};

const ZERO = parseDecimal('0');
const NO_PARTS = { units: null, nanos: null, attos: null };

/** Null if the amount has more digits than parts hold. */
const partsOf = (amount: DecimalString | null) =>
  amount === null ? NO_PARTS : decimalParts(amount);

function rowOf(entry: MoneyEntry, opened: number, { generation, upTo }: OrderBatch) {
  const { amount, amountUsd } = entry;
  const [coins, usd] = [partsOf(amount), partsOf(amountUsd)];
  const isExact = coins !== null && usd !== null;
  const [coinParts, usdParts] = isExact ? [coins, usd] : [NO_PARTS, NO_PARTS];
  return {
    sequence: entry.sequence,
    opened,
    kind: entry.kind,
    at: entry.at,
    until: entry.until,
    currency_id: entry.currencyId,
    blockchain: entry.blockchain,
    amount,
    amount_units: coinParts.units,
    amount_nanos: coinParts.nanos,
    amount_attos: coinParts.attos,
    usd: amountUsd,
    usd_units: usdParts.units,
    usd_nanos: usdParts.nanos,
    usd_attos: usdParts.attos,
    exact: isExact ? 1 : 0,
    generation,
    as_of: upTo,
  };
}

/** Writes the entries of a batch, each unless the index has a newer one. */
export async function writeMoney(
  db: LedgerDatabase,
  dialect: LedgerDialect,
  batch: OrderBatch,
): Promise<void> {
  const rows = batch.rows.flatMap(({ opened, stream, money }) =>
    money.map((entry) => ({ ...rowOf(entry, opened, batch), stream })),
  );
  if (rows.length > 0) await writeNewer(db, dialect, 'till_order_money', COLUMNS, rows);
}

interface SummedRow {
  readonly period: number | string | bigint;
  readonly currency_id: string | null;
  readonly blockchain: string | null;
  readonly valued: number | string | bigint;
  readonly live: number | string | bigint;
  readonly count: number | string | bigint;
  readonly amount_units: string;
  readonly amount_nanos: string;
  readonly amount_attos: string;
  readonly usd_units: string;
  readonly usd_nanos: string;
  readonly usd_attos: string;
}

const PART_SUMS = ['amount', 'usd']
  .flatMap((name) => ['units', 'nanos', 'attos'].map((part) => `${name}_${part}`))
  .map((column) => `cast(coalesce(sum(m.${column}), 0) as text) as ${column}`)
  .join(', ');

const PERIODS = { number: 'bigint', begins: 'text', ends: 'text' } as const;

/** The entries of each period. The periods come first, so that each finds its own by the index. */
const within = (dialect: LedgerDialect, { kind, periods }: MoneySumQuery) => {
  const given = periods.map(({ from, before }, number) => ({ number, begins: from, ends: before }));
  return sql`
    from ${rowsIn(dialect, JSON.stringify(given), PERIODS)} cross join till_order_money as m
    where m.kind = ${sql.lit(kind)} and m.at >= given.begins and m.at < given.ends`;
};

/** @param value column that is null where the value is unknown: of parts, one that the index holds. */
const groupedBy = (asOf: string, value: 'usd' | 'usd_units') => sql`
  given.number as period, m.currency_id as currency_id, m.blockchain as blockchain,
  case when m.${sql.raw(value)} is null then 0 else 1 end as valued,
  case when m.until > ${asOf} then 1 else 0 end as live`;

/** Sums entries: by the database where their parts hold them, the few others one by one. */
export async function sumMoney(
  db: LedgerDatabase,
  dialect: LedgerDialect,
  query: MoneySumQuery,
): Promise<MoneySum[]> {
  const summed = await sql<SummedRow>`
    select ${groupedBy(query.asOf, 'usd_units')}, count(*) as count, ${sql.raw(PART_SUMS)}
    ${within(dialect, query)} and m.exact = 1
    group by 1, 2, 3, 4, 5`.execute(db);
  const long = await sql<
    Omit<SummedRow, 'count'> & { readonly amount: string | null; readonly usd: string | null }
  >`
    select ${groupedBy(query.asOf, 'usd')}, m.amount as amount, m.usd as usd
    ${within(dialect, query)} and m.exact = 0`.execute(db);
  return merged([
    ...summed.rows.map((row) => ({
      ...groupOf(row),
      count: readWhole(row.count),
      amount: fromParts({
        units: row.amount_units,
        nanos: row.amount_nanos,
        attos: row.amount_attos,
      }),
      amountUsd: fromParts({ units: row.usd_units, nanos: row.usd_nanos, attos: row.usd_attos }),
    })),
    ...long.rows.map((row) => ({
      ...groupOf(row),
      count: 1,
      amount: parseDecimal(row.amount ?? '0'),
      amountUsd: parseDecimal(row.usd ?? '0'),
    })),
  ]);
}

function groupOf(row: Omit<SummedRow, 'count'>) {
  return {
    period: readWhole(row.period),
    currencyId: row.currency_id,
    blockchain: row.blockchain,
    valued: readWhole(row.valued) === 1,
    live: readWhole(row.live) === 1,
  };
}

/** One sum for each group. */
function merged(parts: readonly MoneySum[]): MoneySum[] {
  const sums = new Map<string, MoneySum>();
  for (const part of parts) {
    const { count, amount, amountUsd, ...group } = part;
    const key = JSON.stringify(group);
    const sum = sums.get(key);
    const plus = (before: DecimalString | undefined, more: DecimalString) =>
      addDecimal(before ?? ZERO, more);
    sums.set(key, {
      ...group,
      count: (sum?.count ?? 0) + count,
      amount: plus(sum?.amount, amount),
      amountUsd: plus(sum?.amountUsd, amountUsd),
    });
  }
  return [...sums.values()];
}
