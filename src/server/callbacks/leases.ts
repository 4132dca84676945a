/** How long one try of an effect may take, and how long the next one waits. */

/** Past this a try is no longer waited for. */
export const TRY_MS = 60_000;

/** Attempts never stand further apart than this. */
export const MAX_LEASE_MS = 60 * 60_000;

/**
 * Lease of an attempt: 1, 2, 4, 8, 16, 32 and then always 60 minutes, so that a store's endpoint that
 * is broken for days is asked once an hour and not once a minute.
 *
 * @param attempt 1 for the first.
 * @param firstMs lease of the first attempt, in milliseconds. @default 60000
 * @param maxMs longest lease, in milliseconds. @default 3600000
 */
export function leaseOfAttempt(attempt: number, firstMs = TRY_MS, maxMs = MAX_LEASE_MS): number {
  return Math.min(firstMs * 2 ** (attempt - 1), maxMs);
}
