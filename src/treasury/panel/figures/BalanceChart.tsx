/** The balances over time, and the total of now. */
import { useState } from 'react';
import type { ProcessingBalancesView } from '../../contract/balances.js';
import type { BalanceHistoryView, SilentNetwork } from '../../contract/figures.js';
import type { Cell } from '../../../contract/csvRecord.js';
import { formatMoney } from '../../../money/format.js';
import { Heading, type RootProps } from '../../../ui/Frame.js';
import { useUi } from '../../../ui/uiContext.js';
import { SegmentedControl } from '../SegmentedControl.js';
import { Value } from '../balances/Value.js';
import { useBalanceHistory, useProcessingBalances } from '../storeReads.js';
import { Table } from '../Table.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { balanceSeries, type BalancePoint } from './balanceSeries.js';
import { Chart } from './Chart.js';
import { longDay, monthDay, timeOrMoment, viewerTimeZone } from './dates.js';
import { DataFrame } from './FiguresFrame.js';
import type { Elements } from '../../../ui/elements.js';
import { guarded } from '../Guarded.js';

const RANGES = ['7', '14', '90'] as const;
type Range = (typeof RANGES)[number];

/** Whole days of each range. */
const DAYS: Readonly<Record<Range, number>> = { 7: 7, 14: 14, 90: 90 };

/** Props of {@link BalanceChart}. */
export type BalanceChartProps = RootProps;

/**
 * The total of the processing wallets over 7, 14 or 90 days. Every day counts the same networks: those whose
 * value is known now. A day without a reading, or with a silent network, is a gap. Needs a `TreasuryProvider`
 * around it.
 *
 * @selector [data-status] `loading`, `error`, `ready` or `stale`
 */
export const BalanceChart = guarded<BalanceChartProps>(function BalanceChart(root) {
  const messages = useTreasuryMessages();
  const query = useProcessingBalances();
  return (
    <DataFrame
      {...root}
      part="till-balance-chart"
      title={messages.balanceTitle}
      query={query}
      loading={messages.processingLoading}
      failed={messages.processingFailed}
    >
      {(view) => <BalancesOf view={view} />}
    </DataFrame>
  );
});

/** Draws the chart of an answer that is there already. */
export function BalancesOf({ view }: { readonly view: ProcessingBalancesView }) {
  const messages = useTreasuryMessages();
  const [range, setRange] = useState<Range>('14');
  const days = DAYS[range];
  const { data } = useBalanceHistory({ days, timeZone: viewerTimeZone() });
  const choices = (
    <SegmentedControl
      label={messages.balanceTitle}
      value={range}
      onChange={setRange}
      options={RANGES.map((one) => [one, messages.rangeOfDays(DAYS[one])] as const)}
    />
  );
  return <BalancesOverTime view={view} history={data} days={days} choices={choices} />;
}

interface OverTimeProps {
  readonly view: ProcessingBalancesView;
  readonly history: BalanceHistoryView | undefined;
  readonly days: number;
  readonly choices: Elements;
}

function BalancesOverTime({ view, history, days, choices }: OverTimeProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const points = balanceSeries(history?.days ?? [], view);
  const known = points.flatMap(({ totalUsd }) => totalUsd ?? []);
  const money = (usd: (typeof known)[number]): string => formatMoney(usd, 'USD', locale);
  const [first, last] = [known[0], known.at(-1)];
  const range = messages.rangeOfDays(days);
  return (
    <Chart
      head={<TotalNow view={view} />}
      choices={choices}
      summary={
        first !== undefined && last !== undefined && known.length > 1
          ? messages.balanceSummary(range, money(first), money(last))
          : null
      }
      bars={points.map(({ day, totalUsd: usd }, index) => ({
        ...{ day, usd },
        label: index === points.length - 1 ? messages.nowMark : monthDay(day, locale),
      }))}
      table={<PointsTable points={points} />}
      file={{
        name: `balances-${points.at(-1)?.day ?? ''}.csv`,
        records: historyRecords(history, view),
      }}
      note={
        history?.days.slice(0, -1).every(({ at }) => at === null) ? (
          <p className="till-muted">{messages.balanceNone}</p>
        ) : null
      }
    />
  );
}

/** The networks that an answer lacks. */
export const silentNames = ({ missing }: Pick<ProcessingBalancesView, 'missing'>): string[] =>
  missing.map(({ networkName }) => networkName);

/** The total of what is known now, labelled with what it is without. */
function TotalNow({ view }: { readonly view: ProcessingBalancesView }) {
  const messages = useTreasuryMessages();
  const silent = silentNames(view);
  const label =
    silent.length > 0
      ? messages.balanceTotalWithout(silent)
      : view.isPartial
        ? messages.balanceKnownTotal
        : messages.balanceTotal;
  const isKnown = view.wallets.some(({ totalUsd }) => totalUsd !== null);
  return (
    <>
      <Heading>
        <span className="till-muted till-total-label">{label}</span>
      </Heading>
      <p className="till-total-figure">{isKnown ? <Value usd={view.totalUsd} /> : '—'}</p>
    </>
  );
}

function PointsTable({ points }: { readonly points: readonly BalancePoint[] }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const now = Date.parse(points.at(-1)?.at ?? '');
  return (
    <Table
      caption={messages.balanceTitle}
      columns={[messages.columnDay, messages.columnReadAt, messages.columnTotal]}
    >
      {points.toReversed().map(({ day, at, totalUsd }) => (
        <tr key={day}>
          <th scope="row">{longDay(day, locale)}</th>
          <td>{at === null ? '—' : timeOrMoment(at, now, locale)}</td>
          <td>
            {totalUsd === null ? (
              <span className="till-muted">
                {at === null ? messages.noReading : messages.networkSilent}
              </span>
            ) : (
              <Value usd={totalUsd} />
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** One record for each day and network; a network without an answer has an empty value. */
function historyRecords(
  history: BalanceHistoryView | undefined,
  now: ProcessingBalancesView,
): Cell[][] {
  const past = (history?.days ?? []).flatMap(({ day, at, networks }): Cell[][] =>
    at === null
      ? [[day, null, null, null, null]]
      : networks.map((one) => [
          ...[day, at, one.networkName],
          ...[one.answered ? 'yes' : 'no', one.amountUsd],
        ]),
  );
  const present = [
    ...now.wallets.map((one): Cell[] => [one.networkName, 'yes', one.totalUsd]),
    ...now.missing.map((one): Cell[] => [one.networkName, 'no', null]),
  ].map((cells) => ['now', now.at, ...cells]);
  return [['day', 'read_at', 'network', 'answered', 'amount_usd'], ...past, ...present];
}

/** What is known of a silent network. */
export const findSilent = (
  history: Pick<BalanceHistoryView, 'silent'> | undefined,
  blockchain: string,
): SilentNetwork | undefined => history?.silent.find((one) => one.blockchain === blockchain);
