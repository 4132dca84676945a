/** `GET orders.csv`: all orders as a spreadsheet file, written page by page and recorded in the audit. */
import type { OrderState, ListedCheckout } from '../../storeApi/listCheckouts.js';
import type { TreasuryOrders } from '../treasuryOptions.js';
import { toTreasuryProblem } from '../treasuryProblem.js';
import { checkoutReferenceOf, orderView, referenceOf } from './orderService.js';
import type { AuthorizedRequest } from '../authorization.js';
import type { TreasuryLimits } from '../treasuryLimits.js';
import type { Audit } from '../audit.js';
import { readQuery } from '../treasuryQuery.js';
import { stateIn } from './orderRoutes.js';

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
] as const; // prettier-ignore

const yet = (value: string | null | undefined): Cell => value ?? null;

function rowOf(checkout: ListedCheckout): Cell[] {
  const { kind, reference } = referenceOf(checkout);
  // Not a state of an order, so that no count of a state includes it.
  if (checkout.unreadable) {
    return [kind, reference, 'UNREADABLE', ...COLUMNS.slice(3).map(() => null)];
  }
  const { order, quote, transfers, evidence } = checkout;
  return [
    ...[kind, reference, orderView(checkout).state],
    ...[order.amountUsd, yet(order.display?.amount), yet(order.display?.currency)],
    ...[yet(quote?.currencyId), yet(quote?.networkName), yet(quote?.payable)],
    ...[checkout.due, checkout.received, checkout.excess],
    ...[checkout.progress, checkout.exceptions.join(' ')],
    ...[yet(evidence.at(0)?.at), yet(evidence.at(-1)?.at)],
    ...[String(transfers.length), transfers.map(({ txHash }) => txHash).join(' ')],
  ];
}

/** A last record that is clearly not an order, because a truncated file looks complete. */
const CUT = csvRecord([
  'TRUNCATED',
  null,
  `Only the newest ${String(MOST_EXPORTED)} orders are in this file.`,
]);

/** The records of all orders in a state, newest first, a page at a time. */
async function* recordsOf(
  orders: Pick<TreasuryOrders, 'listOrders'>,
  state: OrderState | undefined,
): AsyncGenerator<string> {
  yield csvRecord(COLUMNS);
  let last: ListedCheckout | undefined;
  // One page beyond the limit shows whether there are more orders.
  for (let count = 0; count <= MOST_EXPORTED; count += PAGE) {
    const page = await orders.listOrders({
      limit: PAGE,
      ...(state === undefined ? {} : { state }),
      ...(last ? { after: checkoutReferenceOf(referenceOf(last)) } : {}),
    });
    const room = MOST_EXPORTED - count;
    const rows = page.slice(0, room).map((checkout) => csvRecord(rowOf(checkout)));
    const text = [...rows, ...(page.length > room ? [CUT] : [])].join('');
    // An empty chunk would leave the reader waiting.
    if (text !== '') yield text;
    if (page.length < PAGE) return;
    last = page.at(-1);
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
  orders: Pick<TreasuryOrders, 'listOrders'>,
  state: OrderState | undefined,
  ended: (outcome: string) => Promise<void>,
): ReadableStream<Uint8Array> {
  const records = recordsOf(orders, state);
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
  readonly orders: Pick<TreasuryOrders, 'listOrders'>;
  readonly audit: Audit;
  readonly limits: TreasuryLimits;
  readonly now: () => number;
}): (visit: AuthorizedRequest) => Promise<Response> {
  const { orders, audit, limits, now } = parts;
  return async ({ person: { who }, request }) => {
    const state = stateIn(readQuery(request, ['state']));
    const day = new Date(now()).toISOString().slice(0, 10);
    const headers = {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="orders-${day}.csv"`,
    };
    if (request.method === 'HEAD') return new Response(null, { headers });
    const attempt = { who, action: 'exportOrders', target: state ?? null, reason: null } as const;
    try {
      await limits.exportOrders(who);
    } catch (error) {
      await audit.refuse(attempt, toTreasuryProblem(error).code);
      throw error;
    }
    const end = await audit.begin(attempt);
    return new Response(exportOrders(orders, state, end), { headers });
  };
}
