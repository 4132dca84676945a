/** Remembers whose callbacks are still owed and wakes when the first of them may be tried again. */
import { runsBetweenRequests, unrefTimeout } from '../../async/unrefTimeout.js';

/** The checkouts whose callbacks did not come to their end. */
export interface OwedCallbacks {
  /**
   * Notes that a checkout has callbacks left. Of two notes the earlier time counts.
   *
   * @param at when they are to be tried, in milliseconds since the epoch.
   * @param upTo sequence of the last event that was looked at; where nobody could look, `Infinity`.
   */
  owe(stream: string, at: number, upTo: number): void;
  /**
   * Notes that everything due for a checkout is done, as far as it was looked at: what a look at newer
   * events left owed stays owed, however late the older look came to its end.
   */
  clear(stream: string, upTo: number): void;
  /** Takes out the checkouts whose time has come. */
  takeDue(): readonly string[];
  /** Rings no more. What is owed stays noted. */
  stop(): void;
}

/** A clock may stand still under a timer that does not, as in tests: never ring without end. */
const SHORTEST_WAIT_MS = 1_000;

/**
 * Makes the list. Requests look at it, and between requests an alarm does, so that a store without
 * visitors is told as well. On Workers, where nothing runs between requests, there is no alarm.
 *
 * @param ring called when the time of the first has come; must not throw.
 */
export function createOwedCallbacks(now: () => number, ring: () => void): OwedCallbacks {
  const debts = new Map<string, { readonly at: number; readonly upTo: number }>();
  let next = Number.POSITIVE_INFINITY;
  let cancel = (): void => undefined;
  let stopped = !runsBetweenRequests();

  function wakeFor(at: number): void {
    cancel();
    next = at;
    if (stopped || next === Number.POSITIVE_INFINITY) return;
    cancel = unrefTimeout(Math.max(next - now(), SHORTEST_WAIT_MS), () => {
      if (now() < next) wakeFor(next);
      else ring();
    });
  }

  return {
    owe(stream, at, upTo) {
      const before = debts.get(stream) ?? { at, upTo };
      debts.set(stream, { at: Math.min(before.at, at), upTo: Math.max(before.upTo, upTo) });
      if (at < next) wakeFor(at);
    },
    clear(stream, upTo) {
      if (upTo >= (debts.get(stream)?.upTo ?? 0)) debts.delete(stream);
    },
    takeDue() {
      if (now() < next) return [];
      const due = [...debts].filter(([, { at }]) => at <= now()).map(([stream]) => stream);
      for (const stream of due) debts.delete(stream);
      const times = [...debts.values()].map(({ at }) => at);
      wakeFor(times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY));
      return due;
    },
    stop() {
      stopped = true;
      cancel();
    },
  };
}
