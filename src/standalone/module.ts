/** What `tillkit.mjs` does: the same as the script, as a module that exports instead of a global. */
import { defineCheckoutElement } from './defineElement.js';
import { mountBeside } from './scriptTag.js';

defineCheckoutElement();

// A module has no "current script", so it looks for the tags that have loaded it.
for (const script of document.querySelectorAll<HTMLScriptElement>('script[type="module"]')) {
  if (script.src === import.meta.url) mountBeside(script);
}

export { mount, type MountedCheckout } from './mount.js';
export type { CheckoutEvents, MountOptions } from './options.js';
export { TillCheckoutElement } from './TillCheckoutElement.js';
