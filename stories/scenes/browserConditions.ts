/** Simulated restrictions of the browser; each returns a function that removes it. */

/** Removes the clipboard, as on plain http and in frames without permission. */
export function withoutClipboard(): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, get: () => undefined });
  return () => {
    // The property of the prototype shows again.
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

/** Makes the browser report that it is offline. */
export function withoutNetwork(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => {
    // The property of the prototype shows again.
    Reflect.deleteProperty(navigator, 'onLine');
  };
}
