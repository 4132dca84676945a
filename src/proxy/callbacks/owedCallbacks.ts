/** Remembers whose callbacks are still owed and wakes when the first of them may be tried again. */
import { runsBetweenRequests, setAlarm } from '../alarm.js';

/** The checkouts whose callbacks did not come to their end. */
export interface OwedCallbacks {
  /** Notes that a checkout has callbacks left, to be tried at a time (milliseconds since the epoch). */
  owe(stream: string, at: number): void;
  /** Notes that everything due for a checkout is done. */
  clear(stream: string): void;
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
  const dueAt = new Map<string, number>();
  let next = Number.POSITIVE_INFINITY;
  let cancel = (): void => undefined;
  let stopped = !runsBetweenRequests();

  function wakeFor(at: number): void {
    cancel();
    next = at;
    if (stopped || next === Number.POSITIVE_INFINITY) return;
    cancel = setAlarm(Math.max(next - now(), SHORTEST_WAIT_MS), () => {
      if (now() < next) wakeFor(next);
      else ring();
    });
  }

  return {
    owe(stream, at) {
      dueAt.set(stream, at);
      if (at < next) wakeFor(at);
    },
    clear(stream) {
      dueAt.delete(stream);
    },
    takeDue() {
      if (now() < next) return [];
      const due = [...dueAt].filter(([, at]) => at <= now()).map(([stream]) => stream);
      for (const stream of due) dueAt.delete(stream);
      wakeFor([...dueAt.values()].reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY));
      return due;
    },
    stop() {
      stopped = true;
      cancel();
    },
  };
}
