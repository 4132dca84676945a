/** The file of bookings: every payment, refund and deposit of the days asked for, and then what is undecided. */
import type { Cell } from '../../../contract/csvRecord.js';
import type { EntryPlace, ListedEntry } from '../../index/moneyEntries.js';
import type { ListedOrder } from '../../index/orderIndex.js';
import type { DecimalString } from '../../../money/decimalString.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import { shownEmail, shownIn } from '../orders/orderRow.js';
import type { OrderSearch, SearchPlace } from '../orders/orderSearch.js';
import { isUndecided } from '../orders/orderStatus.js';
import { pageOf, type Page, type PageQuery } from '../pages.js';
import type { BookedCoins, ShownEntry } from './bookedEntries.js';
import type { ChosenBooks } from './exportTotals.js';
import { momentFormat } from './periods.js';

/**
 * Columns in the order of the file. What went back has a minus, so that a column adds up to what is left. `undecided`
 * is why nothing is booked yet: such a row has no amount.
 */
export const BOOKING_COLUMNS = [
  'date', 'time', 'time_zone', 'kind', 'reference', 'amount_usd', 'display_amount',
  'display_currency', 'coin', 'coin_amount', 'network', 'transaction_hashes', 'customer_email',
  'withdrawal_id', 'undecided', 'undecided_usd', 'at_utc',
] as const; // prettier-ignore

type Booking = Partial<Record<(typeof BOOKING_COLUMNS)[number], Cell>>;

const cellsOf = (booking: Booking): Cell[] =>
  BOOKING_COLUMNS.map((column) => booking[column] ?? null);

/** Where a page of the file begins: in a period, or among the undecided orders. */
export type BookingPlace =
  (EntryPlace & { readonly period: number }) | { readonly undecided: SearchPlace | undefined };

/** Reads the rows page by page. */
export function bookingRows(books: ChosenBooks, search: Pick<OrderSearch, 'reader'>) {
  const readUndecided = search.reader({ attention: true });
  const when = whenIn(books.timeZone);

  async function undecidedRows(after: SearchPlace | undefined, limit: number) {
    const { rows, next } = await readUndecided({ after, limit });
    const first = books.calendar[0]?.from ?? '';
    const end = books.calendar.at(-1)?.before ?? '';
    return {
      rows: rows
        .filter((row) => {
          const { arrivedAt } = shownIn(row).view;
          if (arrivedAt === null) return row.status === 'unreadable';
          return isUndecided(row.status) && arrivedAt >= first && arrivedAt < end;
        })
        .map((row) => cellsOf(undecided(row, when))),
      next: next && { undecided: next },
    };
  }

  return async (page: PageQuery<BookingPlace>): Promise<Page<Cell[], BookingPlace>> => {
    const { after, limit } = page;
    if (after && 'undecided' in after) return undecidedRows(after.undecided, limit);
    const { rows, next } = await bookedRows(books, when, after, limit);
    const gap = after ? [] : deletedRow(books);
    return { rows: [...gap, ...rows], next: next ?? { undecided: undefined } };
  };
}

/** The entries of the periods that are known, so that they add up to what the other file says. */
async function bookedRows(
  { calendar, index, stateOf }: ChosenBooks,
  when: When,
  after: Exclude<BookingPlace, { readonly undecided: unknown }> | undefined,
  limit: number,
) {
  const found: { readonly place: EntryPlace & { period: number }; readonly cells: Cell[] }[] = [];
  for (let period = after?.period ?? 0; period < calendar.length; period += 1) {
    const one = calendar[period];
    if (!one || stateOf(one) !== 'whole') continue;
    const place = after?.period === period ? after : null;
    const wanted = limit + 1 - found.length;
    for (const entry of await index.entries({ period: one, after: place, limit: wanted })) {
      const { at, sequence } = entry;
      found.push({ place: { at, sequence, period }, cells: cellsOf(booked(entry, when)) });
    }
    if (found.length > limit) break;
  }
  const { rows, next } = pageOf(found, limit, ({ place }) => place);
  return { rows: rows.map(({ cells }) => cells), next };
}

/** Says that the file lacks what was deleted. */
function deletedRow({ calendar, stateOf }: ChosenBooks): Cell[][] {
  const last = calendar.findLast((period) => stateOf(period) === 'deleted');
  return last ? [cellsOf({ date: last.name, kind: 'deleted_until' })] : [];
}

/** The cells of a moment in the zone of the file. */
type When = (at: string) => Booking;

function whenIn(timeZone: string): When {
  const format = momentFormat(timeZone);
  return (at) => {
    const [date = null, time = null] = format.format(Date.parse(at)).split(' ');
    return { date, time, time_zone: timeZone, at_utc: at };
  };
}

function booked({ at, kind, stream, email, ...entry }: ListedEntry, when: When): Booking {
  const { withdrawalId, coins, txHashes } = JSON.parse(entry.shown) as ShownEntry;
  const isBack = kind === 'refund' || kind === 'deposit_refund';
  const signed = (amount: DecimalString): string =>
    isBack && amount !== '0' ? `-${amount}` : amount;
  const { amountUsd, display } = entry;
  return {
    ...when(at),
    kind: kind === 'paid' ? 'payment' : kind,
    reference: orderOfStream(stream)?.reference ?? stream,
    amount_usd: amountUsd && signed(amountUsd),
    display_amount: display && signed(display.amount),
    display_currency: display?.currency ?? null,
    ...coinCells(coins.map((one) => ({ ...one, amount: signed(one.amount) }))),
    transaction_hashes: txHashes.join(' '),
    customer_email: shownEmail({ email }),
    withdrawal_id: withdrawalId,
  };
}

type ShownCoins = Pick<BookedCoins, 'code'> & {
  readonly amount: string;
  readonly networkName?: string | undefined;
};

/** An order may be paid in several currencies. */
function coinCells(coins: readonly ShownCoins[]): Booking {
  const all = (part: (one: ShownCoins) => string): string => coins.map(part).join(' + ');
  return {
    coin: all(({ code }) => code),
    coin_amount: all(({ amount }) => amount),
    network: all(({ networkName = '' }) => networkName),
  };
}

/** Of an order that is paid it is not known here which coins are held; a customer's account has others too. */
function undecided(row: ListedOrder, when: When): Booking {
  const { view, file } = shownIn(row);
  const { reference, surplus, late, currency, arrivedAt } = view;
  const isAll = !row.paid && view.kind === 'payment';
  const coins = surplus ? [surplus] : isAll ? view.arrived : [];
  const networkOf = (id: string) => (currency?.id === id ? currency.networkName : undefined);
  return {
    ...(arrivedAt && when(arrivedAt)),
    ...{ kind: 'undecided', reference, undecided: row.status, customer_email: shownEmail(row) },
    ...coinCells(coins.map((one) => ({ ...one, networkName: networkOf(one.currencyId) }))),
    transaction_hashes: coins.length > 0 ? file.txHashes.join(' ') : null,
    undecided_usd: late?.usd ?? (isAll && !surplus ? view.arrivedUsd : null),
  };
}
