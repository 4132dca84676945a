/** Which failed reads are retried and how often: at most twice, spread out, within a budget. */
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
 * Whether the service is to blame: no answer, a failure, an unusable answer, or a temporary refusal. 401
 * counts too, because a service also answers it while its database is down.
 *
 * A missing rate does not count: it concerns one currency, and must not stop reads of the others.
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

/** A longer wait is not waited for, because a shopper is waiting. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Whether a retry within a second may help. A call that hit its deadline has used up the caller's time, an
 * unusable answer stays unusable, and a rate, a key or a database does not come back that soon: then the
 * page asks again later.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ServiceClientError) || !error.retryable) return false;
  if ((error.retryAfterMs ?? 0) > LONGEST_WAIT_MS) return false;
  if (error instanceof RejectedError) return isServiceFault(error);
  return error instanceof NetworkError || error instanceof ServiceFailureError;
}

const MAX_RETRIES = 2;
const FIRST_WAIT_MS = 200;
/** Retries in addition to the share below, so that a store with few calls has some. */
const BUDGET = 10;
/** Retries that each call adds: one for ten calls. */
const SHARE = 0.1;

/** Full jitter up to 200 ms, then 400 ms; if the service names a time, that and a little more. */
function waitMs(retry: number, error: unknown, random: () => number): number {
  const jitter = random() * FIRST_WAIT_MS * 2 ** (retry - 1);
  const asked = error instanceof ServiceClientError ? error.retryAfterMs : undefined;
  return (asked ?? 0) + jitter;
}

/**
 * Makes the retry budget of one handler. All retries together are at most a tenth of the reads plus ten,
 * so that a failing service is not flooded.
 */
export function createRetryBudget(random: () => number = Math.random) {
  let budget = BUDGET;
  return {
    /** Makes a read, and retries it if that may help. */
    async run<T>(read: () => Promise<T>): Promise<T> {
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
