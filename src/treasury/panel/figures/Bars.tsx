/** Bars by day, the oldest first. Hidden from screen readers: the table below them says the same. */
import { compareDecimal, isZero, type DecimalString } from '../../../money/decimal.js';
import { useUi } from '../../../ui/uiContext.js';
import { Value } from '../balances/Value.js';
import { percent } from '../balances/chartRows.js';
import { formatMoney } from '../../../money/format.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { longDay } from './dates.js';

/** One day. */
export interface Bar {
  /** `2026-11-11`. */
  readonly day: string;
  /** Written below the bar, where there is room. */
  readonly label: string;
  /** US dollars; null leaves a gap. */
  readonly usd: DecimalString | null;
}

/** How many days are named. */
const LABELS = 4;

/** The highest bar, of several the first; undefined if none has a height. */
export const highestOf = (bars: readonly Bar[]) =>
  bars.reduce<(Bar & { readonly usd: DecimalString }) | undefined>(
    (best, { usd, ...bar }) =>
      usd === null || isZero(usd) || (best && compareDecimal(best.usd, usd) >= 0)
        ? best
        : { ...bar, usd },
    undefined,
  );

/** Draws them, to the scale of the highest, whose amount is written above. The last is hatched: its day is not over. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const most = highestOf(bars)?.usd;
  const step = Math.ceil(bars.length / LABELS);
  const last = bars.length - 1;
  return (
    <div className="till-bars" aria-hidden="true">
      <span className="till-bars-most">{most && <Value usd={most} />}</span>
      {bars.map(({ day, label, usd }, index) => (
        <div
          key={day}
          className="till-bars-day"
          title={
            usd === null
              ? undefined
              : messages.amountOnDay(formatMoney(usd, 'USD', locale), longDay(day, locale))
          }
        >
          <span className="till-bars-room">
            {most && usd !== null && !isZero(usd) && (
              <span
                className="till-bars-bar"
                data-open={index === last ? '' : undefined}
                style={{ blockSize: `${percent(usd, most, 2)}%` }}
              />
            )}
          </span>
          {/* Counted from the last one, so that today is always named. */}
          {(last - index) % step === 0 && <span className="till-bars-label">{label}</span>}
        </div>
      ))}
    </div>
  );
}
