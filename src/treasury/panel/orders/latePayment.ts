/** A payment that came late, in figures: by how much, and what it was and is worth. Pure. */
import type { LatePayment } from '../../contract/orderList.js';
import { multiplyDecimal, type DecimalString } from '../../../money/decimal.js';
import { WALLET_DIGITS } from '../../../money/format.js';
import { coinText, usdText } from '../coinText.js';
import type { Words } from '../treasuryContext.js';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "1 min 24 s": a span of time in its two largest units. @param ms milliseconds */
export function spanText(ms: number, locale: string): string {
  let rest = Math.max(1, Math.floor(ms / 1000));
  const counts = UNITS.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { unit, count };
  });
  const first = counts.findIndex(({ count }) => count > 0);
  const style = { ...WALLET_DIGITS, style: 'unit', unitDisplay: 'short' } as const;
  return counts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => new Intl.NumberFormat(locale, { ...style, unit }).format(count))
    .join(' ');
}

/** For how long it was late. */
export const lateBy = ({ expiredAt, arrivedAt }: LatePayment, locale: string): string =>
  spanText(Date.parse(arrivedAt) - Date.parse(expiredAt), locale);

/** What it is worth now; null if that is not known. @param rate US dollars for one coin */
export const worthNow = ({ amount }: LatePayment, rate: DecimalString | null) =>
  rate === null ? null : multiplyDecimal(amount, rate);

/** What came and for how long it was late, and what it was worth then and is now. */
export function lateSentences(
  late: LatePayment,
  rate: DecimalString | null,
  { messages, locale }: Words,
): string[] {
  const [then, now] = [late.usd, worthNow(late, rate)].map((usd) => usdText(usd, locale));
  return [
    messages.whyLateBy(coinText(late.amount, late.code, locale), lateBy(late, locale)),
    ...(!then ? [] : [now ? messages.whyWorthNow(then, now) : messages.whyWorth(then)]),
  ];
}
