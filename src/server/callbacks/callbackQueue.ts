/** Runs the callbacks of changed checkouts, a few at a time, each checkout once for all its changes so far. */
import { runsBetweenRequests } from '../../async/unrefTimeout.js';
import type { BackgroundTasks } from '../../async/backgroundTasks.js';
import { withTimeout } from '../../async/withTimeout.js';

/** Checkouts at a time. Events keep arriving meanwhile, and their answers must not wait for callbacks. */
export const MAX_CONCURRENT = 4;

/** A callback that takes longer goes on beside the next: none may hold up those of other orders. */
const PASS_ON_MS = 250;

/**
 * Makes a function that queues a checkout. All changes until its turn are handled in one go.
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
      // In the same step as the last look: what changes from now on starts a new worker.
      working -= 1;
    }
  }

  // There a request can be cut off while it holds a place, and would never give it back.
  if (!runsBetweenRequests()) return (stream) => void background.add(dispatch(stream));

  return (stream) => {
    waiting.add(stream);
    if (working >= MAX_CONCURRENT) return;
    working += 1;
    void background.add(work());
  };
}
