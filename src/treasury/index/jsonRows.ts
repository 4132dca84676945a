/** Many rows in one value of a statement. */
import { sql } from 'kysely';
import type { LedgerDatabase, LedgerDialect } from '../../ledger/sqlTables.js';

/** Reads the rows of a JSON text, so that a batch is one value: D1 allows a hundred in a statement. */
export function rowsIn(
  dialect: LedgerDialect,
  text: string,
  columns: Readonly<Record<string, string>>,
) {
  const names = Object.keys(columns);
  if (dialect === 'postgres') {
    const types = names.map((name) => `${name} ${columns[name] ?? ''}`).join(', ');
    return sql`json_to_recordset(cast(${text} as json)) as given (${sql.raw(types)})`;
  }
  const values = names.map((name) => `json_extract(value, '$.${name}') as ${name}`).join(', ');
  return sql`(select ${sql.raw(values)} from json_each(${text})) as given`;
}

/** Only orders that the ledger still has: one may have been purged since it was read. */
export const IN_LEDGER = sql.raw(
  'exists (select 1 from till_events as e where e.sequence = given.opened and e.stream = given.stream)',
);

/**
 * Writes rows, each unless the table has one that was computed later, or the ledger no longer has its order.
 * Always in one order, so that two instances do not wait for each other's rows.
 *
 * @param columns with their types in PostgreSQL, the key first.
 */
export async function writeNewer(
  db: LedgerDatabase,
  dialect: LedgerDialect,
  name: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly object[],
): Promise<void> {
  const names = Object.keys(columns);
  const [key = ''] = names;
  const given = rowsIn(dialect, JSON.stringify(rows), { ...columns, stream: 'text' });
  const changes = names.filter((one) => one !== key).map((one) => `${one} = excluded.${one}`);
  const [table, id] = [sql.raw(name), sql.raw(key)];
  await sql`
    insert into ${table} (${sql.raw(names.join(', '))})
    select ${sql.raw(names.map((one) => `given.${one}`).join(', '))}
    from ${given}
    where ${IN_LEDGER}
    order by given.${id}
    on conflict (${id}) do update set ${sql.raw(changes.join(', '))}
    where excluded.generation > ${table}.generation
      or (excluded.generation = ${table}.generation and excluded.as_of >= ${table}.as_of)
  `.execute(db);
}
