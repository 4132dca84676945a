/** Telling the store stands behind what arrives: a few checkouts at a time, each once however often it changed. */
import { runsBetweenRequests } from '../../async/unrefTimeout.js';
import type { BackgroundTasks } from '../../async/backgroundTasks.js';
import { withTimeout } from '../../async/withTimeout.js';

/** Checkouts at a time. Events keep arriving meanwhile, and their answers must not wait for callbacks. */
export const SETTLED_AT_ONCE = 4;

/** A callback that takes longer goes on beside the next: none may hold up those of other orders. */
const PASS_ON_MS = 250;

/**
 * Makes a function that notes that a checkout has changed. Whatever changed until its turn comes is
 * settled in one go.
 *
 * @param settle must not reject.
 */
export function createSettleSoon(
  settle: (stream: string) => Promise<unknown>,
  background: Pick<BackgroundTasks, 'add'>,
): (stream: string) => void {
  const waiting = new Set<string>();
  let working = 0;

  async function work(): Promise<void> {
    try {
      for (let [stream] = waiting; stream !== undefined; [stream] = waiting) {
        waiting.delete(stream);
        const settling = settle(stream);
        void background.add(settling);
        await withTimeout(settling, PASS_ON_MS);
      }
    } finally {
      // In the same step as the last look: what changes from now on finds a worker's place free.
      working -= 1;
    }
  }

  // There a request can be cut off while it holds a place, and would never give it back.
  if (!runsBetweenRequests()) return (stream) => void background.add(settle(stream));

  return (stream) => {
    waiting.add(stream);
    if (working >= SETTLED_AT_ONCE) return;
    working += 1;
    void background.add(work());
  };
}
