/** `tillkit/element`: defines `<till-checkout>`, with React from the page's own packages. */
export { TillCheckoutElement } from '../standalone/element.js';
export type { TillCheckoutProps } from '../standalone/elementInTsx.js';
export type { CheckoutEvents, MountOptions } from '../standalone/options.js';
