/** The file of totals: a row for each day or month with its income and deposits, and one for all of them. */
import type { Cell } from '../../../contract/csvRecord.js';
import { bookedOf, type BookedLine } from '../../contract/figures.js';
import type { OrderIndex } from '../../index/orderIndex.js';
import type { DecimalString } from '../../../money/decimalString.js';
import { linesOf, type Lines, type PeriodState } from './figures.js';
import type { CalendarPeriod } from './periods.js';

/** What a file of figures is about. */
export interface ChosenBooks {
  readonly index: OrderIndex;
  /** Oldest first. */
  readonly calendar: readonly CalendarPeriod[];
  readonly timeZone: string;
  /** What the ledger has of a period. */
  readonly stateOf: (period: CalendarPeriod) => PeriodState;
  /** RFC 3339, UTC. */
  readonly asOf: string;
}

/** What the last column says of a row. */
type RowStatus = 'complete' | 'so_far' | 'before_first_record' | 'deleted' | 'incomplete';

const ZERO = '0' as DecimalString;

/** Names of the columns, and the rows below them; the last one is the sum of the others. */
export async function totalsFile(books: ChosenBooks) {
  const { index, calendar, timeZone, stateOf, asOf } = books;
  const sums = calendar.length === 0 ? [] : await index.sum({ periods: calendar });
  const rows = calendar.map((period, number) => {
    const state = stateOf(period);
    const status: RowStatus =
      state === 'deleted' || state === 'before_first_record'
        ? state
        : period.before <= asOf
          ? 'complete'
          : 'so_far';
    const own = state === 'whole' ? sums.filter((sum) => sum.period === number) : [];
    return { name: period.name, status, sums: own };
  });
  const all = linesOf(rows.flatMap((row) => row.sums));
  // Of all time: files of two periods have the same columns.
  const ever = linesOf(await index.sum({ periods: [{ from: '', before: '~' }] }));
  const currencies = ever.orders.displays.map(({ currency }) => currency).sort();
  const isOfMonths = calendar[0]?.name.length === 7;
  const statuses = rows.map(({ status }) => status);
  const status: RowStatus = statuses.includes('deleted')
    ? 'incomplete'
    : statuses.includes('so_far')
      ? 'so_far'
      : statuses.includes('complete')
        ? 'complete'
        : 'before_first_record';
  const cellsOf = (name: string, lines: Lines | null, said: RowStatus): Cell[] => [
    name,
    ...amountsOf(lines, currencies),
    ...[timeZone, said],
  ];
  return {
    columns: [isOfMonths ? 'month' : 'date', ...amountColumns(currencies), 'time_zone', 'status'],
    rows: [
      // Nothing is known of days whose orders were deleted; zero would be a lie.
      ...rows.map((row) =>
        cellsOf(row.name, row.status === 'deleted' ? null : linesOf(row.sums), row.status),
      ),
      cellsOf('total', all, status),
    ],
  };
}

const amountColumns = (currencies: readonly string[]): string[] => [
  ...['orders', 'paid_usd', 'refunds', 'refunded_usd', 'net_usd'],
  ...currencies
    .map((currency) => currency.toLowerCase())
    .flatMap((name) => [`orders_${name}`, `paid_${name}`, `refunded_${name}`, `net_${name}`]),
  ...['deposits', 'deposits_usd', 'deposits_returned', 'deposits_returned_usd', 'deposits_net_usd'],
  'unknown_values',
];

function amountsOf(lines: Lines | null, currencies: readonly string[]): Cell[] {
  if (!lines) return amountColumns(currencies).map(() => null);
  const { orders, deposits } = lines;
  const dollars = ({ count, paidUsd, refunds, refundedUsd }: BookedLine): Cell[] => [
    ...[String(count), paidUsd, String(refunds), refundedUsd, bookedOf(paidUsd, refundedUsd)],
  ];
  return [
    ...dollars(orders),
    ...currencies.flatMap((currency): Cell[] => {
      const found = orders.displays.find((one) => one.currency === currency);
      const { count, paid, refunded } = found ?? { count: 0, paid: ZERO, refunded: ZERO };
      return [String(count), paid, refunded, bookedOf(paid, refunded)];
    }),
    ...dollars(deposits),
    String(orders.unvalued + deposits.unvalued),
  ];
}
