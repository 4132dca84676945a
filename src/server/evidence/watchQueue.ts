/** What pages watch, in the order in which it is due to be asked about. */

/** What was not read for this long is no longer watched. */
const WATCH_MS = 2 * 60_000;
const MAX_WATCHED = 10_000;

interface Watched<T> {
  readonly target: T;
  seenAt: number;
  /** From when on it may be asked about. */
  readonly dueAt: number;
}

/**
 * Makes the queue of one source.
 *
 * @param firstMs how long something waits that is newly watched.
 * @param pauseMs how long it waits after each time that it was asked about.
 */
export function createWatchQueue<T>(now: () => number, firstMs: number, pauseMs: number) {
  // Each in the order of `dueAt`: what was never asked about, and the rest, which goes to the end.
  const fresh = new Map<string, Watched<T>>();
  const asked = new Map<string, Watched<T>>();
  const find = (name: string): Watched<T> | undefined => fresh.get(name) ?? asked.get(name);

  /** First of a queue that is still watched. */
  function head(queue: Map<string, Watched<T>>): [string, Watched<T>] | undefined {
    for (const entry of queue) {
      if (now() - entry[1].seenAt <= WATCH_MS) return entry;
      queue.delete(entry[0]);
    }
    return undefined;
  }

  function forget(name: string): void {
    fresh.delete(name);
    asked.delete(name);
  }

  return {
    forget,
    has: (name: string): boolean => find(name) !== undefined,
    watch(name: string, target: T): void {
      const known = find(name);
      if (known) known.seenAt = now();
      else if (fresh.size + asked.size < MAX_WATCHED) {
        fresh.set(name, { target, seenAt: now(), dueAt: now() + firstMs });
      }
    },
    /** What has waited longest, if it is due. */
    next(): { readonly name: string; readonly target: T } | undefined {
      const [a, b] = [head(fresh), head(asked)];
      const first = a && b ? (a[1].dueAt <= b[1].dueAt ? a : b) : (a ?? b);
      if (!first) return undefined;
      const [name, { target, dueAt }] = first;
      // A time further ahead than any pause is from before the clock was set back, so it is ignored.
      const isDue = dueAt <= now() || dueAt > now() + pauseMs;
      return isDue ? { name, target } : undefined;
    },
    /** Moves what is asked about now to the end. */
    postpone(name: string): void {
      const known = find(name);
      forget(name);
      if (known) asked.set(name, { ...known, dueAt: now() + pauseMs });
    },
  };
}
