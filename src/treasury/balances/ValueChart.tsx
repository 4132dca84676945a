/** Distribution of the value: a bar chart, and the same data as a table. */
import { useState, type ReactNode } from 'react';
import { useUi } from '../../ui/uiContext.js';
import { SegmentedControl } from '../SegmentedControl.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { Value } from './Value.js';
import { formatShare, limitRows, REST_KEY, type ChartRow } from './chartRows.js';

/** Maximum number of bars; the table has all rows. */
const MOST_BARS = 8;

/** Props of {@link ValueChart}. */
export interface ValueChartProps {
  readonly rows: readonly ChartRow[];
  /** Heading of the table's first column. */
  readonly column: string;
  /** Further controls, drawn beside the one for chart or table. */
  readonly choices?: ReactNode;
}

/** Draws chart or table. Screen readers always get the table. */
export function ValueChart({ rows, column, choices }: ValueChartProps) {
  const messages = useTreasuryMessages();
  const [form, setForm] = useState<'chart' | 'table'>('chart');
  return (
    <div className="till-worth" data-form={form}>
      <div className="till-worth-head">
        <h3 className="till-subheading">{messages.whereTitle}</h3>
        <div className="till-worth-choices">
          {choices}
          <SegmentedControl
            label={messages.showAs}
            value={form}
            onChange={setForm}
            options={[
              ['chart', messages.asChart],
              ['table', messages.asTable],
            ]}
          />
        </div>
      </div>
      {form === 'chart' && <Bars rows={rows} />}
      <ValueTable rows={rows} column={column} hidden={form === 'chart'} />
    </div>
  );
}

/** Draws the bars, hidden from screen readers. */
function Bars({ rows }: Pick<ValueChartProps, 'rows'>) {
  const messages = useTreasuryMessages();
  return (
    <ul className="till-plain-list till-bars" aria-hidden="true">
      {limitRows(rows, MOST_BARS, messages.others).map((row) => (
        <Bar key={row.key} row={row} />
      ))}
    </ul>
  );
}

function Bar({ row }: { readonly row: ChartRow }) {
  const { locale } = useUi();
  const messages = useTreasuryMessages();
  const { key, label, usd, isPartial, length, share } = row;
  return (
    <li className="till-bar" data-rest={key === REST_KEY || undefined}>
      <span className="till-bar-label">{label}</span>
      <span className="till-bar-value">
        <Value usd={usd} />
        {usd !== null && <bdi className="till-muted">{formatShare(share, usd, locale)}</bdi>}
        {usd !== null && isPartial && (
          <span className="till-holding-note">{messages.partlyUnknown}</span>
        )}
      </span>
      <span className="till-bar-track">
        <span className="till-bar-fill" style={{ inlineSize: `${length}%` }} />
      </span>
    </li>
  );
}

function ValueTable({ rows, column, hidden }: ValueChartProps & { readonly hidden: boolean }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  return (
    <div className={hidden ? 'till-visually-hidden' : undefined}>
      <table className="till-table">
        <caption className="till-visually-hidden">{messages.whereTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{messages.columnWorth}</th>
            <th scope="col">{messages.columnShare}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, usd, isPartial, share }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>
                <Value usd={usd} />
                {usd !== null && isPartial && (
                  <span className="till-holding-note">{messages.partlyUnknown}</span>
                )}
              </td>
              <td>
                <bdi className="till-money">
                  {usd === null ? '–' : formatShare(share, usd, locale)}
                </bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
