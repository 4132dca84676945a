/** Why the page has no connection to its store, as far as a page can tell. */
import type { CheckoutError } from '../contract/checkoutError.js';
import { useCheckoutContext } from './checkoutContext.js';
import { failuresInARow, pollIntervalMs } from './checkoutQuery.js';

/**
 * Every reason. `offline`: the device says so. `lost`: no answer. `blocked`: again no answer, on a
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
 * The reason of a failure. A browser never says that a request was blocked: one lost request may be chance,
 * after a second one in a row the shopper gets a hint.
 *
 * @param failures requests in a row that have failed.
 */
export function connectionErrorOf({ code }: CheckoutError, failures: number): ConnectionError {
  const reason = BY_CODE[code] ?? 'refused';
  return reason === 'lost' && failures > 1 ? 'blocked' : reason;
}

/**
 * The connection error of this moment, or null. A failed request does not matter while messages arrive, or if
 * nothing more is expected.
 */
export function useConnectionError(error: CheckoutError | null): ConnectionError | null {
  const { live, query } = useCheckoutContext('Checkout');
  const { snapshot } = query.data;
  // A closed order is asked for, but money is no longer expected.
  const isExpecting = pollIntervalMs(snapshot, 0) !== false && !snapshot?.closed;
  return error && !live && isExpecting ? connectionErrorOf(error, failuresInARow(query)) : null;
}
