/** Surrounds the widgets with one order, one store, one language and one theme. */
import { CheckoutRoot, type CheckoutProviderProps } from './CheckoutRoot.js';
import { lazyParts } from './lazyParts.js';

export type { CheckoutProviderProps } from './CheckoutRoot.js';

/**
 * Surrounds `children` with one checkout. Draws nothing itself.
 *
 * @throws Error without `order`, or without both `client` and `endpoint`.
 */
export function CheckoutProvider(props: CheckoutProviderProps) {
  return <CheckoutRoot {...props} parts={lazyParts} />;
}
