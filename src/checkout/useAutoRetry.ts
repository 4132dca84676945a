/** Does again by itself what an outage has stopped: until it works, is refused, or is no longer wanted. */
import { useEffect, useRef, useState } from 'react';
import type { CheckoutError } from '../contract/checkoutError.js';
import { retryDelay } from './queries.js';

/** The last try of one act. */
export interface Attempt {
  readonly error: CheckoutError | null;
  readonly isPending: boolean;
  /** What was wanted: another wish begins anew. */
  readonly variables?: unknown;
}

interface Failed {
  readonly count: number;
  /** The newest, for its wait. */
  readonly last: CheckoutError;
  /** What is drawn. The first of its kind, or its notice would be read out again with each try. */
  readonly shown: CheckoutError;
  readonly variables: unknown;
}

/**
 * Tries again as long as the component is drawn. In a page out of sight nothing is done: a price would run
 * while nobody looks. When the network or the shopper comes back, it is tried at once.
 *
 * @param again what to do. Nothing that may happen twice.
 * @returns what it failed with, also while it is tried again; null once it works.
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
