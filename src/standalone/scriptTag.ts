/** A `<script>` tag that says what is paid: the checkout appears where the tag stands. */
import { reportMistake } from '../ui/reportMistake.js';
import { TAG_NAME } from './defineElement.js';
import { readInlineInitial } from './inlineInitial.js';

const NAMES = [
  'endpoint',
  'order',
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
  const { endpoint, order } = script.dataset;
  if (endpoint === undefined || served.has(script)) return;
  served.add(script);
  if (!order || script.closest('body') === null) {
    reportMistake(
      'The Tillkit script has a data-endpoint, but no data-order or no place in the body, so no ' +
        'checkout is shown. Put the tag where the checkout should stand and name the order.',
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
