/** When a notification that the store did not take is sent again. */
import type { StoredTimes } from '../../async/storedTimes.js';
import type { Failure } from '../../server/telling/keptNotifications.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after each failed attempt the next one is due; the last one repeats. */
const DELAYS = [
  ...[20 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE],
  ...[HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR],
];

/** How long the next attempt waits. @param attempt number of the failed one: 1 for the first */
export const delayAfter = (attempt: number): number =>
  DELAYS[Math.min(attempt, DELAYS.length) - 1] ?? 24 * HOUR;

/** When the next attempt is due by this process's clock, whatever clock wrote the failure. */
export function nextAttemptAt(
  times: StoredTimes,
  id: string,
  { attempt, nextAt }: Pick<Failure, 'attempt' | 'nextAt'>,
): number {
  const delay = delayAfter(attempt);
  return times.dueAt(`${id}:${String(attempt)}`, nextAt - delay, delay);
}
