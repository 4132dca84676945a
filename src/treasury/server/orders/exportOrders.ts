/** `GET orders.csv`: the orders of a filter as a spreadsheet file, written page by page and recorded in the audit. */
import type { OrderSearchQuery } from '../../contract/queries.js';
import type { ListedOrder } from '../../index/orderIndex.js';
import { createCsvExport, MOST_EXPORTED, type ExportParts } from '../csvExport.js';
import type { Cell } from '../../../contract/csvRecord.js';
import { shownEmail, shownIn } from './orderRow.js';
import type { OrderSearch } from './orderSearch.js';
import { filterOf } from './searchRoutes.js';

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

/** Makes the route of one handler. */
export const createExportRoute = (
  parts: ExportParts & { readonly search: Pick<OrderSearch, 'reader'> },
) =>
  createCsvExport(parts, {
    ...{ action: 'exportOrders', subject: 'orders', columns: COLUMNS, rowOf },
    select: (query: OrderSearchQuery) => ({
      target: query.view ?? null,
      read: parts.search.reader(filterOf(query)),
    }),
    cut: ['TRUNCATED', null, `Only the newest ${String(MOST_EXPORTED)} orders are in this file.`],
  });
