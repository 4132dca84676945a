/** Makes the browser say that it has no network, for as long as a story is shown. */

/** @returns what undoes it. */
export function withoutNetwork(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => {
    // The property of the prototype shows again.
    Reflect.deleteProperty(navigator, 'onLine');
  };
}
