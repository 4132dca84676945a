/** Frame of a chart: its heading, the bars, the same as a table and as a file. */
import type { ReactNode } from 'react';
import { type Cell, csvRecord } from '../../../contract/csvRecord.js';
import { Icon } from '../../../ui/Icon.js';
import { saveIcon } from '../../../ui/icons.js';
import { Button } from '../Button.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { Bars, type Bar } from './Bars.js';
import type { Elements } from '../../../ui/elements.js';

/** Props of {@link Chart}. */
export interface ChartProps {
  /** Heading of the section, or what stands in its place. */
  readonly head: ReactNode;
  /** Below the heading. */
  readonly lead?: Elements;
  /** Controls beside the file. */
  readonly choices?: Elements;
  /** Range, total and highest day in one sentence, for screen readers; null if there is none. */
  readonly summary: string | null;
  readonly bars: readonly Bar[];
  readonly table: ReactNode;
  /** The same data for a spreadsheet. */
  readonly file: { readonly name: string; readonly records: readonly (readonly Cell[])[] };
  /** Below the chart. */
  readonly note?: Elements;
}

/** Draws the bars, with the table to unfold below. */
export function Chart({ head, lead, choices, summary, bars, table, file, note }: ChartProps) {
  const messages = useTreasuryMessages();
  return (
    <div className="till-chart">
      <div className="till-chart-head">
        <div>{head}</div>
        <div className="till-chart-choices">
          {choices}
          <Button
            kind="quiet"
            className="till-chart-file"
            aria-label={messages.downloadCsv}
            title={messages.downloadCsv}
            onClick={() => saveCsv(file.name, file.records)}
          >
            <Icon of={saveIcon} />
          </Button>
        </div>
      </div>
      {lead}
      {summary !== null && <p className="till-visually-hidden">{summary}</p>}
      <Bars bars={bars} />
      <details className="till-details">
        <summary>{messages.asTable}</summary>
        <div className="till-chart-table">{table}</div>
      </details>
      {note}
    </div>
  );
}

/** Saves records for a spreadsheet, in UTF-8. @param name of the file, with its ending */
function saveCsv(name: string, records: readonly (readonly Cell[])[]): void {
  const blob = new Blob(records.map(csvRecord), { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
