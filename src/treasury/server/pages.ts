/** Pages of a list: how a query asks for one, and how a reader answers one. */
import type { PageQuery, PeriodQuery } from '../contract/queries.js';

/** A page. */
export interface Page<Row, Cursor = number> {
  readonly rows: readonly Row[];
  /** Where the next page begins; null at the end. */
  readonly next: Cursor | null;
}

/** Which page of a log. Its places are sequences of the ledger. */
export interface LogPage {
  /** Milliseconds since the epoch; `to` is excluded. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** `next` of the page before. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** @param found one more than the page has, if there is another page. */
export function pageOf<Row, Cursor>(
  found: readonly Row[],
  limit: number,
  placeOf: (last: Row) => Cursor,
): Page<Row, Cursor> {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : placeOf(last) };
}

/** How many rows a page has if nobody says. */
export const USUAL_ROWS = 50;

/** The {@link LogPage} that a query asks for. */
export function logPageOf({
  from,
  to,
  after,
  limit = USUAL_ROWS,
}: PeriodQuery & PageQuery<number>) {
  const timeOf = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));
  return { from: timeOf(from), to: timeOf(to), after, limit };
}
