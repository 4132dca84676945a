/** Links that the page's author gives. */

/**
 * Where the store wants the shopper to go, or undefined unless it is an https address or a path of
 * the page's own site. Browsers leave tabs and line breaks out of an address (WHATWG URL, 4.4), so
 * `/\t/elsewhere` would lead away.
 */
export function safeReturn(url: string | undefined): string | undefined {
  return /^(https:\/\/|\/(?![\t\n\r]*[/\\]))/.test(url ?? '') ? url : undefined;
}

/** The same for the store's support, which may also be a `mailto:` address. */
export function safeSupport(url: string | undefined): string | undefined {
  return safeReturn(url) ?? (url?.startsWith('mailto:') ? url : undefined);
}
