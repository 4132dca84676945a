/** The page's side of a resume link, for pages with a client of their own. */
import type { CheckoutClient } from './client.js';

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
  return link && { order: link.order, client: clientForLink(client, link) };
}

/** Where a link carries its handle: after the `#`. */
const PARAMETER = 'till-order';
/**
 * Under which the page's history entry keeps it. Not in storage, which all pages of a tab share: going
 * to another order's page must not bring this one back, and reloading this one must.
 */
const ENTRY = 'till-resume';

/** A link that has led to this page. */
export interface PageLink {
  /** Its handle, which stands in for the order's. */
  readonly order: string;
  /**
   * A random value of this page: only this page may ask again if the answer to its opening was
   * lost. Removed as soon as there is a token.
   */
  opener?: string | undefined;
  /** What the link was swapped for. */
  token?: string | undefined;
}

/** What the page's history entry holds, of whatever kind. */
const stateOf = (): Readonly<Record<string, unknown>> | null =>
  history.state as Readonly<Record<string, unknown>> | null;

function savedLink(): PageLink | null {
  const found = stateOf()?.[ENTRY] as PageLink | undefined;
  return typeof found?.order === 'string' ? { ...found } : null;
}

/** A router may keep its own things in the entry, so they stay. */
function saveLink(link: PageLink, url?: string): void {
  history.replaceState({ ...stateOf(), [ENTRY]: { ...link } }, '', url);
}

/** Lets go of a link for good: the page has named another order, also for its next checkout. */
export function forgetLink({ order }: PageLink): void {
  const { [ENTRY]: left, ...rest } = stateOf() ?? {};
  // The shopper may be on an entry by now to which another link has led.
  if ((left as PageLink | undefined)?.order === order) history.replaceState(rest, '');
}

const fragment = (): string => location.hash.slice(1);

/** Handle of a link that is still in the address. */
export const handleInAddress = (): string | null => new URLSearchParams(fragment()).get(PARAMETER);

/**
 * Takes the handle out of the address, before anything on the page could pass the address on.
 *
 * @param known link that the page goes on with, should the address carry that one again.
 */
export function takeLink(known?: PageLink | null): PageLink | null {
  const order = handleInAddress();
  if (!order) return null;
  const parts = fragment().split('&');
  const rest = parts.filter((part) => !part.startsWith(`${PARAMETER}=`)).join('&');
  // Not `randomUUID`, which a page without TLS does not have.
  const opener = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const link = known?.order === order ? known : { order, opener };
  saveLink(link, `${location.pathname}${location.search}${rest && `#${rest}`}`);
  return link;
}

/** Whether a link has led to this page; it stays where it is. */
export const hasLink = (): boolean => Boolean(handleInAddress() || savedLink());

/** The link of this page: from the address, or saved before a reload. */
export const findLink = (): PageLink | null => takeLink() ?? savedLink();

/** The same client, which opens a link as this page and remembers the token for a reload. */
export function clientForLink(client: CheckoutClient, link: PageLink): CheckoutClient {
  return {
    ...client,
    async openCheckout(input, options) {
      const { order, opener } = link;
      if (input.order !== order) return client.openCheckout(input, options);
      const token = options?.token ?? link.token;
      const opened = await client.openCheckout({ ...input, opener }, { token });
      link.token = opened.token;
      link.opener = undefined;
      // The shopper may have gone on to another page of the same document.
      if (savedLink()?.order === order) saveLink(link);
      return opened;
    },
  };
}
