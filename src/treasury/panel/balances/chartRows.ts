/** Rows of balances: sorted by value, with their share of the whole. Pure. */
import {
  addDecimal,
  compareDecimal,
  divideDecimal,
  isZero,
  multiplyDecimal,
  parseDecimal,
  type DecimalString,
} from '../../../money/decimal.js';

/** One item with a value. */
export interface ChartItem {
  /** Items with the same key are summed. */
  readonly key: string;
  readonly label: string;
  /** US dollars; null if unknown. */
  readonly usd: DecimalString | null;
}

/** One row. */
export interface ChartRow extends ChartItem {
  /** US dollars, summed over the known values; null if there is none. */
  readonly usd: DecimalString | null;
  /** Whether a value is unknown and not counted. */
  readonly isPartial: boolean;
  /** Per cent of the total of the known values, cut after the second decimal. */
  readonly share: DecimalString;
}

const ZERO = parseDecimal('0');
const HUNDRED = parseDecimal('100');

/** Per cent of a part in a whole; 0 if the whole is 0. */
export function percent(part: DecimalString, whole: DecimalString, decimals: number) {
  if (whole === ZERO) return ZERO;
  return divideDecimal(multiplyDecimal(part, HUNDRED), whole, decimals, 'down');
}

/** Sorts by value, largest first, unknown last; equal values by label, so that a refresh keeps them. */
function byValue(a: ChartItem, b: ChartItem): number {
  if (a.usd === b.usd) return a.label < b.label ? -1 : 1;
  if (a.usd === null) return 1;
  return b.usd === null ? -1 : compareDecimal(b.usd, a.usd);
}

/** Sums items of the same key. Largest first. */
export function chartRows(items: readonly ChartItem[]): ChartRow[] {
  const keys = [...new Set(items.map(({ key }) => key))];
  const sums = keys.map((key) => {
    const members = items.filter((item) => item.key === key);
    const known = members.flatMap(({ usd }) => usd ?? []);
    const isPartial = known.length < members.length;
    const usd = known.length === 0 ? null : addDecimal(...known);
    return { key, label: members[0]?.label ?? key, usd, isPartial };
  });
  const whole = addDecimal(...sums.flatMap(({ usd }) => usd ?? []));
  const shareOf = ({ usd }: ChartItem) => percent(usd ?? ZERO, whole, 2);
  return sums.sort(byValue).map((sum) => ({ ...sum, share: shareOf(sum) }));
}

const LEAST = parseDecimal('0.1');
const HALF_OF_LEAST = parseDecimal('0.05');

/**
 * "12.5%" in the digits of the language, rounded half up; "<0.1%" for a value above zero that rounds to 0.
 *
 * @param percent decimal string, 0 to 100.
 * @param usd what it is the share of.
 */
export function formatShare(percent: DecimalString, usd: DecimalString, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const written = (share: DecimalString) => format.format(share as Intl.StringNumericLiteral);
  const isTooSmall = compareDecimal(percent, HALF_OF_LEAST) < 0 && !isZero(usd);
  return isTooSmall ? `<${written(LEAST)}` : written(percent);
}
