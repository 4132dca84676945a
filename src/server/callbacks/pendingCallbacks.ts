/** The checkouts whose callbacks must be tried again, and one timer for the first of them. */
import { runsBetweenRequests, unrefTimeout } from '../../async/unrefTimeout.js';

/** The checkouts whose callbacks did not come to their end. */
export interface PendingCallbacks {
  /**
   * Notes that a checkout has callbacks left. Of two notes the earlier time counts.
   *
   * @param at when they are to be tried, in milliseconds since the epoch.
   * @param upTo sequence of the last event that was read; `Infinity` if none could be read.
   */
  schedule(stream: string, at: number, upTo: number): void;
  /**
   * Notes that everything due for a checkout is done, as far as it was looked at: what a look at newer
   * events left owed stays owed, however late the older look came to its end.
   */
  clear(stream: string, upTo: number): void;
  /** Takes out the checkouts whose time has come. */
  takeDue(): readonly string[];
  /** Stops the timer. The list stays. */
  stop(): void;
}

/** A clock may stand still under a timer that does not, as in tests: never call back without end. */
const SHORTEST_WAIT_MS = 1_000;

/**
 * Makes the list. Requests look at it, and between requests a timer does, so that it works in a store
 * without visitors. On Workers, where nothing runs between requests, there is no timer.
 *
 * @param onDue called when the time of the first has come; must not throw.
 */
export function createPendingCallbacks(now: () => number, onDue: () => void): PendingCallbacks {
  const pending = new Map<string, { readonly at: number; readonly upTo: number }>();
  let next = Number.POSITIVE_INFINITY;
  let cancel = (): void => undefined;
  let stopped = !runsBetweenRequests();

  function wakeFor(at: number): void {
    cancel();
    next = at;
    if (stopped || next === Number.POSITIVE_INFINITY) return;
    cancel = unrefTimeout(Math.max(next - now(), SHORTEST_WAIT_MS), () => {
      if (now() < next) wakeFor(next);
      else onDue();
    });
  }

  return {
    schedule(stream, at, upTo) {
      const before = pending.get(stream) ?? { at, upTo };
      pending.set(stream, { at: Math.min(before.at, at), upTo: Math.max(before.upTo, upTo) });
      if (at < next) wakeFor(at);
    },
    clear(stream, upTo) {
      if (upTo >= (pending.get(stream)?.upTo ?? 0)) pending.delete(stream);
    },
    takeDue() {
      if (now() < next) return [];
      const due = [...pending].filter(([, { at }]) => at <= now()).map(([stream]) => stream);
      for (const stream of due) pending.delete(stream);
      const times = [...pending.values()].map(({ at }) => at);
      wakeFor(times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY));
      return due;
    },
    stop() {
      stopped = true;
      cancel();
    },
  };
}
