/** A route that answers a list as a spreadsheet file: read page by page, limited, and recorded in the audit. */
import type { Attempt, Audit } from './audit.js';
import type { AuthorizedRequest } from './authorization.js';
import { csvFile, csvHeaders, csvRecord, type Cell } from './csvFile.js';
import { toTreasuryProblem } from './treasuryProblem.js';

/** To export more rows, read the ledger's database directly. */
export const MOST_EXPORTED = 50_000;

/** Rows read at a time. */
export const EXPORT_PAGE = 200;

/** What a file holds. */
export interface CsvExport<Row> {
  readonly action: Attempt['action'];
  /** Begins the file's name. */
  readonly subject: string;
  readonly columns: readonly string[];
  readonly rowOf: (row: Row) => Cell[];
  /** Reads the query. @throws TreasuryProblem `bad_request` */
  readonly select: (request: Request) => {
    /** What the audit says of the selection. */
    readonly target: string | null;
    readonly pages: () => AsyncGenerator<readonly Row[]>;
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

async function* recordsOf<Row>(
  { columns, rowOf, cut }: CsvExport<Row>,
  pages: AsyncGenerator<readonly Row[]>,
): AsyncGenerator<string> {
  yield csvRecord(columns);
  let left = cut === null ? Number.POSITIVE_INFINITY : MOST_EXPORTED;
  for await (const page of pages) {
    const rows = page.slice(0, left).map((row) => csvRecord(rowOf(row)));
    left -= rows.length;
    const isCut = page.length > rows.length;
    const text = [...rows, ...(isCut ? [csvRecord(cut ?? [])] : [])].join('');
    // An empty chunk would leave the reader waiting.
    if (text !== '') yield text;
    if (isCut) return;
  }
}

/** Makes the route of one handler. */
export function createCsvExport<Row>(
  file: CsvExport<Row>,
): (authorized: AuthorizedRequest) => Promise<Response> {
  const { action, subject, select, count, audit, now } = file;
  return async ({ person: { who }, request }) => {
    const { target, pages } = select(request);
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
    return new Response(csvFile(recordsOf(file, pages()), end), { headers });
  };
}
