/** What `tillkit.mjs` does: the same as the script, as a module that exports instead of a global. */
import { defineCheckoutElement } from './defineElement.js';
import { startFirstWidget } from './firstScreen/firstWidget.js';
import { serveTags } from './scriptTag.js';

defineCheckoutElement(startFirstWidget);

// A module has no "current script", so it looks for the tags that have loaded it.
const tags = document.querySelectorAll<HTMLScriptElement>('script[type="module"]');
serveTags([...tags].filter(({ src }) => src === import.meta.url));

export { mount, type MountedCheckout } from './mount.js';
export type { CheckoutEvents, MountOptions } from './options.js';
export { TillCheckoutElement } from './TillCheckoutElement.js';
