/** Timers that never keep a process alive, and where there are none. */

/** Longest time that a timer takes; a longer one would ring at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Rings once after a while, unless it is cancelled. A process that has nothing else to do ends.
 *
 * @param milliseconds at most about 24 days; more is cut to that.
 * @returns cancels the alarm; harmless when it has rung.
 */
export function setAlarm(milliseconds: number, ring: () => void): () => void {
  const timer: unknown = setTimeout(ring, Math.min(milliseconds, LONGEST_MS));
  // Node and Bun answer an object, browsers and Deno a number.
  if (typeof timer === 'object' && timer !== null) (timer as { unref?(): void }).unref?.();
  return () => {
    clearTimeout(timer as Parameters<typeof clearTimeout>[0]);
  };
}

/**
 * Whether this runtime lets code run that no request asked for. Workers do not: a timer or a read
 * outside a request is an error there.
 */
export function runsBetweenRequests(): boolean {
  const { navigator } = globalThis as { navigator?: { userAgent?: string } };
  return navigator?.userAgent !== 'Cloudflare-Workers';
}
