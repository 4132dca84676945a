/** What was opened on the server belongs to one order; another order must never start from it. */
import type { InitialCheckout } from '../checkout/checkoutSession.js';
import type { WidgetOptions } from './options.js';

/**
 * Makes a guard for one checkout's options. It remembers whose each `initial` is: a page that changes
 * the order may forget to drop it. One that has been out of place is never used again.
 *
 * @returns a function from options to the same without an `initial` of another order.
 */
export function createInitialGuard(): (options: WidgetOptions) => WidgetOptions {
  const owners = new WeakMap<InitialCheckout, string>();
  return (options) => {
    const { initial, endpoint, order } = options;
    if (!initial) return options;
    const checkout = JSON.stringify([endpoint, order]);
    const owner = owners.get(initial) ?? checkout;
    const stale = owner !== checkout;
    owners.set(initial, stale ? '' : owner);
    return stale ? { ...options, initial: undefined } : options;
  };
}
