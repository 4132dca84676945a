/** The total of the balances day by day, of the networks that are known now. Pure. */
import type { ProcessingBalancesView } from '../../contract/balances.js';
import type { BalanceDay } from '../../contract/figures.js';
import { addDecimal, type DecimalString } from '../../../money/decimal.js';

/** The total of a day. */
export interface BalancePoint {
  /** `2026-11-25`. */
  readonly day: string;
  /** When it was read; null if it was not. */
  readonly at: string | null;
  /** US dollars; null if the balances were not read, or a network of the total did not answer. */
  readonly totalUsd: DecimalString | null;
}

/**
 * Makes the series. Every total is of the same networks, those whose value is known now: a network that does
 * not answer would otherwise look like money that has left. A day on which one of them was silent has no total.
 *
 * @param now the present balances, in the place of today's last reading.
 */
export function balanceSeries(
  days: readonly BalanceDay[],
  now: Pick<ProcessingBalancesView, 'wallets' | 'at'>,
): BalancePoint[] {
  const known = new Map(
    now.wallets.flatMap(({ blockchain, totalUsd }) =>
      totalUsd === null ? [] : [[blockchain, totalUsd] as const],
    ),
  );
  const today = known.size === 0 ? null : addDecimal(...known.values());
  return days.map((day, index) => {
    if (index === days.length - 1) return { day: day.day, at: now.at, totalUsd: today };
    return { day: day.day, at: day.at, totalUsd: totalOf(day, [...known.keys()]) };
  });
}

/** A network that a reading does not name was not in use then, so it adds nothing. */
function totalOf({ at, networks }: BalanceDay, known: readonly string[]): DecimalString | null {
  if (at === null) return null;
  const counted = networks.filter(({ blockchain }) => known.includes(blockchain));
  const values = counted.flatMap(({ amountUsd }) => amountUsd ?? []);
  if (counted.length === 0 || values.length < counted.length) return null;
  return addDecimal(...values);
}
