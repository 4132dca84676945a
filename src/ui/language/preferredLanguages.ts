/** Notices when the page or the browser asks for other languages. */

/** `lang` of the page, then the browser's list, with commas: one text, so that it can be compared. */
export function readPreferredLanguages(): string {
  // Drawn on a server, where preact asks like a browser.
  if (typeof document === 'undefined') return '';
  return [document.documentElement.lang, navigator.languages].join();
}

/** @returns a function that ends it. */
export function watchPreferredLanguages(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  addEventListener('languagechange', listener);
  return () => {
    observer.disconnect();
    removeEventListener('languagechange', listener);
  };
}
