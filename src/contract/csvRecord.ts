/** One record of a file for spreadsheets (RFC 4180). */

/** One cell: a text, or nothing. */
export type Cell = string | null;

/**
 * How a formula may begin in a spreadsheet, also after white space and in full width (OWASP, "CSV
 * Injection").
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠\t\r\n]/u;

/** An amount below zero: an accountant has to be able to add it up. */
const NEGATIVE = /^-\d+(?:\.\d+)?$/;

/** Puts an apostrophe before a text that could be read as a formula. */
function harmless(text: string): string {
  return FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text;
}

/** One record with its line end. Every cell is quoted, so that no content needs a rule of its own. */
export function csvRecord(cells: readonly Cell[]): string {
  const quoted = cells.map((cell) =>
    cell === null || cell === '' ? '' : `"${harmless(cell).replaceAll('"', '""')}"`,
  );
  return `${quoted.join(',')}\r\n`;
}
