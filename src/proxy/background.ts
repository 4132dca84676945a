/** What runs beyond an answer, so that `close` and `waitUntil` can wait for it. */
import { waitFor } from './waitFor.js';

/** The work of one handler that nobody's answer waits for. */
export interface Background {
  /** Keeps work until it ends. The promise that comes back never rejects. */
  add(work: Promise<unknown>): Promise<void>;
  /** Settles when nothing runs any more, including what began meanwhile. */
  idle(): Promise<void>;
  /** The same, but gives up after so many milliseconds and answers how much still runs. */
  idleWithin(milliseconds: number): Promise<number>;
}

/** Makes the keeper of one handler's background work. */
export function createBackground(): Background {
  const running = new Set<Promise<void>>();
  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }
  return {
    add(work) {
      const quiet = work.then(
        () => undefined,
        () => undefined,
      );
      running.add(quiet);
      void quiet.then(() => running.delete(quiet));
      return quiet;
    },
    idle,
    async idleWithin(milliseconds) {
      await waitFor(idle(), milliseconds);
      return running.size;
    },
  };
}
