/** What runs beyond an answer, so that `close` and `waitUntil` can wait for it. */
import { runsBetweenRequests } from './unrefTimeout.js';
import { waitFor } from './withTimeout.js';

/**
 * On Workers work can be cut off with its request and never ends. After this it is waited for no more,
 * or every later request would be kept alive for it to the runtime's limit.
 */
export const GIVEN_UP_MS = 2 * 60_000;

/** A change is settled by a worker, which begins callbacks, which may change the same checkout again. */
const GENERATIONS = 4;

/** The work of one handler that nobody's answer waits for. */
export interface Background {
  /** Keeps work until it ends. The promise that comes back never rejects. */
  add(work: Promise<unknown>): Promise<void>;
  /** Settles when nothing runs any more, including what began meanwhile. */
  idle(): Promise<void>;
  /**
   * Settles when what runs now has ended, and what that has begun. Unlike `idle` it ends in a busy store
   * too, where something always runs: a request must not be kept alive for those that came after it.
   */
  settled(): Promise<void>;
  /** The same, but gives up after so many milliseconds and answers how much still runs. */
  idleWithin(milliseconds: number): Promise<number>;
}

/**
 * Makes the keeper of one handler's background work.
 *
 * @param now milliseconds since the epoch. @default the system's time
 */
export function createBackground(now: () => number = () => Date.now()): Background {
  const running = new Map<Promise<void>, number>();
  const endsSurely = runsBetweenRequests();

  function giveUpLost(): void {
    if (endsSurely) return;
    for (const [work, begunAt] of running) {
      if (now() - begunAt >= GIVEN_UP_MS) running.delete(work);
    }
  }

  async function idle(): Promise<void> {
    giveUpLost();
    while (running.size > 0) await Promise.all(running.keys());
  }
  return {
    add(work) {
      giveUpLost();
      const quiet = work.then(
        () => undefined,
        () => undefined,
      );
      running.set(quiet, now());
      void quiet.then(() => running.delete(quiet));
      return quiet;
    },
    idle,
    async settled() {
      giveUpLost();
      for (let generation = 0; generation < GENERATIONS; generation += 1) {
        await Promise.all(running.keys());
      }
    },
    async idleWithin(milliseconds) {
      await waitFor(idle(), milliseconds);
      return running.size;
    },
  };
}
