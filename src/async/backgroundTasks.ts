/** Work that outlives its response, so that `close` and `waitUntil` can wait for it. */
import { runsBetweenRequests } from './unrefTimeout.js';
import { withTimeout } from './withTimeout.js';

/**
 * On Workers, work can be cut off with its request and never end. After this it counts as lost; otherwise
 * every later request would be kept alive for it up to the runtime's limit.
 */
export const LOST_AFTER_MS = 2 * 60_000;

/** A change starts a worker, which starts callbacks, which may change the same checkout again. */
const ROUNDS = 4;

const nothing = (): void => undefined;

/** The background work of one handler. */
export type BackgroundTasks = ReturnType<typeof createBackgroundTasks>;

/**
 * Tracks the background work of one handler.
 *
 * @param now milliseconds since the epoch. @default Date.now
 */
export function createBackgroundTasks(now: () => number = () => Date.now()) {
  const running = new Map<Promise<void>, number>();
  const alwaysEnds = runsBetweenRequests();

  function dropLost(): void {
    if (alwaysEnds) return;
    for (const [work, startedAt] of running) {
      if (now() - startedAt >= LOST_AFTER_MS) running.delete(work);
    }
  }

  async function idle(): Promise<void> {
    dropLost();
    while (running.size > 0) await Promise.all(running.keys());
  }
  return {
    /** Tracks work until it ends. The returned promise never rejects. */
    add(work: Promise<unknown>): Promise<void> {
      dropLost();
      const quiet = work.then(nothing, nothing);
      running.set(quiet, now());
      void quiet.then(() => running.delete(quiet));
      return quiet;
    },
    /** Resolves when nothing runs any more, including work added in the meantime. */
    idle,
    /**
     * Resolves when the work that runs now has ended, and the work that it started. Unlike `idle`, it also
     * resolves in a busy store: a request must not be kept alive for the requests after it.
     */
    async currentTasksDone(): Promise<void> {
      dropLost();
      for (let round = 0; round < ROUNDS; round += 1) {
        await Promise.all(running.keys());
      }
    },
    /** Like `idle` with a time limit. @returns how many tasks still run */
    async idleWithin(milliseconds: number): Promise<number> {
      await withTimeout(idle(), milliseconds);
      return running.size;
    },
  };
}
