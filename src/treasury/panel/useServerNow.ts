/** The store's clock, which goes on from its last answer: that of a device may be wrong. */
import { useNow } from '../../ui/useNow.js';

/** Fine enough for ages: rows need not be drawn each second. */
const STEP_MS = 15_000;

/**
 * @param serverTime the store's clock in its answer: RFC 3339; undefined if it did not say.
 * @param answeredAt when the answer came, by this device's clock: milliseconds since the epoch.
 * @returns milliseconds since the epoch.
 */
export function useServerNow(serverTime: string | undefined, answeredAt: number): number {
  const now = useNow(true, answeredAt);
  const since = Math.floor(Math.max(0, now - answeredAt) / STEP_MS) * STEP_MS;
  return serverTime === undefined ? answeredAt : Date.parse(serverTime) + since;
}
