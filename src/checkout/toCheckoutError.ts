/** One kind of error for whatever a checkout may be thrown. */
import { CheckoutError, isCheckoutError } from '../contract/checkoutError.js';

/**
 * Whatever was thrown as a {@link CheckoutError}: a store's own client and the browser itself throw anything,
 * `undefined` included. The shopper reads that something went wrong; `message` and `cause` say what.
 *
 * @param what what could not be done, for the developer: "The store's client failed".
 */
export function toCheckoutError(thrown: unknown, what: string): CheckoutError {
  if (isCheckoutError(thrown)) return thrown;
  // An object may have no text at all, and asking it for one may throw; `cause` holds it.
  const text = typeof thrown === 'string' ? thrown : typeof thrown;
  const why = thrown instanceof Error ? thrown.message : text;
  return new CheckoutError({
    code: 'bad_request',
    message: `${what}: ${why}`,
    retryable: true,
    cause: thrown,
  });
}
