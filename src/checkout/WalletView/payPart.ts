/** The heavy part of the wallet view: address checks, links and the QR code, in their own chunk. */
import { lazyPart } from '../lazyPart.js';

/** Loads while the shopper still chooses, so that nobody waits for it. */
export const payPart = lazyPart(() =>
  import('./PayTargetPanel.js').then(({ PayTargetPanel }) => PayTargetPanel),
);

/**
 * Loads everything that a pay screen needs. Await it on the server before rendering and in the page
 * before hydrating, and the QR code is in the first HTML; without it the server draws a skeleton.
 */
export function preloadCheckout(): Promise<void> {
  return payPart.preloadForServer();
}
