/** Work by name: of one name at a time, or one after the other. */
import { waitFor } from './withTimeout.js';

/** On Workers, work can be cut off with its request and never end. After this, nothing waits for it. */
export const CUT_OFF_MS = 2 * 60_000;

interface UnderWay<T> {
  readonly at: number;
  readonly end: Promise<T>;
}

/** Names under which one process works. */
export interface Lanes {
  /** Begins the work when what was put into the lane before has ended, well or badly. */
  follow<T>(lane: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Makes lanes; an empty one takes no room.
 *
 * @param now milliseconds since the epoch. @default the system's time
 */
export function createLanes(now: () => number = () => Date.now()): Lanes {
  const ends = new Map<string, UnderWay<unknown>>();

  async function ended({ at, end }: UnderWay<unknown>): Promise<void> {
    const left = CUT_OFF_MS - (now() - at);
    if (left > 0) await waitFor(end, left).catch(() => undefined);
  }

  return {
    async follow(lane, work) {
      const before = ends.get(lane);
      const turn = before ? ended(before).then(work) : work();
      const mine = { at: now(), end: turn };
      ends.set(lane, mine);
      try {
        return await turn;
      } finally {
        if (ends.get(lane) === mine) ends.delete(lane);
      }
    },
  };
}

/**
 * Makes a function that begins work under a name, unless work of that name is under way: then its
 * answer is the answer, and if it never comes, whoever waited begins anew.
 *
 * @param now milliseconds since the epoch. @default the system's time
 * @param cutOffMs after this, work that has not ended holds up nobody. @default 120000
 */
export function createShared<T>(
  now: () => number = () => Date.now(),
  cutOffMs = CUT_OFF_MS,
): (name: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, UnderWay<T>>();

  function begin(name: string, work: () => Promise<T>): Promise<T> {
    const end = work().finally(() => {
      if (running.get(name) === mine) running.delete(name);
    });
    const mine = { at: now(), end };
    running.set(name, mine);
    return end;
  }

  return async function share(name, work): Promise<T> {
    let before = running.get(name);
    while (before) {
      const left = Math.min(cutOffMs, cutOffMs - (now() - before.at));
      const waited = left > 0 ? await waitFor(before.end, left) : null;
      if (waited?.done) return waited.value;
      // Of several who waited the first has begun anew, and the others wait for that.
      const last = running.get(name);
      before = last === before ? undefined : last;
    }
    return begin(name, work);
  };
}
