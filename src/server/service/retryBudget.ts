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
 * the time of the caller, an unusable answer is as unusable the second time, and neither a
 * rate, a key nor a database comes back so soon: for these the page asks again.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ServiceClientError) || !error.retryable) return false;
  if ((error.retryAfterMs ?? 0) > LONGEST_WAIT_MS) return false;
  if (error instanceof RejectedError) return isServiceFault(error);
  return error instanceof NetworkError || error instanceof ServiceFailureError;
}

const MAX_RETRIES = 2;
const FIRST_WAIT_MS = 200;
/** Retries beyond the share below, so that a quiet store has some at all. */
const BUDGET = 10;
/** Retries that each call earns: one for ten calls. */
const SHARE = 0.1;

/** The retries of one handler. */
export interface RetryBudget {
  /** Makes a read, and retries it if that may help. */
  run<T>(read: () => Promise<T>): Promise<T>;
}

/** Full jitter up to 200 ms, then 400 ms; where the service names a time, that, and a little more. */
function waitMs(retry: number, error: unknown, random: () => number): number {
  const jitter = random() * FIRST_WAIT_MS * 2 ** (retry - 1);
  const asked = error instanceof ServiceClientError ? error.retryAfterMs : undefined;
  return (asked ?? 0) + jitter;
}

/**
 * Makes the retry budget of one handler. The retries of all reads together are at most a tenth of the
 * reads, and ten more, so that a failing service is not flooded.
 */
export function createRetryBudget(random: () => number = Math.random): RetryBudget {
  let budget = BUDGET;
  return {
    async run(read) {
      budget = Math.min(budget + SHARE, BUDGET);
      for (let retry = 1; ; retry += 1) {
        try {
          return await read();
        } catch (error) {
          if (retry > MAX_RETRIES || budget < 1 || !isRetryable(error)) throw error;
          budget -= 1;
          await new Promise((wake) => setTimeout(wake, waitMs(retry, error, random)));
        }
      }
    },
  };
}
