/** What a failed call says: about the service, about us, and about trying again. */
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
