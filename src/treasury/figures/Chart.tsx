/** Frame of a chart: its heading, the switch to the table, the file, and what screen readers get. */
import { useState, type ReactNode } from 'react';
import type { Cell } from '../../contract/csvRecord.js';
import { Icon } from '../../ui/Icon.js';
import { saveIcon } from '../../ui/icons.js';
import { lazyPart } from '../../ui/lazyPart.js';
import { useUi } from '../../ui/uiContext.js';
import { Button } from '../Button.js';
import { SegmentedControl } from '../SegmentedControl.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { PlotProps } from './Plot.js';
import { saveCsv } from './saveFile.js';
import type { Elements } from '../../ui/elements.js';

/** Its library is needed by nothing else. */
const plotPart = lazyPart<PlotProps>(async () => {
  // The library formats in this language as it loads. Where no number can be (“C”, “en-US@posix”) it would throw,
  // and WebKit hands out a module that has thrown when it is asked for again.
  new Intl.NumberFormat(navigator.language);
  const { Plot } = await import('./Plot.js');
  return Plot;
});

/** Props of {@link Chart}. */
export interface ChartProps {
  /** Heading of the section, or what stands in its place. */
  readonly head: ReactNode;
  /** Below the heading. */
  readonly lead?: Elements;
  /** Further controls beside the switch. */
  readonly choices?: Elements;
  /** Range, total and highest day in one sentence, for screen readers; null if there is none. */
  readonly summary: string | null;
  readonly plot: Omit<PlotProps, 'locale'>;
  readonly table: ReactNode;
  /** The same data for a spreadsheet. */
  readonly file: { readonly name: string; readonly records: readonly (readonly Cell[])[] };
  /** Below the chart. */
  readonly note?: Elements;
}

/** Draws chart or table. Screen readers always get the table. */
export function Chart({ head, lead, choices, summary, plot, table, file, note }: ChartProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const [form, setForm] = useState<'chart' | 'table'>('chart');
  return (
    <div className="till-chart" data-form={form}>
      <div className="till-chart-head">
        <div>{head}</div>
        <div className="till-chart-choices">
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
      {form === 'chart' && (
        <div className="till-chart-box">
          <plotPart.Part
            {...plot}
            locale={locale}
            waiting={null}
            // The same table is below for screen readers.
            failed={() => (
              <div className="till-chart-table" aria-hidden="true">
                {table}
              </div>
            )}
          />
        </div>
      )}
      <div className={form === 'chart' ? 'till-visually-hidden' : 'till-chart-table'}>{table}</div>
      {note}
    </div>
  );
}
