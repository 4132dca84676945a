/** The heavy part of the wallet view: address checks, links and the QR code, in their own chunk. */
import { canonicalTag, languageOf } from '../../ui/language/languageTag.js';
import { checkoutLanguages } from '../../ui/messages/checkoutLanguages.js';
import { lazyPart } from '../lazyPart.js';

/** Loads while the shopper still chooses, so that nobody waits for it. */
export const payPart = lazyPart(() =>
  import('./PayTargetPanel.js').then(({ PayTargetPanel }) => PayTargetPanel),
);

/**
 * Loads what a pay screen needs, on the server or before a page takes it over.
 *
 * @param locale tag of its sentences. @default English
 */
export async function preloadPayScreen(locale = 'en'): Promise<void> {
  const { languages, loadForServer } = checkoutLanguages;
  const language = languageOf(canonicalTag(locale) ?? 'en', languages) ?? 'en';
  await Promise.all([payPart.preloadForServer(), loadForServer(language)]);
}
