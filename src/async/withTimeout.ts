/** Waiting for work that goes on without us. */
import { setAlarm } from './unrefTimeout.js';

/** What waiting came to. */
export type Waited<T> = { readonly done: true; readonly value: T } | { readonly done: false };

/**
 * Waits for work, but not for ever. The work goes on; what it fails with later is its own affair.
 *
 * @param ms milliseconds of real time, whatever clock the handler has: a shopper waits in real time.
 * @throws what the work rejects with in that time.
 */
export async function waitFor<T>(work: Promise<T>, ms: number): Promise<Waited<T>> {
  let cancel = (): void => undefined;
  const timeUp = new Promise<Waited<T>>((resolve) => {
    cancel = setAlarm(ms, () => {
      resolve({ done: false });
    });
  });
  try {
    return await Promise.race([work.then((value) => ({ done: true, value }) as const), timeUp]);
  } finally {
    cancel();
  }
}
