/** What stands between the page and its store, as far as a page can tell. */
import type { CheckoutError } from '../contract/checkoutError.js';
import { useCheckoutContext } from './checkoutContext.js';
import { failuresInARow, pollIntervalMs } from './checkoutQuery.js';

/**
 * Every trouble. `offline`: the device says so. `lost`: no answer. `blocked`: again no answer, on a
 * device with a network. `slow`: no answer in time. `expired`: the store no longer knows this page.
 * `refused`: the store answers, but not with the checkout.
 */
export const CONNECTION_ERRORS = [
  'offline',
  'lost',
  'blocked',
  'slow',
  'expired',
  'refused',
] as const;

/** One of {@link CONNECTION_ERRORS}. */
export type ConnectionError = (typeof CONNECTION_ERRORS)[number];

const BY_CODE: Readonly<Partial<Record<CheckoutError['code'], ConnectionError>>> = {
  offline: 'offline',
  unreachable: 'lost',
  timeout: 'slow',
  unauthorized: 'expired',
  checkout_expired: 'expired',
  forbidden: 'expired',
};

/**
 * Names the trouble. A browser never says that a request was blocked; once is a bad moment, twice in
 * a row is worth a hint.
 *
 * @param failures requests in a row that have failed.
 */
export function connectionErrorOf({ code }: CheckoutError, failures: number): ConnectionError {
  const trouble = BY_CODE[code] ?? 'refused';
  return trouble === 'lost' && failures > 1 ? 'blocked' : trouble;
}

/**
 * The trouble of this moment, or null: one refused question loses nothing while messages arrive, and none
 * does where nothing more is awaited.
 */
export function useConnectionError(error: CheckoutError | null): ConnectionError | null {
  const { live, query } = useCheckoutContext('Checkout');
  const isWatched = pollIntervalMs(query.data.snapshot, 0) !== false;
  return error && !live && isWatched ? connectionErrorOf(error, failuresInARow(query)) : null;
}
