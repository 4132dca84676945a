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

type Sum = Omit<ChartRow, 'share'>;

const ZERO = parseDecimal('0');
const HUNDRED = parseDecimal('100');

/** Per cent of a part in a whole; 0 if the whole is 0. */
export function percent(
  part: DecimalString,
  whole: DecimalString,
  decimals: number,
): DecimalString {
  if (whole === ZERO) return ZERO;
  return divideDecimal(multiplyDecimal(part, HUNDRED), whole, decimals, 'down');
}

function sumOf(key: string, label: string, members: readonly Pick<Sum, 'usd'>[]): Sum {
  const known = members.flatMap(({ usd }) => usd ?? []);
  return {
    key,
    label,
    usd: known.length === 0 ? null : addDecimal(...known),
    isPartial: known.length < members.length,
  };
}

function grouped(items: readonly ChartItem[]): Sum[] {
  const groups = new Map<string, ChartItem[]>();
  for (const item of items) groups.set(item.key, [...(groups.get(item.key) ?? []), item]);
  return [...groups].map(([key, members]) => sumOf(key, members[0]?.label ?? key, members));
}

/** Sorts by value, largest first, unknown last; equal values by label, so that a refresh keeps them. */
function byValue(a: Sum, b: Sum): number {
  if (a.usd === b.usd) return a.label < b.label ? -1 : 1;
  if (a.usd === null) return 1;
  return b.usd === null ? -1 : compareDecimal(b.usd, a.usd);
}

function withShares(sums: readonly Sum[]): ChartRow[] {
  const whole = addDecimal(...sums.flatMap(({ usd }) => usd ?? []));
  return sums.map((sum) => ({ ...sum, share: percent(sum.usd ?? ZERO, whole, 2) }));
}

/** Sums items of the same key. Largest first. */
export function chartRows(items: readonly ChartItem[]): ChartRow[] {
  return withShares(grouped(items).sort(byValue));
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
