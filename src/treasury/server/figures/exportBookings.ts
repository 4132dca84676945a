/** The file of bookings: what came and went back in the days asked for. */
import type { Cell } from '../../../contract/csvRecord.js';
import type { EntryPlace, ListedEntry } from '../../index/moneyEntries.js';
import type { DecimalString } from '../../../money/decimalString.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import { shownEmail, shownIn } from '../orders/orderRow.js';
import type { OrderSearch, SearchPlace } from '../orders/orderSearch.js';
import { pageOf, type Page, type PageQuery } from '../pages.js';
import type { BookedCoins, ShownEntry } from './bookedEntries.js';
import type { ChosenBooks } from './exportTotals.js';
import { momentFormat } from './periods.js';

/**
 * Columns in the order of the file. What went back has a minus, so that a column adds up to what is left. Only what
 * is booked has `amount_usd`; `undecided` is why a person still has to decide about a part of the row.
 */
export const BOOKING_COLUMNS = [
  'date', 'time', 'time_zone', 'kind', 'reference', 'amount_usd', 'display_amount',
  'display_currency', 'coin', 'coin_amount', 'network', 'transaction_hashes', 'customer_email',
  'withdrawal_id', 'arrived_on', 'unbooked_usd', 'undecided', 'undecided_amount', 'undecided_usd',
  'at_utc',
] as const; // prettier-ignore

type Booking = Partial<Record<(typeof BOOKING_COLUMNS)[number], Cell>>;

const cellsOf = (booking: Booking): Cell[] =>
  BOOKING_COLUMNS.map((column) => booking[column] ?? null);

/** Where a page of the file begins: in a period, or among the orders that cannot be read. */
export type BookingPlace =
  (EntryPlace & { readonly period: number }) | { readonly unreadable: SearchPlace | undefined };

/** Reads the rows page by page. */
export function bookingRows(books: ChosenBooks, search: Pick<OrderSearch, 'reader'>) {
  const readUnreadable = search.reader({ status: 'unreadable' });
  const when = whenIn(books.timeZone);

  async function unreadableRows(after: SearchPlace | undefined, limit: number) {
    const { rows, next } = await readUnreadable({ after, limit });
    return {
      rows: rows.map((row) => {
        const { reference } = shownIn(row).view;
        return cellsOf({ kind: 'undecided', reference, undecided: row.status });
      }),
      next: next && { unreadable: next },
    };
  }

  return async (page: PageQuery<BookingPlace>): Promise<Page<Cell[], BookingPlace>> => {
    const { after, limit } = page;
    if (after && 'unreadable' in after) return unreadableRows(after.unreadable, limit);
    const { rows, next } = await bookedRows(books, when, after, limit);
    const gap = after ? [] : deletedRow(books);
    return { rows: [...gap, ...rows], next: next ?? { unreadable: undefined } };
  };
}

/** The entries of the periods that are known, so that they add up to what the other file says. */
async function bookedRows(
  { calendar, index, stateOf }: ChosenBooks,
  when: When,
  after: Exclude<BookingPlace, { readonly unreadable: unknown }> | undefined,
  limit: number,
) {
  const found: { readonly place: EntryPlace & { period: number }; readonly cells: Cell[][] }[] = [];
  for (let period = after?.period ?? 0; period < calendar.length; period += 1) {
    const one = calendar[period];
    if (!one || stateOf(one) !== 'whole') continue;
    const place = after?.period === period ? after : null;
    const wanted = limit + 1 - found.length;
    for (const entry of await index.entries({ period: one, after: place, limit: wanted })) {
      const { at, sequence } = entry;
      found.push({ place: { at, sequence, period }, cells: bookingsOf(entry, when).map(cellsOf) });
    }
    if (found.length > limit) break;
  }
  const { rows, next } = pageOf(found, limit, ({ place }) => place);
  return { rows: rows.flatMap(({ cells }) => cells), next };
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

/** A refund of more than what was booked is two rows. */
function bookingsOf(listed: ListedEntry, when: When): Booking[] {
  const { kind, amountUsd, display } = listed;
  const shown = JSON.parse(listed.shown) as ShownEntry;
  const sign = kind.endsWith('refund') ? '-' : '';
  const signed = (amount: DecimalString): string => (amount === '0' ? amount : `${sign}${amount}`);
  const coinsOf = (coins: readonly BookedCoins[]): Booking =>
    coinCells(
      coins.map(({ amount, ...one }) => ({ ...one, amount: signed(amount) })),
      kind === 'undecided',
    );
  const unbookedUsd = shown.unbookedUsd && signed(shown.unbookedUsd);
  const both: Booking = {
    ...when(listed.at),
    reference: orderOfStream(listed.stream)?.reference ?? listed.stream,
    transaction_hashes: shown.txHashes.join(' '),
    customer_email: shownEmail(listed),
    withdrawal_id: shown.withdrawalId,
  };
  const own: Booking = {
    ...both,
    kind: kind === 'paid' ? 'payment' : kind,
    amount_usd: amountUsd && signed(amountUsd),
    display_amount: display && signed(display.amount),
    display_currency: display?.currency ?? null,
    ...coinsOf(shown.coins),
    arrived_on: [...new Set(shown.arrivedAt.map((at) => when(at).date))].join(' '),
    unbooked_usd: shown.unbookedCoins.length === 0 ? unbookedUsd : null,
    undecided: shown.undecided?.reason ?? null,
    undecided_amount: shown.undecided?.amount ?? null,
    undecided_usd: shown.undecided?.usd ?? null,
  };
  if (shown.unbookedCoins.length === 0) return [own];
  const beside = { kind: 'unbooked_refund', unbooked_usd: unbookedUsd };
  return [own, { ...both, ...beside, ...coinsOf(shown.unbookedCoins) }];
}

type ShownCoins = Pick<BookedCoins, 'code' | 'networkName'> & { readonly amount: string };

/** An order may be paid in several currencies. Of held coins it is not sure that they are at hand. */
function coinCells(coins: readonly ShownCoins[], areHeld: boolean): Booking {
  const all = (part: (one: ShownCoins) => string): string => coins.map(part).join(' + ');
  return {
    coin: all(({ code }) => code),
    coin_amount: areHeld ? null : all(({ amount }) => amount),
    network: all(({ networkName }) => networkName),
  };
}
