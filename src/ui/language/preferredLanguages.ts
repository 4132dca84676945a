/** Notices when the page or the browser asks for other languages. */

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
