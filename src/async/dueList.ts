/** A list of names with the times at which they are due, and one timer for the earliest. */
import { runsBetweenRequests, unrefTimeoutOfOwner } from './unrefTimeout.js';

/** Never wakes in a tight loop, and at times in any case, because a timer takes no longer wait. */
const [SHORTEST_WAIT_MS, LONGEST_WAIT_MS] = [1_000, 24 * 60 * 60_000];

/**
 * Makes the list. Requests check it, and a timer does between requests, so that it works in a store
 * without visitors. On Workers, where nothing runs between requests, there is no timer. If the clock is set
 * back, the list's times go back with it.
 *
 * @param onDue called when the first name is due; must not throw.
 */
export function createDueList(now: () => number, onDue: () => void) {
  const pending = new Map<string, { readonly at: number; readonly upTo: number }>();
  let next = Number.POSITIVE_INFINITY;
  let latest = Number.NEGATIVE_INFINITY;
  let [armedAt, wakeAt, cancel] = [latest, latest, (): void => undefined];
  let stopped = !runsBetweenRequests();

  /** @param reached what the clock has shown, or would show if it had not been set back. */
  function readClock(reached: number): number {
    latest = now();
    const lost = reached - latest;
    if (lost > 0) {
      for (const [name, { at, upTo }] of pending) pending.set(name, { at: at - lost, upTo });
      [next, armedAt, wakeAt] = [next - lost, armedAt - lost, wakeAt - lost];
    }
    return latest;
  }

  function wakeFor(at: number): void {
    cancel();
    next = at;
    if (stopped || next === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(Math.max(next - latest, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
    [armedAt, wakeAt] = [latest, latest + wait];
    cancel = unrefTimeoutOfOwner(wait, wake);
  }

  // Held by `wakeFor`, and so by the list.
  function wake(): void {
    // A clock that was set back has not counted what the timer has. One of a test may stand still.
    if (readClock(now() < armedAt ? wakeAt : latest) < next) wakeFor(next);
    else onDue();
  }

  return {
    /**
     * Adds a name, or keeps its earlier time.
     *
     * @param at when, in milliseconds since the epoch.
     * @param upTo how far the caller has read, such as the sequence of the last event.
     */
    schedule(name: string, at: number, upTo: number): void {
      readClock(latest);
      const before = pending.get(name) ?? { at, upTo };
      pending.set(name, { at: Math.min(before.at, at), upTo: Math.max(before.upTo, upTo) });
      if (at < next) wakeFor(at);
    },
    /**
     * Removes a name, unless it was scheduled by a caller that has read further: what that one found is
     * still due.
     */
    clear(name: string, upTo: number): void {
      if (upTo >= (pending.get(name)?.upTo ?? 0)) pending.delete(name);
    },
    /** Removes and returns the names that are due. */
    takeDue(): readonly string[] {
      const present = readClock(latest);
      if (present < next) return [];
      const due = [...pending].filter(([, { at }]) => at <= present).map(([name]) => name);
      for (const name of due) pending.delete(name);
      const times = [...pending.values()].map(({ at }) => at);
      wakeFor(times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY));
      return due;
    },
    /** Stops the timer. The list stays. */
    stop(): void {
      stopped = true;
      cancel();
    },
  };
}
