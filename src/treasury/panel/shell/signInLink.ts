/** The address at which a person signs in, as the store gave it. */

/**
 * Pure but for the page's own address.
 *
 * @param url a path of the store, or an http(s) address.
 * @returns the whole address; null for none, and for anything that is no page: `javascript:` would run here.
 */
export function signInLink(url: string | undefined): string | null {
  if (url === undefined) return null;
  try {
    const { protocol, href } = new URL(url, document.baseURI);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
