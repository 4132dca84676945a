/** What was booked in each day or month as bars. Hidden from screen readers: the table beside them says the same. */
import type { BookedPeriod } from '../../contract/figures.js';
import { bookedOf } from '../../contract/figures.js';
import { compareDecimal, type DecimalString } from '../../../money/decimal.js';
import { useUi } from '../../../ui/uiContext.js';
import { percent } from '../balances/chartRows.js';
import { formatSigned } from './BookedMoney.js';
import { periodMark, periodName } from './dates.js';

/** With more bars than these an amount above each has no room. */
const MOST_AMOUNTS = 7;
/** How many bars are named at most. */
const MOST_NAMES = 10;

const isAbove = (signed: string): signed is DecimalString =>
  !signed.startsWith('-') && signed !== '0';

/** The highest amount above zero; null without one. */
export function highestOf(periods: readonly BookedPeriod[]) {
  return periods.reduce<{ readonly name: string; readonly booked: DecimalString } | null>(
    (best, { name, known, orders }) => {
      const booked = bookedOf(orders.paidUsd, orders.refundedUsd);
      if (!known || !isAbove(booked)) return best;
      return best && compareDecimal(best.booked, booked) >= 0 ? best : { name, booked };
    },
    null,
  );
}

/** Draws them to the scale of the highest. The last is the present one. */
export function IncomeBars({ periods }: { readonly periods: readonly BookedPeriod[] }) {
  const { locale } = useUi();
  const most = highestOf(periods)?.booked ?? null;
  const hasAmounts = periods.length <= MOST_AMOUNTS;
  const step = Math.ceil(periods.length / MOST_NAMES);
  const last = periods.length - 1;
  return (
    <div className="till-bars" aria-hidden="true">
      {!hasAmounts && (
        <span className="till-bars-most">
          <bdi dir="ltr">{most && formatSigned(most, 'USD', locale)}</bdi>
        </span>
      )}
      {periods.map(({ name, known, over, orders }, index) => {
        const booked = bookedOf(orders.paidUsd, orders.refundedUsd);
        const amount = formatSigned(booked, 'USD', locale);
        const [mark, isBelow] = [periodMark(name, locale), booked.startsWith('-')];
        return (
          <div
            key={name}
            className="till-bars-period"
            data-present={over ? undefined : ''}
            title={known ? `${periodName(name, locale)}: ${amount}` : undefined}
          >
            <span className="till-bars-room">
              {known && hasAmounts && booked !== '0' && (
                <bdi dir="ltr" className="till-bars-amount">
                  {amount}
                </bdi>
              )}
              {known && most && isAbove(booked) && (
                <span
                  className="till-bars-bar"
                  style={{ blockSize: `${percent(booked, most, 2)}%` }}
                />
              )}
              {known && isBelow && <span className="till-bars-bar" data-below="" />}
            </span>
            {/* Counted from the last one, so that the present one is always named. */}
            <span className="till-bars-label">{(last - index) % step === 0 && mark}</span>
          </div>
        );
      })}
    </div>
  );
}
