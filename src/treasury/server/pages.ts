/** Pages of a list: how a query asks for one, and how a reader answers one. */
import type { PeriodQuery } from '../contract/queries.js';

/** A page. */
export interface Page<Row, Cursor = number> {
  readonly rows: readonly Row[];
  /** Where the next page begins; null at the end. */
  readonly next: Cursor | null;
}

/** Which page is read. */
export interface PageQuery<Cursor = number> {
  /** Undefined for the first page. */
  readonly after?: Cursor | undefined;
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

/** The period of a query in milliseconds since the epoch; `to` is excluded. */
export function periodOf({ from, to }: PeriodQuery) {
  const timeOf = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));
  return { from: timeOf(from), to: timeOf(to) };
}
