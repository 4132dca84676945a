/** Remembers whose callbacks are still owed, so that a failed one need not wait for a restart. */

/** The checkouts whose callbacks did not come to their end. */
export interface OwedCallbacks {
  /** Notes that a checkout has callbacks left, to be tried after the lease. */
  owe(stream: string): void;
  /** Notes that everything due for a checkout is done. */
  clear(stream: string): void;
  /** Takes out the checkouts whose time has come. */
  takeDue(): readonly string[];
}

/**
 * Makes the list. It has no timer: requests drive it, as they drive the poller.
 *
 * Without it, a process that crashed inside a callback and came back within the lease would find the
 * effect taken by its former self, and nobody would try it again.
 *
 * @param waitMs how long to leave a checkout alone: the lease of one try.
 */
export function createOwedCallbacks(now: () => number, waitMs: number): OwedCallbacks {
  const dueAt = new Map<string, number>();
  return {
    owe(stream) {
      // Put at the end, so that the map stays in the order of time.
      dueAt.delete(stream);
      dueAt.set(stream, now() + waitMs);
    },
    clear(stream) {
      dueAt.delete(stream);
    },
    takeDue() {
      const due: string[] = [];
      for (const [stream, at] of dueAt) {
        if (now() < at) break;
        due.push(stream);
      }
      for (const stream of due) dueAt.delete(stream);
      return due;
    },
  };
}
