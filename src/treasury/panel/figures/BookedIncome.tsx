/** Booked income by day or month: bars, the same as a table, and as a file. */
import { useState } from 'react';
import type { FiguresQuery } from '../../contract/queries.js';
import { bookedOf, type Figures } from '../../contract/figures.js';
import { Frame, Heading, type RootProps } from '../../../ui/Frame.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { FileButton } from '../FileButton.js';
import { guarded } from '../Guarded.js';
import { QueryProblem } from '../ProblemNotice.js';
import { SegmentedControl } from '../SegmentedControl.js';
import { useFigures } from '../storeReads.js';
import { useTreasuryContext, useTreasuryMessages, useWords } from '../treasuryContext.js';
import { useLastError } from '../useLastError.js';
import { formatSigned } from './BookedMoney.js';
import { useChosenZone, zonesWith } from './chosenZone.js';
import { daysOf, lastMonths, monthName, periodName, rangeName } from './dates.js';
import { highestOf, IncomeBars } from './IncomeBars.js';
import { IncomeTable } from './IncomeTable.js';

type Unit = 'day' | 'month';

/** The ranges of each unit that have a button. */
const RANGES = { day: ['7', '14'], month: ['6', '12', '24'] } as const;

/** What is shown. */
interface Chosen {
  readonly by: Unit;
  /** How many of the last days or months, a month such as `2026-11`, or `dates` for `from` and `to`. */
  readonly range: string;
  readonly from: string;
  readonly to: string;
}

/** The range that tiles and income begin with, so that they share one request. */
export const FIRST_RANGE = { by: 'day', last: 14 } as const;

const BEGIN = { range: String(FIRST_RANGE.last), from: '', to: '' };

/** Whether both dates are there, where dates are chosen. */
const isWhole = ({ range, from, to }: Chosen): boolean =>
  range !== 'dates' || (from !== '' && to >= from);

function queryOf(chosen: Chosen, timeZone: string): FiguresQuery {
  const { by, range, from, to } = chosen;
  if (range.includes('-')) return { by, ...daysOf(range), timeZone };
  // Until both dates are there, the range before them stays.
  if (range !== 'dates' || !isWhole(chosen)) {
    const last = range === 'dates' ? RANGES[by][1] : range;
    return { by, last: Number.parseInt(last, 10), timeZone };
  }
  const [first, end] = [from, to].map((date) => date.slice(0, by === 'day' ? 10 : 7));
  return { by, from: first, to: end, timeZone };
}

/**
 * What the books say: paid orders on the day on which they were paid, less refunds on the day on which they
 * completed, in dollars and in the currency that the orders were agreed in. Days begin at midnight of the zone
 * that a person chooses. Needs a `TreasuryProvider` around it, and a store with orders.
 *
 * @selector [data-status] `loading`, `error`, `ready` or `stale`
 */
