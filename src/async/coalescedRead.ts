/** A reading that several wait for together, and for no longer than it gets on. */
import { waitFor } from './withTimeout.js';

/**
 * How long a reading that does not get on binds those who wait for it. On Workers it can be cut off
 * with the request that began it and would never end.
 */
export const STANDSTILL_MS = 15_000;

interface Reading {
  /** When it last got on. */
  at: number;
  /** Whether it came to its end: not, where it was given up before. */
  work: Promise<boolean>;
}

/**
 * Makes a function that reads on, alone or together with others who ask.
 *
 * @param readOn reads page by page. After each it asks whether it still may, and if not ends without
 *   taking it: one that was given up can go on after all.
 * @param now milliseconds since the epoch. @default the system's time
 * @returns reads; when it resolves, a reading has ended that began after the call.
 */
export function createJointReading(
  readOn: (mayGoOn: () => boolean) => Promise<void>,
  now: () => number = () => Date.now(),
): () => Promise<void> {
  let reading: Reading | undefined;

  function begin(): Reading {
    const mine: Reading = { at: now(), work: Promise.resolve(false) };
    reading = mine;
    const isCurrent = (): boolean => reading === mine;
    const mayGoOn = (): boolean => {
      mine.at = now();
      return isCurrent();
    };
    mine.work = readOn(mayGoOn).then(isCurrent);
    const over = (): void => {
      if (isCurrent()) reading = undefined;
    };
    mine.work.then(over, over);
    return mine;
  }

  /** Waits until it ends or is given up. @throws what it fails with */
  async function ended(one: Reading): Promise<boolean> {
    for (;;) {
      const left = STANDSTILL_MS - (now() - one.at);
      if (left <= 0) {
        if (reading === one) reading = undefined;
        return false;
      }
      const waited = await waitFor(one.work, left);
      if (waited.done) return waited.value;
    }
  }

  return async () => {
    // A look that began earlier may have passed by what its second caller has just written.
    if (reading) await ended(reading).catch(() => false);
    while (!(await ended(reading ?? begin())));
  };
}
