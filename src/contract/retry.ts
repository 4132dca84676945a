/** When a failed read is retried: only if it can help, and not before the store allows it. */

/** The part of a client's error that decides. */
export interface Retryable {
  readonly retryable: boolean;
  /** Milliseconds that the store asked to wait, from `Retry-After`. */
  readonly retryAfterMs: number | undefined;
}

const FIRST_MS = 1_000;
/** Longer waits are not hidden: the failure is shown instead. */
const LONGEST_MS = 10_000;
const MOST_RETRIES = 2;

/**
 * Whether to retry automatically: at most twice, and not if the store asked for a longer wait than a
 * person should spend without a message.
 *
 * @param failures retries that have failed before.
 */
export function shouldRetry(failures: number, { retryable, retryAfterMs = 0 }: Retryable): boolean {
  return failures < MOST_RETRIES && retryable && retryAfterMs <= LONGEST_MS;
}

/** Milliseconds until the retry: longer after each failure, never shorter than the store asked. */
export function retryDelayMs(failures: number, { retryAfterMs = 0 }: Retryable): number {
  return Math.max(FIRST_MS * 2 ** failures, retryAfterMs);
}
