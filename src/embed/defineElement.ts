/** Makes `<till-checkout>` known to the page, once, whoever comes first. */
import { TillCheckoutElement } from './TillCheckoutElement.js';

/** Name of the element. */
export const TAG_NAME = 'till-checkout';

/**
 * Defines the element; a second copy of the script keeps the first one's, a server does nothing.
 *
 * @returns this copy's class.
 */
export function defineCheckoutElement(): typeof TillCheckoutElement {
  if (typeof customElements !== 'undefined' && !customElements.get(TAG_NAME)) {
    customElements.define(TAG_NAME, TillCheckoutElement);
  }
  return TillCheckoutElement;
}
