/** Pages of a list: how a query asks for one, and how a reader answers one. */
import { malformed, wholeNumber } from './treasuryQuery.js';

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

const USUAL = 50;

/** How many rows a page has. @throws TreasuryProblem `bad_request` above the maximum */
export function limitIn(query: URLSearchParams, most: number): number {
  const limit = wholeNumber(query, 'limit') ?? USUAL;
  if (limit >= 1 && limit <= most) return limit;
  throw malformed('limit');
}

/** `limit`, and `after` in lists whose places are sequences of the ledger. @throws TreasuryProblem `bad_request` */
export function pageIn(query: URLSearchParams, most = 200): Pick<LogPage, 'after' | 'limit'> {
  return { after: wholeNumber(query, 'after'), limit: limitIn(query, most) };
}
