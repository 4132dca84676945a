/** What languages the page and the browser ask for. */

/** `lang` of the page, then the browser's list, with commas: one text, so that it can be compared. */
export function readPreferredLanguages(): string {
  // Drawn on a server, where preact asks like a browser.
  if (typeof document === 'undefined') return '';
  return [document.documentElement.lang, navigator.languages].join();
}
