/** A list of names with the times at which they are due, and one timer for the earliest. */
import { runsBetweenRequests, unrefTimeoutOfOwner } from './unrefTimeout.js';

export interface DueList {
  /**
   * Adds a name, or keeps its earlier time.
   *
   * @param at when, in milliseconds since the epoch.
   * @param upTo how far the caller has read, such as the sequence of the last event.
   */
  schedule(name: string, at: number, upTo: number): void;
  /**
   * Removes a name, unless it was scheduled by a caller that has read further: what that one found is
   * still due.
   */
  clear(name: string, upTo: number): void;
  /** Removes and returns the names that are due. */
  takeDue(): readonly string[];
  /** Stops the timer. The list stays. */
  stop(): void;
}

/** A fake clock may stand still while the timer runs: never wake in a tight loop. */
const SHORTEST_WAIT_MS = 1_000;

/**
 * Makes the list. Requests check it, and a timer does between requests, so that it works in a store
 * without visitors. On Workers, where nothing runs between requests, there is no timer.
 *
 * @param onDue called when the first name is due; must not throw.
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
    cancel = unrefTimeoutOfOwner(Math.max(next - now(), SHORTEST_WAIT_MS), wake);
  }

  // Held by `wakeFor`, and so by the list.
  function wake(): void {
    if (now() < next) wakeFor(next);
    else onDue();
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
