/** `GET orders.csv`: the orders of a filter as a spreadsheet file, written page by page and recorded in the audit. */
import type { ListedOrder, OrderFilter } from '../../../ledger/orderIndex.js';
import type { OrderState } from '../../storeApi/listCheckouts.js';
import type { Audit } from '../audit.js';
import type { AuthorizedRequest } from '../authorization.js';
import type { TreasuryLimits } from '../treasuryLimits.js';
import { toTreasuryProblem } from '../treasuryProblem.js';
import { readQuery, single } from '../treasuryQuery.js';
import { shownIn } from './orderRow.js';
import { stateIn } from './orderRoutes.js';
import type { OrderSearch } from './orderSearch.js';
import { filterIn, FILTERS } from './searchRoutes.js';

/** One cell: a text, or nothing. */
export type Cell = string | null;

/**
 * How a formula may begin in a spreadsheet, also after white space and in full width (OWASP, "CSV
 * Injection").
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠\t\r\n]/u;

/** Puts an apostrophe before a text that could be read as a formula. */
function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** One record with its line end. Every cell is quoted, so that no content needs a rule of its own. */
export function csvRecord(cells: readonly Cell[]): string {
  const quoted = cells.map((cell) =>
    cell === null || cell === '' ? '' : `"${harmless(cell).replaceAll('"', '""')}"`,
  );
  return `${quoted.join(',')}\r\n`;
}

/** Orders read at a time. */
const PAGE = 200;
/** To export more orders, read the ledger's database directly. */
export const MOST_EXPORTED = 50_000;

/** Columns in the order of the file; each name includes the unit. */
const COLUMNS = [
  'kind', 'reference', 'state', 'amount_usd', 'display_amount', 'display_currency',
  'currency_id', 'network', 'asked', 'due', 'received', 'excess', 'progress', 'exceptions',
  'opened_at', 'last_event_at', 'transfers', 'transaction_hashes',
  'status', 'needs_attention', 'refunded', 'arrived', 'arrived_usd', 'customer_email',
] as const; // prettier-ignore

function rowOf(row: ListedOrder): Cell[] {
  const { view, file } = shownIn(row);
  const { kind, reference, display, currency } = view;
  // Not a state of an order, so that no count of a state includes it.
  if (row.status === 'unreadable') {
    return [kind, reference, file.state, ...COLUMNS.slice(3).map(() => null)];
  }
  return [
    ...[kind, reference, file.state, view.amountUsd],
    ...[display?.amount ?? null, display?.currency ?? null],
    ...[currency?.id ?? null, currency?.networkName ?? null, view.payable],
    ...[view.due, file.received, view.excess, file.progress, view.exceptions.join(' ')],
    ...[row.openedAt, view.changedAt, String(file.transfers), file.txHashes.join(' ')],
    ...[row.status, row.attentionAt === null ? 'no' : 'yes', row.refunded ? 'yes' : 'no'],
    view.arrived.map(({ amount, currencyId }) => `${amount} ${currencyId}`).join(' + '),
    ...[view.arrivedUsd, row.email],
  ];
}

/** Which orders are in the file. */
export interface ExportFilter extends OrderFilter {
  /** As the store's own lists name it. An order that cannot be read may be in any state. */
  readonly state?: OrderState | undefined;
}

function isOfState(row: ListedOrder, state: OrderState | undefined): boolean {
  if (state === undefined || row.status === 'unreadable') return true;
  // A paid order with other money held is both: a store that fulfils orders by this file must find it.
  return state === 'paid' ? row.paid : shownIn(row).file.state === state;
}

/** A last record that is clearly not an order, because a truncated file looks complete. */
const CUT = csvRecord([
  'TRUNCATED',
  null,
  `Only the newest ${String(MOST_EXPORTED)} orders are in this file.`,
]);

/** The records of all orders that fit, newest first, a page at a time. */
async function* recordsOf(
  search: Pick<OrderSearch, 'pages'>,
  { state, ...filter }: ExportFilter,
): AsyncGenerator<string> {
  yield csvRecord(COLUMNS);
  let count = 0;
  for await (const page of search.pages(filter, PAGE)) {
    const fitting = page.filter((row) => isOfState(row, state));
    const rows = fitting.slice(0, MOST_EXPORTED - count).map((row) => csvRecord(rowOf(row)));
    count += rows.length;
    const isCut = fitting.length > rows.length;
    const text = [...rows, ...(isCut ? [CUT] : [])].join('');
    // An empty chunk would leave the reader waiting.
    if (text !== '') yield text;
    if (isCut) return;
  }
}

/**
 * Writes the file: UTF-8, at most {@link MOST_EXPORTED} orders. A page is read only when the reader has
 * room for it, so a long file needs little memory. If a page cannot be read, the answer breaks off: a
 * failed download is better than a list that looks complete.
 *
 * @param ended called with the outcome: `done`, `cancelled`, or the code of a problem.
 */
export function exportOrders(
  search: Pick<OrderSearch, 'pages'>,
  filter: ExportFilter,
  ended: (outcome: string) => Promise<void>,
): ReadableStream<Uint8Array> {
  const records = recordsOf(search, filter);
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

/** Makes the route of one handler. */
export function createExportRoute(parts: {
  readonly search: Pick<OrderSearch, 'pages'>;
  readonly audit: Audit;
  readonly limits: TreasuryLimits;
  readonly now: () => number;
}): (visit: AuthorizedRequest) => Promise<Response> {
  const { search, audit, limits, now } = parts;
  return async ({ person: { who }, request }) => {
    const query = readQuery(request, [...FILTERS, 'state']);
    const filter = { ...filterIn(query), state: stateIn(query) };
    const day = new Date(now()).toISOString().slice(0, 10);
    const headers = {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="orders-${day}.csv"`,
    };
    if (request.method === 'HEAD') return new Response(null, { headers });
    const target = single(query, 'view', /^/) ?? filter.state ?? null;
    const attempt = { who, action: 'exportOrders', target, reason: null } as const;
    try {
      await limits.exportOrders(who);
    } catch (error) {
      await audit.refuse(attempt, toTreasuryProblem(error).code);
      throw error;
    }
    const end = await audit.begin(attempt);
    return new Response(exportOrders(search, filter, end), { headers });
  };
}
