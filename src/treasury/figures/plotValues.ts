/** Amounts as heights of a chart. Nothing is computed or written with them. */
import type { DecimalString } from '../../money/decimalString.js';

/** What a chart draws: null leaves a gap. */
export type Height = number | null;

/** How high an amount is drawn. */
export const heightOf = (amount: DecimalString | null): Height =>
  // eslint-disable-next-line money/no-floats -- a length on the screen
  amount === null ? null : Number(amount);

/** The amount of an axis line: "$2K". @param value in US dollars, a round number */
export function axisAmount(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency: 'USD', notation: 'compact', numberingSystem: 'latn' },
    maximumFractionDigits: value !== 0 && Math.abs(value) < 1 ? 4 : 2,
    minimumFractionDigits: 0,
  }).format(value);
}
