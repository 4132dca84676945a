/** The heavy part of the wallet view: address checks, links and the QR code, in their own chunk. */
import { canonicalTag, languageOf } from '../../ui/language/languageTag.js';
import { checkoutLanguages } from '../../ui/messages/checkoutLanguages.js';
import { lazyPart } from '../lazyPart.js';

/** Loads while the shopper still chooses, so that nobody waits for it. */
export const payPart = lazyPart(() =>
  import('./PayTargetPanel.js').then(({ PayTargetPanel }) => PayTargetPanel),
);

/**
 * Loads everything that a pay screen needs. Await it on the server before rendering and in the page
 * before hydrating, and the QR code is in the first HTML; without it the server draws a skeleton.
 *
 * @param locale the provider's `locale`: its sentences are loaded as well. @default English
 */
export async function preloadCheckout(locale = 'en'): Promise<void> {
  const { languages, loadForServer } = checkoutLanguages;
  const language = languageOf(canonicalTag(locale) ?? 'en', languages) ?? 'en';
  await Promise.all([payPart.preloadForServer(), loadForServer(language)]);
}
