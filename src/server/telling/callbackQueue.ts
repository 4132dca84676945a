/** Runs the callbacks of changed checkouts, a few checkouts at a time. */
import { runsBetweenRequests } from '../../async/unrefTimeout.js';
import type { BackgroundTasks } from '../../async/backgroundTasks.js';
import { withTimeout } from '../../async/withTimeout.js';

/** Few, because answers to new events must not wait for callbacks. */
export const MAX_CONCURRENT = 4;

/** After this long the next checkout starts too, so that a slow callback does not delay other orders. */
const PASS_ON_MS = 250;

/**
 * Makes a function that queues a checkout. Changes that arrive before its turn are handled together.
 *
 * @param dispatch must not reject.
 */
export function createCallbackQueue(
  dispatch: (stream: string) => Promise<unknown>,
  background: Pick<BackgroundTasks, 'add'>,
): (stream: string) => void {
  const waiting = new Set<string>();
  let working = 0;

  async function work(): Promise<void> {
    try {
      for (let [stream] = waiting; stream !== undefined; [stream] = waiting) {
        waiting.delete(stream);
        const running = dispatch(stream);
        void background.add(running);
        await withTimeout(running, PASS_ON_MS);
      }
    } finally {
      // No await since the last look at the queue, so a later change starts a new worker.
      working -= 1;
    }
  }

  // On Workers a request can be cut off while it holds a place in the queue, and would never free it.
  if (!runsBetweenRequests()) return (stream) => void background.add(dispatch(stream));

  return (stream) => {
    waiting.add(stream);
    if (working >= MAX_CONCURRENT) return;
    working += 1;
    void background.add(work());
  };
}
