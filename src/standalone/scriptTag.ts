/** A `<script>` tag that says what is paid: the checkout appears where the tag stands. */
import { findLink } from '../checkout/pageLink.js';
import { reportMistake } from '../ui/reportMistake.js';
import { readSwitch } from './attributes.js';
import { TAG_NAME } from './defineElement.js';
import { readInlineInitial } from './inlineInitial.js';

const NAMES = [
  'endpoint',
  'order',
  'resume',
  'currency',
  'locale',
  'defaultLocale',
  'theme',
  'appearance',
  'storeName',
  'returnUrl',
  'supportUrl',
  'documentTitle',
] as const;

/** Tags that have their checkout already. */
const served = new WeakSet<Element>();

/** Reads `data-endpoint`, `data-order` and so on; a tag without `data-endpoint` mounts nothing. */
export function mountBeside(script: HTMLScriptElement): void {
  const { endpoint, order, resume } = script.dataset;
  if (endpoint === undefined || served.has(script)) return;
  served.add(script);
  // At once, before anything on the page could pass the address on.
  const link = readSwitch(resume) && findLink();
  if ((!order && !link) || script.closest('body') === null) {
    reportMistake(
      'The Tillkit script has a data-endpoint, but no data-order or no place in the body, so no ' +
        'checkout is shown. Put the tag where the checkout should stand and name the order, or add ' +
        'data-resume on a page that links lead to.',
    );
    return;
  }
  const element = document.createElement(TAG_NAME);
  for (const name of NAMES) {
    const value = script.dataset[name];
    if (value !== undefined) element.setAttribute(name, value);
  }
  element.initial = readInlineInitial(script);
  script.after(element);
}
