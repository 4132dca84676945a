/** Saves a file that this page has made. */
import { csvRecord, type Cell } from '../../../contract/csvRecord.js';

/** Saves records for a spreadsheet, in UTF-8. @param name of the file, with its ending */
export function saveCsv(name: string, records: readonly (readonly Cell[])[]): void {
  const blob = new Blob(records.map(csvRecord), { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
