/** A route that answers a list as a spreadsheet file: read page by page, limited, and recorded in the audit. */
import { csvRecord, type Cell } from '../../contract/csvRecord.js';
import type { Attempt, Audit } from './audit.js';
import type { Asked } from './handlers.js';
import type { Page, PageQuery } from './pages.js';
import type { TreasuryLimits } from './treasuryLimits.js';
import { toTreasuryProblem } from './treasuryProblem.js';

/** To export more rows, read the ledger's database directly. */
export const MOST_EXPORTED = 50_000;

/** Rows read at a time. */
const PAGE = 200;

/** Which rows a file holds. */
interface Selection<Row, Cursor> {
  /** What the audit says of it. */
  readonly target: string | null;
  /** In place of the file's own, where they depend on what is asked for. */
  readonly columns?: () => Promise<readonly string[]>;
  readonly read: (page: PageQuery<Cursor>) => Promise<Page<Row, Cursor>>;
}

/** What a file holds. */
export interface CsvExport<Query, Row, Cursor> {
  readonly action: Attempt['action'];
  /** Begins the file's name. */
  readonly subject: string;
  readonly columns?: readonly string[];
  readonly rowOf: (row: Row) => Cell[];
  readonly select: (query: Query) => Selection<Row, Cursor>;
  /**
   * A last record for what is left out after {@link MOST_EXPORTED} rows. It is clearly no row, because a
   * truncated file looks complete. Null: nothing is left out.
   */
  readonly cut: readonly Cell[] | null;
}

/** What every such route is made with. */
export interface ExportParts {
  readonly audit: Audit;
  readonly limits: Pick<TreasuryLimits, 'exportOrders'>;
  readonly now: () => number;
}

async function* recordsOf<Row, Cursor>(
  { columns = [], rowOf, cut }: Pick<CsvExport<never, Row, Cursor>, 'columns' | 'rowOf' | 'cut'>,
  { columns: own, read }: Selection<Row, Cursor>,
): AsyncGenerator<string> {
  yield csvRecord(own ? await own() : columns);
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
export function createCsvExport<Query, Row, Cursor>(
  { audit, limits, now }: ExportParts,
  file: CsvExport<Query, Row, Cursor>,
): (asked: Asked<Query>) => Promise<Response> {
  const { action, subject, select } = file;
  return async ({ person: { who }, request, query }) => {
    const selection = select(query);
    const { target } = selection;
    const day = new Date(now()).toISOString().slice(0, 10);
    const headers = {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${subject}-${day}.csv"`,
    };
    if (request.method === 'HEAD') return new Response(null, { headers });
    const attempt: Attempt = { who, action, target, reason: null };
    await audit.refusing(attempt, () => limits.exportOrders(who));
    const end = await audit.begin(attempt);
    return new Response(csvFile(recordsOf(file, selection), end), { headers });
  };
}

/**
 * Writes the file in UTF-8. The next records are made only when the reader has room for them, so a long
 * file needs little memory. If they cannot be made, the answer breaks off: a failed download is better
 * than a file that looks complete.
 *
 * @param records chunks of whole records, none of them empty: an empty one would leave the reader waiting.
 * @param ended called once with the outcome: `done`, `cancelled`, or the code of a problem.
 */
function csvFile(records: AsyncGenerator<string>, ended: (outcome: string) => Promise<void>) {
  const encoder = new TextEncoder();
  let isOver = false;

  /** Only the first outcome counts: a failure after the reader has left is not one. */
  async function end(outcome: string): Promise<void> {
    if (isOver) return;
    isOver = true;
    await ended(outcome);
  }

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const next = await records.next();
    if (isOver) return;
    if (next.done === true) {
      await end('done');
      controller.close();
    } else controller.enqueue(encoder.encode(next.value));
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          await pull(controller);
        } catch (error) {
          await end(toTreasuryProblem(error).code);
          throw error;
        }
      },
      async cancel() {
        await end('cancelled');
        await records.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
