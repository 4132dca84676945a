/** Income by day. */
import type { Figures, IncomeDay } from '../../contract/figures.js';
import type { Cell } from '../../../contract/csvRecord.js';
import { addDecimal } from '../../../money/decimal.js';
import { formatCrypto, formatMoney, WALLET_DIGITS } from '../../../money/format.js';
import { Heading, type RootProps } from '../../../ui/Frame.js';
import { useUi } from '../../../ui/uiContext.js';
import { useFigures } from '../storeReads.js';
import { Table } from '../Table.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { Value } from '../balances/Value.js';
import { highestOf } from './Bars.js';
import { Chart } from './Chart.js';
import { longDay, shortDay, viewerTimeZone } from './dates.js';
import { FiguresFrame } from './FiguresFrame.js';
import { guarded } from '../Guarded.js';

/** Props of {@link IncomeChart}. */
export interface IncomeChartProps extends RootProps {
  /** How many days, with today: 1 to 90. @default 14 */
  readonly days?: number | undefined;
}

/**
 * What was confirmed in each day, in US dollars as valued then. Days begin at midnight of this device's time
 * zone. A day that the store does not know is a gap; today is hatched, because it is not over. Needs a
 * `TreasuryProvider` around it, and a store with orders.
 *
 * @selector [data-status] `loading`, `error`, `ready` or `stale`
 */
export const IncomeChart = guarded<IncomeChartProps>(function IncomeChart({ days = 14, ...root }) {
  const messages = useTreasuryMessages();
  const query = useFigures({ days, timeZone: viewerTimeZone() });
  return (
    <FiguresFrame {...root} part="till-income-chart" title={messages.incomeTitle} query={query}>
      {(figures, { timeZone }) => <Income figures={figures} timeZone={timeZone} />}
    </FiguresFrame>
  );
});

interface IncomeProps {
  readonly figures: Figures;
  readonly timeZone: string;
}

function Income({ figures: { income, unreadable }, timeZone }: IncomeProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const money = (usd: IncomeDay['amountUsd']): string => formatMoney(usd, 'USD', locale);
  const known = income.filter((day) => day.known);
  const total = addDecimal(...known.map(({ amountUsd }) => amountUsd));
  const unvalued = known.reduce((sum, day) => sum + day.unvalued, 0);
  const bars = income.map(({ day, over, known: isKnown, amountUsd }) => ({
    ...{ day, usd: isKnown ? amountUsd : null },
    label: over ? shortDay(day, locale) : messages.todayMark,
  }));
  const highest = highestOf(bars);
  const range = messages.rangeOfDays(income.length);
  const missing = income.length - known.length;
  return (
    <Chart
      head={<Heading>{messages.incomeTitle}</Heading>}
      lead={
        <p className="till-chart-lead">
          <span>{`${range} · `}</span>
          <Value usd={total} />
          {unvalued > 0 && <span>{` ${messages.plusUnvalued(unvalued)}`}</span>}
          <span>{` · ${messages.incomeLead}`}</span>
        </p>
      }
      summary={messages.incomeSummary(
        range,
        money(total),
        highest ? messages.amountOnDay(money(highest.usd), longDay(highest.day, locale)) : null,
      )}
      bars={bars}
      table={<IncomeTable income={income} />}
      file={{
        name: `income-${income.at(-1)?.day ?? ''}.csv`,
        records: incomeRecords(income, timeZone),
      }}
      note={
        <div className="till-chart-notes till-muted">
          {known.every(({ payments }) => payments === 0) && <p>{messages.incomeNone}</p>}
          {missing > 0 && <p>{messages.daysUnknown(missing)}</p>}
          {unreadable > 0 && <p>{messages.figuresUnreadable(unreadable)}</p>}
          <p>{messages.incomeZone(timeZone)}</p>
        </div>
      }
    />
  );
}

function IncomeTable({ income }: Pick<Figures, 'income'>) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  return (
    <Table
      caption={messages.incomeTitle}
      columns={[
        messages.columnDay,
        messages.columnIncome,
        messages.columnPayments,
        messages.columnPaidIn,
      ]}
    >
      {income.toReversed().map((day) => (
        <tr key={day.day}>
          <th scope="row">
            {day.over ? longDay(day.day, locale) : messages.todaySoFar(longDay(day.day, locale))}
          </th>
          <IncomeCells day={day} />
        </tr>
      ))}
    </Table>
  );
}

function IncomeCells({ day }: { readonly day: IncomeDay }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  if (!day.known) {
    return (
      <td colSpan={3} className="till-muted">
        {messages.dayUnknown}
      </td>
    );
  }
  return (
    <>
      <td>
        <Value usd={day.amountUsd} />
        {day.unvalued > 0 && (
          <span className="till-holding-note">{messages.plusUnvalued(day.unvalued)}</span>
        )}
      </td>
      <td>{new Intl.NumberFormat(locale, WALLET_DIGITS).format(day.payments)}</td>
      <td>
        {day.currencies.map(({ currencyId, code, networkName, amount }) => (
          <span key={currencyId} className="till-coin-line">
            <bdi>{`${formatCrypto(amount, locale)} ${code}`}</bdi>{' '}
            <span className="till-muted">{networkName}</span>
          </span>
        ))}
      </td>
    </>
  );
}

/** One record for each day and currency; a day without income has one, an unknown day has empty cells. */
export function incomeRecords(income: readonly IncomeDay[], timeZone: string): Cell[][] {
  const columns = ['day', 'time_zone', 'over', 'currency_id', 'network', 'payments', 'amount'];
  const rows = income.flatMap(({ day, over, known, currencies }): Cell[][] => {
    const begin = [day, timeZone, over ? 'yes' : 'no'];
    if (!known) return [[...begin, null, null, null, null, null, null]];
    if (currencies.length === 0) return [[...begin, null, null, '0', '0', '0', '0']];
    return currencies.map((one) => [
      ...[...begin, one.currencyId, one.networkName, String(one.payments), one.amount],
      ...[one.amountUsd, String(one.unvalued)],
    ]);
  });
  return [[...columns, 'amount_usd', 'payments_of_unknown_value'], ...rows];
}
