/** Links that come over the wire. */

/** The link, or null unless it is https: one of another scheme would run in the host's page. */
export function safeLink(url: string | null): string | null {
  return url?.startsWith('https://') ? url : null;
}
