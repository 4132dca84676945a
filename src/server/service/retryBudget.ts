/** Which failed reads are retried, and how many retries there are: twice at most, spread out, never a storm. */
import {
  AbortedError,
  ConfigurationError,
  InvalidInputError,
  NetworkError,
  RejectedError,
  ServiceClientError,
  ServiceFailureError,
} from '../../api/errors.js';

/**
 * Whether the service is to blame: silence, failure, an answer that cannot be used, or a refusal that
 * passes. 401 is among them: it is also what the service answers while its database is down.
 *
 * A missing rate is not: it is that of one currency, and must not keep the others from being read.
 */
export function isServiceFault(error: unknown): boolean {
  if (!(error instanceof ServiceClientError)) return false;
  if (error instanceof RejectedError) return error.temporary && error.hint !== 'rate_missing';
  return !(
    error instanceof AbortedError ||
    error instanceof InvalidInputError ||
    error instanceof ConfigurationError
  );
}

/** A longer wait than this is not waited for: somebody is reading. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Whether asking once more within a second may help. A call that ran into its deadline has used up
 * the patience of whoever waits, an unusable answer is as unusable the second time, and neither a
 * rate, a key nor a database comes back so soon: for these the page asks again.
 */
export function isWorthRepeating(error: unknown): boolean {
  if (!(error instanceof ServiceClientError) || !error.retryable) return false;
  if ((error.retryAfterMs ?? 0) > LONGEST_WAIT_MS) return false;
  if (error instanceof RejectedError) return isServiceFault(error);
  return error instanceof NetworkError || error instanceof ServiceFailureError;
}

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
