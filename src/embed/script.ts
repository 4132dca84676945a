/** What `tillkit.js` does when a page loads it: one global, one element, one checkout for its tag. */
import css from '../ui/styles.css?inline';
import { defineCheckoutElement } from './defineElement.js';
import { mount } from './mount.js';
import { ownTag } from './scriptFiles.js';
import { scriptParts } from './scriptParts.js';
import { serveTags } from './scriptTag.js';
import { startWidget } from './widget.js';

/** The only global of `tillkit.js`. */
export interface TillkitGlobal {
  readonly mount: typeof mount;
}

declare global {
  var Tillkit: TillkitGlobal | undefined;
}

defineCheckoutElement((input) => startWidget({ ...input, css, parts: scriptParts }));
// If the script is loaded twice, the first global stays. An element with the id `Tillkit` is a global
// too, but has no `mount`.
if (typeof globalThis.Tillkit?.mount !== 'function') globalThis.Tillkit = Object.freeze({ mount });

serveTags(ownTag ? [ownTag] : []);
