/** The passing of time, as a value that a component can show. */
import { useEffect, useState } from 'react';

/**
 * The device's clock, once a second while `active`.
 *
 * @param first what to show before the clock is read, so that server and browser draw the same.
 * @returns milliseconds since the epoch.
 */
export function useNow(active: boolean, first: number): number {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const start = setTimeout(tick, 0);
    const timer = active ? setInterval(tick, 1_000) : undefined;
    return () => {
      clearTimeout(start);
      clearInterval(timer);
    };
  }, [active]);
  return now ?? first;
}
