/** Importing this defines `<till-checkout>`; in Node it does nothing. */
import { defineCheckoutElement } from './defineElement.js';

/** The class of `<till-checkout>`. Taken from the call, so that no bundler leaves the call out. */
export const TillCheckoutElement = defineCheckoutElement();

/** A `<till-checkout>` in the page. */
export type TillCheckoutElement = InstanceType<typeof TillCheckoutElement>;
