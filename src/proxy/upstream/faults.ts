/** What a failed call says: about the service, about us, and about trying again. */
import {
  AbortedError,
  ConfigurationError,
  InvalidInputError,
  NetworkError,
  RejectedError,
  ServiceClientError,
  ServiceFailureError,
  UnauthorizedError,
} from '../../api/errors.js';

/** Refusals that pass with time: the service is busy, not right. */
const PASSING = new Set([408, 425, 429]);

/** Whether the service refused a call for now and not for what was in it. */
export function isPassingRefusal(error: unknown): boolean {
  return error instanceof RejectedError && PASSING.has(error.status ?? 0);
}

/**
 * Whether the service is to blame: silence, failure, or an answer that cannot be used. A refusal
 * of what we sent and an unaccepted key are an answer, however unwelcome.
 */
export function isServiceFault(error: unknown): boolean {
  if (!(error instanceof ServiceClientError)) return false;
  if (error instanceof RejectedError) return isPassingRefusal(error);
  return !(
    error instanceof UnauthorizedError ||
    error instanceof AbortedError ||
    error instanceof InvalidInputError ||
    error instanceof ConfigurationError
  );
}

/** A longer wait than this is not waited for: somebody is reading. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Whether asking once more soon may help. A call that ran into its deadline has used up the
 * patience of whoever waits, and an unusable answer is as unusable the second time.
 */
export function isWorthRepeating(error: unknown): boolean {
  if (!(error instanceof ServiceClientError) || !error.retryable) return false;
  if ((error.retryAfterMs ?? 0) > LONGEST_WAIT_MS) return false;
  if (error instanceof RejectedError) return isPassingRefusal(error);
  return error instanceof NetworkError || error instanceof ServiceFailureError;
}
