/** What stands between this page and its store right now. */
import type { CheckoutError } from '../contract/problem.js';
import { useCheckoutContext } from './checkoutContext.js';
import { pollIntervalMs } from './queries.js';
import { troubleOf, type Trouble } from './trouble.js';

/**
 * The trouble of this moment, or null: one refused question loses nothing while messages arrive, and none
 * does where nothing more is awaited.
 */
export function useTrouble(error: CheckoutError | null): Trouble | null {
  const { live, session, query } = useCheckoutContext('Checkout');
  const isWatched = pollIntervalMs(query.data, 0) !== false;
  return error && !live && isWatched ? troubleOf(error, session.failures()) : null;
}
