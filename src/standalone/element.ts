/** Importing this defines `<till-checkout>`; in Node it does nothing. */
import { defineCheckoutElement } from './defineElement.js';

defineCheckoutElement();

export { TillCheckoutElement } from './TillCheckoutElement.js';