export const BookedIncome = guarded<RootProps>(function BookedIncome(root) {
  const messages = useTreasuryMessages();
  const [chosen, setChosen] = useState<Chosen>({ ...BEGIN, by: FIRST_RANGE.by });
  const [timeZone, setZone] = useChosenZone();
  const asked = queryOf(chosen, timeZone);
  const query = useFigures(asked);
  const error = useLastError(query);
  const { data } = query;
  const status = data === undefined ? (error ? 'error' : 'loading') : error ? 'stale' : 'ready';
  return (
    <Frame
      {...root}
      part="till-treasury till-figure till-booked"
      label={messages.bookedTitle}
      status={status}
      busy={status === 'loading'}
    >
      <div className="till-chart-head">
        <Heading>{messages.bookedTitle}</Heading>
        <RangeFields chosen={chosen} periods={data?.figures?.periods ?? []} onChange={setChosen} />
      </div>
      <p className="till-chart-lead till-muted">{messages.bookedLead[chosen.by]}</p>
      {error && <QueryProblem error={error} query={query} failed={messages.figuresFailed} />}
      {status === 'loading' && <Skeleton label={messages.figuresLoading} lines={6} />}
      {data?.figures === null && <p className="till-lead">{messages.figuresNoIndex}</p>}
      {data?.figures && <Books figures={data.figures} chosen={chosen} />}
      <div className="till-booked-foot">
        <label className="till-booked-zone">
          <span className="till-muted">{messages.bookedZone}</span>{' '}
          <select
            className="till-select"
            value={timeZone}
            onChange={({ target }) => setZone(target.value)}
          >
            {zonesWith(timeZone).map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </label>
        {isWhole(chosen) && <Files asked={asked} periods={data?.figures?.periods ?? []} />}
      </div>
    </Frame>
  );
});

/** Dates begin with those that are shown. */
function datesOf(periods: Figures['periods']): Partial<Chosen> {
  const [from, to] = [periods[0], periods.at(-1)].map(
    (one) => one && `${one.name}-01`.slice(0, 10),
  );
  return from && to ? { from, to } : {};
}

interface RangeFieldsProps {
  readonly chosen: Chosen;
  /** What is shown. */
  readonly periods: Figures['periods'];
  readonly onChange: (chosen: Chosen) => void;
}

function RangeFields({ chosen, periods, onChange }: RangeFieldsProps) {
  const { messages, locale } = useWords();
  const { by, range } = chosen;
  const [timeZone] = useChosenZone();
  const counts = RANGES[by].map((count) => {
    return [count, rangeName(by, Number.parseInt(count, 10), locale)] as const;
  });
  const months = lastMonths(timeZone).map((month) => [month, monthName(month, locale)] as const);
  return (
    <div className="till-chart-choices">
      <SegmentedControl
        label={messages.bookedBy}
        value={by}
        onChange={(unit) =>
          onChange({ ...BEGIN, by: unit, range: unit === 'day' ? BEGIN.range : RANGES.month[0] })
        }
        options={[
          ['day', messages.columnDay],
          ['month', messages.columnMonth],
        ]}
      />
      <SegmentedControl
        label={messages.bookedRange}
        value={range}
        onChange={(next) =>
          onChange({ ...chosen, ...(next === 'dates' && datesOf(periods)), range: next })
        }
        options={[...counts, ...(by === 'day' ? months : []), ['dates', messages.bookedDates]]}
      />
      {range === 'dates' && (
        <span className="till-booked-dates">
          {(['from', 'to'] as const).map((end) => (
            <input
              key={end}
              // Not every browser has a field for a month, so the month of a date counts.
              type="date"
              className="till-select"
              aria-label={end === 'from' ? messages.bookedFrom : messages.bookedTo}
              value={chosen[end]}
              onChange={({ target }) => onChange({ ...chosen, [end]: target.value })}
            />
          ))}
        </span>
      )}
    </div>
  );
}

function Books({ figures, chosen }: { readonly figures: Figures; readonly chosen: Chosen }) {
  const { messages, locale } = useWords();
  const { periods, total, unreadable } = figures;
  const { by, range: name } = chosen;
  const { displays, count, paidUsd, refundedUsd } = total.orders;
  const [display, ...others] = displays;
  const range = rangeName(by, periods.length, locale);
  const highest = highestOf(periods);
  const missing = periods.filter(({ known }) => !known).length;
  const money = (signed: string, currency = 'USD') => formatSigned(signed, currency, locale);
  const also = others.map((one) => money(bookedOf(one.paid, one.refunded), one.currency));
  return (
    <>
      <p className="till-visually-hidden">
        {messages.bookedSummary(
          range,
          money(bookedOf(paidUsd, refundedUsd)),
          highest && messages.amountOnDay(money(highest.booked), periodName(highest.name, locale)),
        )}
      </p>
      {missing < periods.length && (
        <div className="till-booked-body">
          <IncomeBars periods={periods} />
          <IncomeTable
            figures={figures}
            range={range}
            name={name.includes('-') ? monthName(name, locale) : range}
            currency={display?.currency ?? null}
          />
        </div>
      )}
      <div className="till-chart-notes till-muted">
        {display && display.count < count && (
          <p>{messages.bookedPart(display.currency, display.count, count)}</p>
        )}
        {also.length > 0 && <p>{messages.bookedAlso(also)}</p>}
        {missing > 0 && <p>{messages.periodsUnknown(rangeName(by, missing, locale))}</p>}
        {unreadable > 0 && <p>{messages.figuresUnreadable(unreadable)}</p>}
      </div>
    </>
  );
}

interface FilesProps {
  readonly asked: FiguresQuery;
  readonly periods: Figures['periods'];
}

/** Draws the buttons. The audit records every export. */
function Files({ asked, periods }: FilesProps) {
  const { client, messages } = useTreasuryContext('BookedIncome');
  const { by = 'day' } = asked;
  const range = [periods[0], periods.at(-1)].flatMap((period) => period?.name ?? []).join('-to-');
  return (
    <>
      <FileButton
        label={messages.bookedTotals[by]}
        note={messages.bookedFileNote}
        name={`${by === 'day' ? 'daily' : 'monthly'}-totals-${range}`}
        file={() => client.exportFigures({ ...asked, rows: 'periods' })}
      />
      <FileButton
        label={messages.bookedEntries}
        note={messages.bookedEntriesNote}
        name={`bookings-${range}`}
        file={() => client.exportFigures({ ...asked, rows: 'entries' })}
      />
    </>
  );
}
