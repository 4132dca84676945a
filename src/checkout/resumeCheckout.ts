/** The page's side of a resume link, for pages with a client of their own. */
import type { CheckoutClient } from './client.js';
import { findLink, followLink } from './pageLink.js';

/** What {@link resumeCheckout} returns: the two props that `CheckoutProvider` needs. */
export interface ResumedCheckout {
  /** The link's handle, to be given as `order`. */
  readonly order: string;
  /** The same client, which remembers the token of this order for a reload of this page. */
  readonly client: CheckoutClient;
}

/**
 * Goes on with a checkout that a resume link leads to: one of `handler.resumeLink`, or of the code that
 * a shopper scans to go on with on a phone. Call it when the page starts. A script tag does the same
 * with `data-resume`.
 *
 * The handle leaves the address at once. The link opens only once, so the page's history entry keeps
 * the token that it was swapped for: the page can be reloaded and come back to, and no other page of
 * the tab takes part. Where the answer to the opening is lost on its way, the same page may ask again
 * for five minutes.
 *
 * @param client of the store; its methods are used as they are.
 * @returns the props for the provider, or null on a page that no link has led to, and on a server.
 * @example
 * const resumed = resumeCheckout(client);
 * <CheckoutProvider {...(resumed ?? { client, order })}>…</CheckoutProvider>
 */
export function resumeCheckout(client: CheckoutClient): ResumedCheckout | null {
  const link = typeof history === 'undefined' ? null : findLink();
  return link && { order: link.order, client: followLink(client, link) };
}
