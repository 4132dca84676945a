/** Comma-separated values (RFC 4180) that no spreadsheet takes for formulas. */

/** One cell: a text, or nothing. */
export type Cell = string | null;

/**
 * What spreadsheets take for the beginning of a formula, also after white space and in full width
 * (OWASP, "CSV Injection").
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠\t\r\n]/u;

/** A text that stays a text: an apostrophe before what could be read as a formula. */
function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** One record with its line end. Every cell is quoted, so that no content needs a rule of its own. */
export function csvRecord(cells: readonly Cell[]): string {
  const quoted = cells.map((cell) =>
    cell === null || cell === '' ? '' : `"${harmless(cell).replaceAll('"', '""')}"`,
  );
  return `${quoted.join(',')}\r\n`;
}
