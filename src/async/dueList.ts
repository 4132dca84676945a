/** What is to be looked at later, each at its time, and one timer for the first of them. */
import { runsBetweenRequests, unrefTimeout } from './unrefTimeout.js';

/** Names, each with the time at which it is due. */
export interface DueList {
  /**
   * Notes that a name is due. Of two notes the earlier time counts.
   *
   * @param at when, in milliseconds since the epoch.
   * @param upTo how far was looked, such as the sequence of the last event that was read.
   */
  schedule(name: string, at: number, upTo: number): void;
  /**
   * Notes that everything due for a name is done, as far as it was looked at: what a look at newer
   * events left owed stays owed, however late the older look came to its end.
   */
  clear(name: string, upTo: number): void;
  /** Takes out the names whose time has come. */
  takeDue(): readonly string[];
  /** Stops the timer. The list stays. */
  stop(): void;
}

/** A clock may stand still under a timer that does not, as in tests: never wake without end. */
const SHORTEST_WAIT_MS = 1_000;

/**
 * Makes the list. Requests look at it, and between requests a timer does, so that it works in a store
 * without visitors. On Workers, where nothing runs between requests, there is no timer.
 *
 * @param onDue called when the time of the first has come; must not throw.
 */
export function createDueList(now: () => number, onDue: () => void): DueList {
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
    schedule(name, at, upTo) {
      const before = pending.get(name) ?? { at, upTo };
      pending.set(name, { at: Math.min(before.at, at), upTo: Math.max(before.upTo, upTo) });
      if (at < next) wakeFor(at);
    },
    clear(name, upTo) {
      if (upTo >= (pending.get(name)?.upTo ?? 0)) pending.delete(name);
    },
    takeDue() {
      if (now() < next) return [];
      const due = [...pending].filter(([, { at }]) => at <= now()).map(([name]) => name);
      for (const name of due) pending.delete(name);
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
