/** A `<script>` tag that says what is paid: the checkout appears where the tag stands. */
import { findLink } from '../checkout/resumeCheckout.js';
import { reportPageError } from '../ui/reportPageError.js';
import { readSwitch } from './attributes.js';
import { TAG_NAME } from './defineElement.js';
import { readInlineInitial } from './inlineInitial.js';
import { ATTRIBUTES } from './optionTable.js';
import type { TillCheckoutElement } from './TillCheckoutElement.js';

/** Tags that have their checkout already. */
const served = new WeakSet<Element>();

/** Reads `data-endpoint`, `data-order` and so on; a tag that says nothing of them mounts nothing. */
export function mountBeside(script: HTMLScriptElement): void {
  const { endpoint, order, resume } = script.dataset;
  if ((endpoint ?? order ?? resume) === undefined || served.has(script)) return;
  served.add(script);
  // At once, before anything on the page could pass the address on.
  const link = readSwitch(resume) && findLink();
  if (!endpoint || (!order && !link) || script.closest('body') === null) {
    reportPageError(
      'The Tillkit script lacks data-endpoint, data-order or a place in the body, so no checkout is ' +
        'shown. Name both and put the tag in the body, or add data-resume on a page that links lead to.',
    );
    return;
  }
  // A page that was put aside as HTML and is shown again has it already, and runs its script again.
  const next = script.nextElementSibling as TillCheckoutElement | null;
  const isKept = next?.localName === TAG_NAME && (next.order ?? undefined) === order;
  const element = isKept ? next : document.createElement(TAG_NAME);
  for (const name of ATTRIBUTES) {
    const value = script.dataset[name];
    if (value !== undefined) element.setAttribute(name, value);
  }
  element.initial = readInlineInitial(script);
  script.after(element);
}
