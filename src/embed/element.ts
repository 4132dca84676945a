/** Importing this defines `<till-checkout>`; in Node it does nothing. */
import { lazyParts } from '../checkout/lazyParts.js';
import css from '../ui/styles.css?inline';
import { defineCheckoutElement } from './defineElement.js';
import { startWidget } from './widget.js';

/** The class of `<till-checkout>`. Taken from the call, so that no bundler leaves the call out. */
export const TillCheckoutElement = defineCheckoutElement((input) =>
  startWidget({ ...input, css, parts: lazyParts }),
);

/** A `<till-checkout>` in the page. */
export type TillCheckoutElement = InstanceType<typeof TillCheckoutElement>;
