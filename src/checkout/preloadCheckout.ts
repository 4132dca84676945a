/** What a server awaits before it draws a checkout, and a page before it takes that over. */
import { choicesPart } from './CurrencyPicker/CurrencyPicker.js';
import { statusPart } from './PaymentStatus/PaymentStatus.js';
import { preloadPayScreen } from './WalletView/payPart.js';

/**
 * Loads everything that a checkout shows at first. Await it on the server before rendering and in the
 * page before hydrating, and the QR code or the list of currencies is in the first HTML; without it
 * the server draws a skeleton.
 *
 * @param locale the provider's `locale`: its sentences are loaded as well. @default English
 */
export async function preloadCheckout(locale = 'en'): Promise<void> {
  const parts = [choicesPart, statusPart].map((part) => part.preloadForServer());
  await Promise.all([...parts, preloadPayScreen(locale)]);
}
