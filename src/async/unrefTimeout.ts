/** Timers that do not keep a process alive. */

/** The longest delay that a timer takes; with a longer one it would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Calls back once after a delay, unless it is cancelled. A process with nothing else to do still exits.
 *
 * @param milliseconds cut to about 24 days.
 * @returns cancels the timer; harmless after it has fired.
 */
export function unrefTimeout(milliseconds: number, callback: () => void): () => void {
  const timer: unknown = setTimeout(callback, Math.min(milliseconds, LONGEST_MS));
  // Node and Bun return an object, browsers and Deno a number.
  if (typeof timer === 'object' && timer !== null) (timer as { unref?(): void }).unref?.();
  return () => {
    clearTimeout(timer as Parameters<typeof clearTimeout>[0]);
  };
}

/**
 * The same for a callback that its owner holds: an owner that nothing else holds, such as a handler after a
 * hot reload, is not kept in memory by the timer, and the callback then never comes.
 */
export function unrefTimeoutOfOwner(milliseconds: number, callback: () => void): () => void {
  const held = new WeakRef(callback);
  return unrefTimeout(milliseconds, () => held.deref()?.());
}

/**
 * Whether this runtime lets code run outside of a request. Workers do not: there, a timer or a read
 * outside of a request is an error.
 */
export function runsBetweenRequests(): boolean {
  const { navigator } = globalThis as { navigator?: { userAgent?: string } };
  return navigator?.userAgent !== 'Cloudflare-Workers';
}
