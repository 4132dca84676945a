/** Many rows in one value of a statement. */
import { sql } from 'kysely';
import type { LedgerDialect } from '../../ledger/sqlTables.js';

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
