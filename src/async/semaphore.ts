/** Places for work that goes on at one time, and a bounded queue before them. */
import { setAlarm } from './unrefTimeout.js';

/** Thrown where neither a place nor a turn in the queue is left; nothing was begun. */
export class NoPlaceError extends Error {
  override readonly name = 'NoPlaceError';
}

const noPlace = (): NoPlaceError =>
  new NoPlaceError('Every place is taken, and too many wait for one. Try again in a moment.');

/** A number of places. */
export interface Places {
  /**
   * Begins the work as soon as there is a place.
   *
   * @throws NoPlaceError at once if the queue is full, or when it was waited for too long.
   */
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
 * @param options.now milliseconds since the epoch. @default the system's time
 * @param options.heldMs after this a place is another's, whatever its work does. @default 60000
 * @param options.patienceMs how long a turn is waited for. @default without end
 */
export function createPlaces(
  atOnce: number,
  waiting: number,
  {
    now = () => Date.now(),
    heldMs = PLACE_HELD_MS,
    patienceMs,
  }: {
    readonly now?: () => number;
    readonly heldMs?: number;
    readonly patienceMs?: number;
  } = {},
): Places {
  const queue = new Map<Holder, () => void>();
  const taken = new Set<Holder>();

  function take(holder: Holder): void {
    holder.since = now();
    taken.add(holder);
  }

  /** Lets in as many of those who wait as there are places. */
  function letIn(): void {
    for (const holder of taken) if (now() - holder.since >= heldMs) taken.delete(holder);
    for (const [holder, turn] of queue) {
      if (taken.size >= atOnce) return;
      queue.delete(holder);
      // The place is taken for them here, so nobody who comes meanwhile can take it.
      take(holder);
      turn();
    }
  }

  async function place(holder: Holder): Promise<void> {
    letIn();
    if (taken.size < atOnce) {
      take(holder);
      return;
    }
    if (queue.size >= waiting) throw noPlace();
    await new Promise<void>((turn, giveUp) => {
      const cancel =
        patienceMs !== undefined &&
        setAlarm(patienceMs, () => {
          queue.delete(holder);
          giveUp(noPlace());
        });
      queue.set(holder, () => {
        if (cancel) cancel();
        turn();
      });
    });
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
