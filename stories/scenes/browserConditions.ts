/** Makes the browser refuse to copy, as on plain http and in frames without permission. */

/** @returns what undoes it. */
export function withoutClipboard(): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, get: () => undefined });
  return () => {
    // The property of the prototype shows again.
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}
