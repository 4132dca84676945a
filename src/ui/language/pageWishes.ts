/** Languages that the page and the browser ask for. */

/** `lang` of the page, then the browser's list, with commas: one text, so that it can be compared. */
export function readPreferredLanguages(): string {
  return [document.documentElement.lang, navigator.languages].join();
}
