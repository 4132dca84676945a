/** What a server awaits before it draws a checkout, and a page before it takes that over. */
import { canonicalTag, languageOf } from '../contract/languageTag.js';
import { lazyParts } from './lazyParts.js';

/**
 * Loads everything that a checkout shows at first. Await it on the server before rendering and in the
 * page before hydrating, and the QR code or the list of currencies is in the first HTML; without it
 * the server draws a skeleton. `QrCode` and `Address` of a layout of your own are loaded in the page only.
 *
 * @param locale the provider's `locale`: its sentences are loaded as well. @default English
 */
export async function preloadCheckout(locale = 'en'): Promise<void> {
  const { choices, payTarget, statusPanel, languages } = lazyParts;
  const parts = [choices, payTarget, statusPanel].map((part) => part.preloadForServer());
  const language = languageOf(canonicalTag(locale) ?? 'en', languages.languages) ?? 'en';
  await Promise.all([...parts, languages.loadForServer(language)]);
}
