/** Retries an action that an outage has stopped, until it works, is refused or is no longer wanted. */
import { useEffect, useRef, useState } from 'react';
import type { CheckoutError } from '../contract/checkoutError.js';
import { retryDelay } from './queries.js';

/** The last attempt at one action. */
export interface Attempt {
  readonly error: CheckoutError | null;
  readonly isPending: boolean;
  /** What was asked for: another value starts the retries from the beginning. */
  readonly variables?: unknown;
}

interface Failed {
  readonly count: number;
  /** The newest, for its wait. */
  readonly last: CheckoutError;
  /** What is drawn. The first error of its kind, or its notice would be read out again at each attempt. */
  readonly shown: CheckoutError;
  readonly variables: unknown;
}

/**
 * Retries while the component is mounted. A hidden page does not retry, because a price would start to run
 * unseen; it retries at once when it is shown again or the network is back.
 *
 * React Query's own retries of a mutation do not fit: they cannot be cancelled, so a currency would still be
 * chosen after the shopper has chosen another one.
 *
 * @param again the action. It must be safe to repeat.
 * @returns the error, also during a retry; null once it works.
 */
export function useAutoRetry({ error, isPending, variables }: Attempt, again: () => void) {
  const [failed, setFailed] = useState<Failed | null>(null);
  const isSame = failed !== null && failed.variables === variables;
  if (error && error !== failed?.last) {
    const { count, shown } = isSame ? failed : { count: 0, shown: error };
    const isKnown = shown.code === error.code;
    setFailed({ count: count + 1, last: error, shown: isKnown ? shown : error, variables });
  } else if (failed && !error && !(isPending && isSame)) setFailed(null);

  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    if (!error?.retryable || !failed || failed.last !== error) return;
    const repeat = () => {
      if (document.visibilityState !== 'hidden') latest.current();
    };
    const timer = setTimeout(repeat, retryDelay(failed.count, error, Math.random()));
    window.addEventListener('online', repeat);
    document.addEventListener('visibilitychange', repeat);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', repeat);
      document.removeEventListener('visibilitychange', repeat);
    };
  }, [error, failed]);
  return failed?.shown ?? null;
}
