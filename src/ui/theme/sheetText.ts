/** Pieces of a look's sheet, and how a repair is told. */
import type { Rgb } from './contrast.js';
import type { AppearanceDiagnostic } from './diagnostics.js';

/** Hears what could not be taken as it was given. */
export type ReportDiagnostic = (diagnostic: AppearanceDiagnostic) => void;

/** A colour as a sheet says it. */
export const cssColor = (color: Rgb): string => `rgb(${color.join()})`;

/** A rule of the sheet. */
export const cssRule = (selector: string, lines: readonly string[]): string =>
  `${selector}{${lines.join(';')}}`;

/** Tells that a colour was moved. */
export function reportRepair(tell: ReportDiagnostic, subject: string, given: Rgb, used: Rgb): void {
  tell({ code: 'color_repaired', subject, given: cssColor(given), used: cssColor(used) });
}
