/** A route that answers a list as a spreadsheet file: read page by page, limited, and recorded in the audit. */
import type { Attempt, Audit } from './audit.js';
import type { AuthorizedRequest } from './authorization.js';
import type { Page } from './pages.js';
import { csvFile, csvHeaders, csvRecord, type Cell } from './csvFile.js';
import { toTreasuryProblem } from './treasuryProblem.js';

/** To export more rows, read the ledger's database directly. */
export const MOST_EXPORTED = 50_000;

/** Rows read at a time. */
const PAGE = 200;

/** What a file holds. */
export interface CsvExport<Row, Cursor> {
  readonly action: Attempt['action'];
  /** Begins the file's name. */
  readonly subject: string;
  readonly columns: readonly string[];
  readonly rowOf: (row: Row) => Cell[];
  /** Reads the query. @throws TreasuryProblem `bad_request` */
  readonly select: (request: Request) => {
    /** What the audit says of the selection. */
    readonly target: string | null;
    readonly read: (page: {
      readonly after: Cursor | undefined;
      readonly limit: number;
    }) => Promise<Page<Row, Cursor>>;
  };
  /**
   * A last record for what is left out after {@link MOST_EXPORTED} rows. It is clearly no row, because a
   * truncated file looks complete. Null: nothing is left out.
   */
  readonly cut: readonly Cell[] | null;
  /** Counts the request. @throws TreasuryProblem `rate_limited` */
  readonly count: (who: string) => Promise<void>;
  readonly audit: Audit;
  readonly now: () => number;
}

async function* recordsOf<Row, Cursor>(
  { columns, rowOf, cut }: CsvExport<Row, Cursor>,
  read: ReturnType<CsvExport<Row, Cursor>['select']>['read'],
): AsyncGenerator<string> {
  yield csvRecord(columns);
  let left = cut === null ? Number.POSITIVE_INFINITY : MOST_EXPORTED;
  for (let after: Cursor | undefined; ;) {
    const page = await read({ after, limit: PAGE });
    const rows = page.rows.slice(0, left).map((row) => csvRecord(rowOf(row)));
    left -= rows.length;
    const isCut = page.rows.length > rows.length;
    const text = [...rows, ...(isCut ? [csvRecord(cut ?? [])] : [])].join('');
    // An empty chunk would leave the reader waiting.
    if (text !== '') yield text;
    if (isCut || page.next === null) return;
    after = page.next;
  }
}

/** Makes the route of one handler. */
export function createCsvExport<Row, Cursor>(
  file: CsvExport<Row, Cursor>,
): (authorized: AuthorizedRequest) => Promise<Response> {
  const { action, subject, select, count, audit, now } = file;
  return async ({ person: { who }, request }) => {
    const { target, read } = select(request);
    const headers = csvHeaders(subject, now());
    if (request.method === 'HEAD') return new Response(null, { headers });
    const attempt: Attempt = { who, action, target, reason: null };
    try {
      await count(who);
    } catch (error) {
      await audit.refuse(attempt, toTreasuryProblem(error).code);
      throw error;
    }
    const end = await audit.begin(attempt);
    return new Response(csvFile(recordsOf(file, read), end), { headers });
  };
}
