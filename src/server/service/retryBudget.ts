/** Repeating failed reads: twice at most, spread out, and never a storm. */
import { ServiceClientError } from '../../api/errors.js';
import { isWorthRepeating } from './callFailure.js';

const MOST_REPEATS = 2;
const FIRST_WAIT_MS = 200;
/** Repeats that may be made beyond the share below, so that a quiet store has some at all. */
const SAVED = 10;
/** Repeats earned by each call: one in ten. */
const SHARE = 0.1;

/** Repeats of one handler. */
export interface Repeats {
  /** Makes a read, and makes it again where that may help. */
  run<T>(read: () => Promise<T>): Promise<T>;
}

/** Full jitter up to 200 ms, then 400 ms; where the service names a time, that, and a little more. */
function waitMs(repeat: number, error: unknown, random: () => number): number {
  const jitter = random() * FIRST_WAIT_MS * 2 ** (repeat - 1);
  const asked = error instanceof ServiceClientError ? error.retryAfterMs : undefined;
  return (asked ?? 0) + jitter;
}

/**
 * Makes the repeats of one handler. When most calls fail, most are not repeated: the repeats of all
 * reads together are a tenth of them, and ten.
 */
export function createRepeats(random: () => number = Math.random): Repeats {
  let saved = SAVED;
  return {
    async run(read) {
      saved = Math.min(saved + SHARE, SAVED);
      for (let repeat = 1; ; repeat += 1) {
        try {
          return await read();
        } catch (error) {
          if (repeat > MOST_REPEATS || saved < 1 || !isWorthRepeating(error)) throw error;
          saved -= 1;
          await new Promise((wake) => setTimeout(wake, waitMs(repeat, error, random)));
        }
      }
    },
  };
}
