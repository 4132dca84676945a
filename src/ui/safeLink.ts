/** Links that come over the wire or from the page's author. */

/** The link, or null unless it is https: one of another scheme would run in the host's page. */
export function safeLink(url: string | null): string | null {
  return url?.startsWith('https://') ? url : null;
}

/** Stands for the page's own site, which a server that draws does not know. */
const SITE = 'https://site.invalid';

/**
 * Where the store wants the shopper to go, or undefined unless it is an https address or a path of
 * the page's own site. Read as browsers do, which leave tabs and line breaks out: `/\t/elsewhere` leads away.
 */
export function safeReturn(url = ''): string | undefined {
  if (url.startsWith('https://')) return url;
  try {
    return url.startsWith('/') && new URL(url, SITE).origin === SITE ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The same for the store's support, which may also be a `mailto:` address. */
export function safeSupport(url: string | undefined): string | undefined {
  return safeReturn(url) ?? (url?.startsWith('mailto:') ? url : undefined);
}
