/** `GET orders.csv`: the orders of a filter as a spreadsheet file, written page by page and recorded in the audit. */
import type { ListedOrder, OrderFilter } from '../../../ledger/orderIndex.js';
import type { OrderState } from '../../storeApi/listCheckouts.js';
import type { Audit } from '../audit.js';
import type { AuthorizedRequest } from '../authorization.js';
import type { TreasuryLimits } from '../treasuryLimits.js';
import { toTreasuryProblem } from '../treasuryProblem.js';
import { csvFile, csvHeaders, csvRecord, type Cell } from '../csvFile.js';
import { readQuery, single } from '../treasuryQuery.js';
import { shownEmail, shownIn } from './orderRow.js';
import { stateIn } from './orderRoutes.js';
import type { OrderSearch } from './orderSearch.js';
import { filterIn, FILTERS } from './searchRoutes.js';

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
    ...[view.arrivedUsd, shownEmail(row)],
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
    const headers = csvHeaders('orders', now());
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
    return new Response(csvFile(recordsOf(search, filter), end), { headers });
  };
}
