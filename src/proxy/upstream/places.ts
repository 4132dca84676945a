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
 * Makes places.
 *
 * @param atOnce how much may go on at one time.
 * @param waiting how much more may wait for its turn.
 */
export function createPlaces(atOnce: number, waiting: number): Places {
  const queue: (() => void)[] = [];
  let taken = 0;

  async function place(): Promise<void> {
    if (taken < atOnce) {
      taken += 1;
      return;
    }
    if (queue.length >= waiting) {
      throw new NoPlaceError('Every place is taken and the queue is full. Try again in a moment.');
    }
    // Who leaves hands over the place itself, so nobody who comes meanwhile can take it.
    await new Promise<void>((turn) => queue.push(turn));
  }

  return {
    async run(work) {
      await place();
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else taken -= 1;
      }
    },
  };
}
