/** `GET figures.csv`: the books as a spreadsheet file, by day, by month, or entry by entry. */
import type { Cell } from '../../../contract/csvRecord.js';
import type { Ledger } from '../../../ledger/ledger.js';
import type { DecimalString } from '../../../money/decimalString.js';
import { bookedOf } from '../../contract/figures.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import type { FiguresFileQuery } from '../../contract/queries.js';
import type { EntryPlace, ListedEntry, MoneySum } from '../../index/moneyEntries.js';
import type { OrderIndex } from '../../index/orderIndex.js';
import type { Audit } from '../audit.js';
import { createCsvExport, MOST_EXPORTED } from '../csvExport.js';
import type { OrderSearch } from '../orders/orderSearch.js';
import { pageOf, type Page } from '../pages.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import type { TreasuryLimits } from '../treasuryLimits.js';
import type { ShownEntry } from './bookedEntries.js';
import { knownPeriods, lineOf } from './figures.js';
import type { CalendarPeriod } from './periods.js';
import { periodsOf } from './periodsRequest.js';

/** Columns in the order of the file: the same for both kinds of rows, so that the two can be compared. */
const COLUMNS = [
  'period', 'time_zone', 'line', 'at', 'what', 'kind', 'reference', 'count', 'refunds', 'paid_usd',
  'refunded_usd', 'booked_usd', 'unknown_values', 'display_currency', 'paid_display',
  'refunded_display', 'booked_display', 'coins', 'currency_id', 'id',
] as const; // prettier-ignore

const ZERO = '0' as DecimalString;

/** Rows of a period: one for each line and each currency that its orders were agreed in. */
function periodRows(
  { name }: CalendarPeriod,
  sums: readonly MoneySum[],
  timeZone: string,
): Cell[][] {
  const lines = [['orders', 'paid', 'refund'], ['deposits', 'deposit', 'deposit_refund']] as const; // prettier-ignore
  return lines.flatMap(([line, paid, refund]) => {
    const own = sums.filter(({ kind }) => kind === paid || kind === refund);
    const currencies = [...new Set(own.map(({ currency }) => currency))].sort();
    // A day without anything has a row, so that its zero is said.
    if (currencies.length === 0 && line === 'orders') currencies.push(null);
    return currencies.map((currency): Cell[] => {
      const part = own.filter((sum) => sum.currency === currency);
      const sum = lineOf(part, paid, refund);
      const [display] = sum.displays;
      return [
        ...[name, timeZone, line, null, null, null, null],
        ...[String(sum.count), String(sum.refunds), sum.paidUsd, sum.refundedUsd],
        ...[bookedOf(sum.paidUsd, sum.refundedUsd), String(sum.unvalued), currency],
        ...(display
          ? [display.paid, display.refunded, bookedOf(display.paid, display.refunded)]
          : [null, null, null]),
        ...[null, null, null],
      ];
    });
  });
}

/** A period of which nothing is known has a row without any figure. */
const unknownRow = ({ name }: CalendarPeriod, timeZone: string): Cell[] => [
  ...[name, timeZone, 'unknown'],
  ...COLUMNS.slice(3).map(() => null),
];

function entryRow(entry: ListedEntry, period: string, timeZone: string): Cell[] {
  const { at, kind, amountUsd: usd, display, stream, shown } = entry;
  const { id, currencyId, coins } = JSON.parse(shown) as ShownEntry;
  const isRefund = kind === 'refund' || kind === 'deposit_refund';
  const sides = (amount: DecimalString | null): Cell[] => {
    if (amount === null) return [null, null, null];
    const [paid, refunded] = isRefund ? [ZERO, amount] : [amount, ZERO];
    return [paid, refunded, bookedOf(paid, refunded)];
  };
  const order = orderOfStream(stream);
  const isOrder = kind === 'paid' || kind === 'refund';
  return [
    ...[period, timeZone, isOrder ? 'orders' : 'deposits', at, kind],
    ...[order?.kind ?? null, order?.reference ?? stream],
    ...(isRefund ? ['0', '1'] : ['1', '0']),
    ...[...sides(usd), usd === null ? '1' : '0', display?.currency ?? null],
    ...sides(display?.amount ?? null),
    ...[coins, currencyId, id],
  ];
}

interface Place extends EntryPlace {
  /** Index of the period. */
  readonly period: number;
}

/** The periods of a file, and in which zone they are. */
interface Chosen {
  readonly calendar: readonly CalendarPeriod[];
  readonly timeZone: string;
  readonly index: OrderIndex;
  readonly isKnown: (period: CalendarPeriod) => boolean;
}

async function sumRows({ calendar, timeZone, index, isKnown }: Chosen) {
  const sums = calendar.length === 0 ? [] : await index.sum({ periods: calendar });
  const rows = calendar.flatMap((period, number) =>
    isKnown(period)
      ? periodRows(
          period,
          sums.filter((sum) => sum.period === number),
          timeZone,
        )
      : [unknownRow(period, timeZone)],
  );
  return { rows, next: null };
}

/** The entries of the periods that are known, so that they add up to what the other file says. */
async function entryRows(
  { calendar, timeZone, index, isKnown }: Chosen,
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
): Promise<Page<Cell[], Place>> {
  const rows: { readonly place: Place; readonly cells: Cell[] }[] = [];
  for (let period = after?.period ?? 0; period < calendar.length; period += 1) {
    const one = calendar[period];
    if (!one || !isKnown(one)) continue;
    const place = after?.period === period ? after : null;
    const wanted = limit + 1 - rows.length;
    for (const entry of await index.entries({ period: one, after: place, limit: wanted })) {
      const { at, sequence } = entry;
      rows.push({ place: { at, sequence, period }, cells: entryRow(entry, one.name, timeZone) });
    }
    if (rows.length > limit) break;
  }
  const { rows: own, next } = pageOf(rows, limit, ({ place }) => place);
  return { rows: own.map(({ cells }) => cells), next };
}

/** Makes the route of one handler. */
export function createFiguresExport(parts: {
  readonly search: Pick<OrderSearch, 'completeIndex'>;
  readonly ledger: Pick<Ledger, 'list'>;
  readonly audit: Audit;
  readonly limits: Pick<TreasuryLimits, 'exportOrders'>;
  readonly now: () => number;
}) {
  const { search, ledger, audit, limits, now } = parts;

  async function choose(query: FiguresFileQuery, calendar: Chosen['calendar']): Promise<Chosen> {
    const index = await search.completeIndex();
    if (!index) {
      throw new TreasuryProblem('store_unavailable', 'The orders are not indexed yet.');
    }
    const { timeZone = 'UTC' } = query;
    return { calendar, timeZone, index, isKnown: await knownPeriods(ledger) };
  }

  return createCsvExport<FiguresFileQuery, Cell[], Place>({
    ...{ action: 'exportFigures', subject: 'income', columns: COLUMNS, audit, now },
    rowOf: (cells) => cells,
    select(query) {
      // All pages are of the days that were the last ones when the file was asked for.
      const calendar = periodsOf(query, now());
      let chosen: Promise<Chosen> | undefined;
      return {
        target: query.rows === 'entries' ? 'entries' : (query.by ?? 'day'),
        async read(page) {
          const all = await (chosen ??= choose(query, calendar));
          return query.rows === 'entries' ? entryRows(all, page) : sumRows(all);
        },
      };
    },
    cut: ['TRUNCATED', null, `Only the first ${String(MOST_EXPORTED)} rows are in this file.`],
    count: limits.exportOrders,
  });
}
