/** The passing of time, as a value that a component can show. */
import { useSyncExternalStore } from 'react';
import { shownTime, watchClock } from './clock.js';

const watchNothing = () => () => undefined;

/**
 * The device's clock, once a second while `active`; the same for all that show it.
 *
 * @param first what to show before the clock is read, so that server and browser draw the same.
 * @returns milliseconds since the epoch.
 */
export function useNow(active: boolean, first: number): number {
  // Of two NaN React takes the second for a change.
  const start = first || 0;
  return useSyncExternalStore(
    active ? watchClock : watchNothing,
    () => (active ? (shownTime() ?? start) : start),
    () => start,
  );
}
