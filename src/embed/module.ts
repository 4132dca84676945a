/** What `tillkit.mjs` does: the same as the script, as a module that exports instead of a global. */
import { defineCheckoutElement } from './defineElement.js';
import { startFirstWidget } from './firstScreen/firstWidget.js';
import { mountBeside } from './scriptTag.js';

defineCheckoutElement(startFirstWidget);

/** A module has no "current script", so it looks for the tags that have loaded it. */
function serve(tag: unknown): void {
  if (tag instanceof HTMLScriptElement && tag.src === import.meta.url) mountBeside(tag);
}
document.querySelectorAll('script[type="module"]').forEach(serve);
// A page that exchanges its body brings another tag later, and a module runs only once.
document.addEventListener('load', ({ target }) => serve(target), true);

export { mount, type MountedCheckout } from './mount.js';
export type { CheckoutEvents, MountOptions } from './options.js';
export { TillCheckoutElement } from './TillCheckoutElement.js';
