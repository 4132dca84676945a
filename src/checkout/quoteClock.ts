/** How long a quote still holds, by the store's clock. */

/** Whole seconds until `expiresAt`, rounded up, 0 when it is over; null where a quote has no end. */
export function secondsLeft(expiresAt: string | null, serverNow: number): number | null {
  if (expiresAt === null) return null;
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - serverNow) / 1000));
}
