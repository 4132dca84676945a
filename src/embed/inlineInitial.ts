/** What the server wrote into the page, so that the checkout opens without a request. */
import type { InitialCheckout } from '../checkout/checkoutSession.js';
import { openCheckoutAnswer } from '../contract/checkout.js';

const SELECTOR = 'script[type="application/json"][data-till-initial]';

/** What was read already: markup that a page has kept is old, and must not pass for new. */
const known = new Map<string, InitialCheckout>();

/**
 * Reads a `<script type="application/json" data-till-initial>` with the answer of `handler.open()`.
 * It stands directly before the element, or inside it: never after, where it would be another's.
 *
 * @returns undefined where there is none or it does not fit; the checkout then asks the store.
 */
export function readInlineInitial(element: Element): InitialCheckout | undefined {
  const before = element.previousElementSibling;
  const script = before?.matches(SELECTOR) ? before : element.querySelector(SELECTOR);
  const text = script?.textContent;
  if (!text) return undefined;
  try {
    const initial = known.get(text) ?? openCheckoutAnswer.parse(JSON.parse(text));
    known.set(text, initial);
    return initial;
  } catch {
    return undefined;
  }
}
