/** The books as a table: a row for each day or month, and one for its deposits. */
import { useState, type ReactNode } from 'react';
import type { BookedLine, BookedPeriod, Figures } from '../../contract/figures.js';
import { isZero } from '../../../money/decimal.js';
import { WALLET_DIGITS } from '../../../money/format.js';
import { Value } from '../balances/Value.js';
import { Button } from '../Button.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { Table } from '../Table.js';
import { BookedMoney, formatSigned } from './BookedMoney.js';
import { shortName } from './dates.js';

/** Rows that are shown until a person asks for all. */
const FIRST = 6;

/** Props of {@link IncomeTable}. */
export interface IncomeTableProps {
  readonly figures: Pick<Figures, 'periods' | 'total'>;
  /** "14 days". */
  readonly range: string;
  /** Of the last row: the range, or the month that it is. */
  readonly name: string;
  /** Currency of the last column; null for none. */
  readonly currency: string | null;
}

/** Draws it, the present period first. What the ledger does not know has no row. */
export function IncomeTable(props: IncomeTableProps) {
  const { range, name, currency } = props;
  const { periods, total } = props.figures;
  const messages = useTreasuryMessages();
  const [isWhole, setWhole] = useState(false);
  const known = periods.filter((period) => period.known).toReversed();
  const yesterday = periods.at(-1)?.over ? undefined : periods.at(-2);
  const isOfMonths = periods.every(({ name }) => name.length === 7);
  return (
    <div className="till-income-table">
      <Table
        caption={messages.bookedTitle}
        columns={[
          isOfMonths ? messages.columnMonth : messages.columnDay,
          ...[messages.columnOrders, messages.columnPaid, messages.columnRefunded],
          messages.columnBooked,
          ...(currency === null ? [] : [messages.columnIn(currency)]),
        ]}
        footer={<Lines name={<span>{name}</span>} lines={total} currency={currency} />}
      >
        {known.slice(0, isWhole ? known.length : FIRST).map((period) => (
          <Lines
            key={period.name}
            name={<PeriodName period={period} isYesterday={period === yesterday} />}
            lines={period}
            currency={currency}
          />
        ))}
      </Table>
      {known.length > FIRST && (
        <Button kind="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? messages.bookedFewer : messages.bookedAll(range)}
        </Button>
      )}
    </div>
  );
}

interface PeriodNameProps {
  readonly period: BookedPeriod;
  /** Whether the present period is the next. */
  readonly isYesterday: boolean;
}

function PeriodName({ period: { name, over }, isYesterday }: PeriodNameProps) {
  const { messages, locale } = useWords();
  const named = shortName(name, locale);
  const isMonth = name.length === 7;
  if (over && isYesterday && !isMonth) {
    const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    return <span className="till-income-yesterday">{words.format(-1, 'day')}</span>;
  }
  return <span>{over ? named : isMonth ? messages.todaySoFar(named) : messages.todayMark}</span>;
}

interface LinesProps {
  readonly name: ReactNode;
  readonly lines: Pick<BookedPeriod, 'orders' | 'deposits'>;
  readonly currency: string | null;
}

/** A row for orders, and one below it for deposits if there were any. */
function Lines({ name, lines: { orders, deposits }, currency }: LinesProps) {
  const messages = useTreasuryMessages();
  const hasDeposits = deposits.count > 0 || deposits.refunds > 0;
  return (
    <>
      <tr role="row">
        <th scope="row" role="rowheader">
          {name}
        </th>
        <Cells line={orders} currency={currency} />
      </tr>
      {hasDeposits && (
        <tr role="row" className="till-income-deposits">
          <th scope="row" role="rowheader">
            <span>{messages.depositsRow}</span> <span className="till-visually-hidden">{name}</span>
          </th>
          <Cells line={deposits} currency={currency} />
        </tr>
      )}
    </>
  );
}

interface CellsProps {
  readonly line: BookedLine;
  readonly currency: string | null;
}

function Cells({ line, currency }: CellsProps) {
  const { messages, locale } = useWords();
  const { count, paidUsd, refundedUsd, unvalued, displays } = line;
  const display = displays.find((one) => one.currency === currency);
  return (
    <>
      <td role="cell">{new Intl.NumberFormat(locale, WALLET_DIGITS).format(count)}</td>
      <td role="cell">
        <Value usd={paidUsd} />
      </td>
      <td role="cell" className="till-muted">
        {isZero(refundedUsd) ? '—' : formatSigned(`-${refundedUsd}`, 'USD', locale)}
      </td>
      <td role="cell" className="till-income-booked">
        <BookedMoney paid={paidUsd} refunded={refundedUsd} />
        {unvalued > 0 && (
          <span className="till-holding-note">{messages.plusUnvalued(unvalued)}</span>
        )}
      </td>
      {currency !== null && <td role="cell">{display ? <BookedMoney {...display} /> : '—'}</td>}
    </>
  );
}
