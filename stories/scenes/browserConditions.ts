/** Simulated restrictions of the browser; each returns a function that removes it. */

/** Removes both ways to copy, the clipboard as on plain http and in frames without permission. */
export function withoutClipboard(): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, get: () => undefined });
  document.execCommand = () => false;
  return () => {
    // The properties of the prototypes show again.
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(document, 'execCommand');
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
