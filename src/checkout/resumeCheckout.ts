/** The page's side of a resume link: takes the handle out of the address, and survives a reload. */
import type { CheckoutClient } from './client.js';

/** Where a link carries its handle: after the `#`. */
const PARAMETER = 'till-order';
/**
 * Under which the page's history entry keeps it. Not in storage, which all pages of a tab share: going
 * to another order's page must not bring this one back, and reloading this one must.
 */
const ENTRY = 'till-resume';

/** What {@link resumeCheckout} returns: the two props that `CheckoutProvider` needs. */
export interface ResumedCheckout {
  /** The link's handle, to be given as `order`. */
  readonly order: string;
  /** The same client, which remembers the token of this order for a reload of this page. */
  readonly client: CheckoutClient;
}

interface Kept {
  readonly order: string;
  /** Absent until the link was opened. */
  readonly token?: string | undefined;
}

const stateOf = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

function kept(): Kept | null {
  const { order, token } = (stateOf()[ENTRY] ?? {}) as Record<keyof Kept, unknown>;
  if (typeof order !== 'string') return null;
  return { order, token: typeof token === 'string' ? token : undefined };
}

/** A router may keep its own things in the entry, so they stay. */
function keep(entry: Kept, url?: string): void {
  history.replaceState({ ...stateOf(), [ENTRY]: entry }, '', url);
}

/** Takes the handle out of the address, before anything on the page could pass the address on. */
function takeHandle(): Kept | null {
  const parts = location.hash.slice(1).split('&');
  const order = new URLSearchParams(parts.join('&')).get(PARAMETER);
  if (!order) return null;
  const rest = parts.filter((part) => !part.startsWith(`${PARAMETER}=`)).join('&');
  keep({ order }, `${location.pathname}${location.search}${rest && `#${rest}`}`);
  return { order };
}

/**
 * Goes on with a checkout that a resume link leads to: one of `handler.resumeLink`, or of the code that
 * a shopper scans to go on with on a phone. Call it when the page starts.
 *
 * The handle leaves the address at once. The link opens only once, so the page's history entry keeps
 * the token that it was swapped for: the page can be reloaded and come back to, and no other page of
 * the tab takes part.
 *
 * @param client of the store; its methods are used as they are.
 * @returns the props for the provider, or null on a page that no link has led to, and on a server.
 * @example
 * const resumed = resumeCheckout(client);
 * <CheckoutProvider {...(resumed ?? { client, order })}>…</CheckoutProvider>
 */
export function resumeCheckout(client: CheckoutClient): ResumedCheckout | null {
  if (typeof history === 'undefined') return null;
  const found = takeHandle() ?? kept();
  if (!found) return null;
  const { order } = found;
  let { token } = found;

  const openCheckout: CheckoutClient['openCheckout'] = async (input, options) => {
    if (input.order !== order) return client.openCheckout(input, options);
    const opened = await client.openCheckout(input, { token: options?.token ?? token });
    ({ token } = opened);
    // The shopper may have gone on to another page of the same document.
    if (kept()?.order === order) keep({ order, token });
    return opened;
  };
  return { order, client: { ...client, openCheckout } };
}
