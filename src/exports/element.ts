/** `tillkit/element`: defines `<till-checkout>`, with React from the page's own packages. */
export { TillCheckoutElement } from '../embed/element.js';
export type { TillCheckoutProps } from '../embed/elementInTsx.js';
export type { CheckoutEvents, MountOptions } from '../embed/options.js';
