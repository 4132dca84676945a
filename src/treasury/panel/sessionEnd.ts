/** How long a session lasts yet, by the store's own clock. Pure. */
import type { TreasurySession } from '../contract/session.js';

/**
 * @param sinceMs milliseconds that have passed on this device since the store answered.
 * @returns milliseconds, 0 if it has ended; null if its end is not known.
 */
export function timeLeftMs(
  { expiresAt, serverTime }: Pick<TreasurySession, 'expiresAt' | 'serverTime'>,
  sinceMs: number,
): number | null {
  if (typeof expiresAt !== 'string') return null;
  return Math.max(0, Date.parse(expiresAt) - Date.parse(serverTime) - sinceMs);
}
