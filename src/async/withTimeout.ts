/** Waits for work for a limited time. */
import { unrefTimeout } from './unrefTimeout.js';

/** The value of work that ended in time; `done: false` if it did not. */
export type TimedResult<T> = { readonly done: true; readonly value: T } | { readonly done: false };

/**
 * Waits for work for at most `ms`. The work goes on; if it rejects later, the rejection is ignored.
 *
 * @param ms milliseconds of real time, even if the handler has a fake clock.
 * @throws what the work rejects with in that time.
 */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<TimedResult<T>> {
  let cancel = (): void => undefined;
  const timeUp = new Promise<TimedResult<T>>((resolve) => {
    cancel = unrefTimeout(ms, () => {
      resolve({ done: false });
    });
  });
  try {
    return await Promise.race([work.then((value) => ({ done: true, value }) as const), timeUp]);
  } finally {
    cancel();
  }
}
