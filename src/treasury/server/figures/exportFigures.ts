/** `GET figures.csv`: the books as a spreadsheet file, as totals by day or month, or as single bookings. */
import type { Cell } from '../../../contract/csvRecord.js';
import type { Ledger } from '../../../ledger/ledger.js';
import type { FiguresFileQuery } from '../../contract/queries.js';
import { createCsvExport, MOST_EXPORTED, type ExportParts } from '../csvExport.js';
import type { Asked } from '../handlers.js';
import type { OrderSearch } from '../orders/orderSearch.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import { BOOKING_COLUMNS, bookingRows, type BookingPlace } from './exportBookings.js';
import { totalsFile, type ChosenBooks } from './exportTotals.js';
import { periodStates } from './figures.js';
import { periodsOf } from './periodsRequest.js';

/** Makes the route of one handler. */
export function createFiguresExport(
  parts: ExportParts & {
    readonly search: Pick<OrderSearch, 'completeIndex' | 'reader'>;
    readonly ledger: Pick<Ledger, 'list'>;
  },
): (asked: Asked<FiguresFileQuery>) => Promise<Response> {
  const { search, ledger, now } = parts;

  /** Reads once what all pages of a file share: they are of the days that were the last ones when it was asked for. */
  function booksOf(query: FiguresFileQuery): () => Promise<ChosenBooks> {
    const at = now();
    const calendar = periodsOf(query, at);
    const { timeZone = 'UTC' } = query;
    async function choose(): Promise<ChosenBooks> {
      const index = await search.completeIndex();
      if (!index) {
        throw new TreasuryProblem('store_unavailable', 'The orders are not indexed yet.');
      }
      const stateOf = await periodStates(ledger);
      return { index, calendar, timeZone, stateOf, asOf: new Date(at).toISOString() };
    }
    let chosen: Promise<ChosenBooks> | undefined;
    return () => (chosen ??= choose());
  }

  const file = {
    action: 'exportFigures',
    rowOf: (cells: Cell[]) => cells,
    cut: ['TRUNCATED', null, `Only the first ${String(MOST_EXPORTED)} rows are in this file.`],
  } as const;

  const totals = createCsvExport<FiguresFileQuery, Cell[], never>(parts, {
    ...{ ...file, subject: 'totals' },
    select(query) {
      const books = booksOf(query);
      let made: ReturnType<typeof totalsFile> | undefined;
      const make = async () => (made ??= totalsFile(await books()));
      return {
        target: query.by ?? 'day',
        columns: async () => (await make()).columns,
        read: async () => ({ rows: (await make()).rows, next: null }),
      };
    },
  });

  const bookings = createCsvExport<FiguresFileQuery, Cell[], BookingPlace>(parts, {
    ...{ ...file, subject: 'bookings', columns: BOOKING_COLUMNS },
    select(query) {
      const books = booksOf(query);
      let reader: ReturnType<typeof bookingRows> | undefined;
      return {
        target: 'entries',
        read: async (page) => (reader ??= bookingRows(await books(), search))(page),
      };
    },
  });

  return (asked) => (asked.query.rows === 'entries' ? bookings : totals)(asked);
}
