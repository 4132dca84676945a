/** Defines `<till-checkout>` in the page, once. */
import { TillCheckoutElement } from './TillCheckoutElement.js';
import type { StartWidget } from './widget.js';

/** Name of the element. */
export const TAG_NAME = 'till-checkout';

/**
 * Defines the element; a second copy of the script keeps the first one's, a server does nothing.
 *
 * @param startWidget starts a checkout in an element; each entry point has its own.
 * @returns this copy's class.
 */
export function defineCheckoutElement(startWidget: StartWidget): typeof TillCheckoutElement {
  TillCheckoutElement.startWidget = startWidget;
  if (typeof customElements !== 'undefined' && !customElements.get(TAG_NAME)) {
    customElements.define(TAG_NAME, TillCheckoutElement);
  }
  return TillCheckoutElement;
}
