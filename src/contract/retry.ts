/** When a failed reading is asked again: only where it can help, and not before the store wants it. */

/** What of a client's error says so. */
export interface Retryable {
  readonly retryable: boolean;
  /** Milliseconds that the store asked to wait, from `Retry-After`. */
  readonly retryAfterMs: number | undefined;
}

const FIRST_MS = 1_000;
/** Nothing is said while a retry is waited for; where that would be longer, the failure is shown. */
const LONGEST_MS = 10_000;
const MOST_RETRIES = 2;

/**
 * Whether to ask again by itself: twice at most, and never where the store asked for a longer wait
 * than a person should spend without a word.
 *
 * @param failures retries that have failed before.
 */
export function shouldRetry(failures: number, { retryable, retryAfterMs = 0 }: Retryable): boolean {
  return failures < MOST_RETRIES && retryable && retryAfterMs <= LONGEST_MS;
}

/** Milliseconds until then: longer after each failure, never shorter than the store asked. */
export function retryDelayMs(failures: number, { retryAfterMs = 0 }: Retryable): number {
  return Math.max(FIRST_MS * 2 ** failures, retryAfterMs);
}
