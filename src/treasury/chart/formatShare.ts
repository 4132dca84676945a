/** A share of the whole as people read it. */
import { isZero, parseDecimal, type DecimalString } from '../../money/decimalString.js';

const LEAST = parseDecimal('0.1');

/**
 * "12.5%", in the figures of the language; "<0.1%" for something that is too little to be counted.
 *
 * @param percent decimal string, 0 to 100, with at most one decimal.
 * @param usd what it is the share of.
 */
export function formatShare(percent: DecimalString, usd: DecimalString, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: 1,
  });
  const written = (share: DecimalString) => format.format(share as Intl.StringNumericLiteral);
  return isZero(percent) && !isZero(usd) ? `<${written(LEAST)}` : written(percent);
}
