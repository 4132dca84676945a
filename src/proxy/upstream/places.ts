/** Places for work that goes on at one time, and a bounded queue before them. */

/** Thrown where neither a place nor a turn in the queue is left; nothing was begun. */
export class NoPlaceError extends Error {
  override readonly name = 'NoPlaceError';
}

/** A number of places. */
export interface Places {
  /** Begins the work as soon as there is a place. @throws NoPlaceError at once if the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Longer than any call takes. On Workers work can be cut off with its request, and would never give
 * its place back: after this its place is another's.
 */
export const PLACE_HELD_MS = 60_000;

/** One who has a place, or waits for one. */
interface Holder {
  since: number;
}

/**
 * Makes places.
 *
 * @param atOnce how much may go on at one time.
 * @param waiting how much more may wait for its turn.
 * @param now milliseconds since the epoch. @default the system's time
 */
export function createPlaces(
  atOnce: number,
  waiting: number,
  now: () => number = () => Date.now(),
): Places {
  const queue: { readonly holder: Holder; readonly turn: () => void }[] = [];
  const taken = new Set<Holder>();

  function take(holder: Holder): void {
    holder.since = now();
    taken.add(holder);
  }

  /** Lets in as many of those who wait as there are places. */
  function letIn(): void {
    for (const holder of taken) if (now() - holder.since >= PLACE_HELD_MS) taken.delete(holder);
    while (taken.size < atOnce) {
      const next = queue.shift();
      if (!next) return;
      // The place is taken for them here, so nobody who comes meanwhile can take it.
      take(next.holder);
      next.turn();
    }
  }

  async function place(holder: Holder): Promise<void> {
    letIn();
    if (taken.size < atOnce) {
      take(holder);
      return;
    }
    if (queue.length >= waiting) {
      throw new NoPlaceError('Every place is taken and the queue is full. Try again in a moment.');
    }
    await new Promise<void>((turn) => queue.push({ holder, turn }));
  }

  return {
    async run(work) {
      const holder: Holder = { since: 0 };
      await place(holder);
      try {
        return await work();
      } finally {
        taken.delete(holder);
        letIn();
      }
    },
  };
}
