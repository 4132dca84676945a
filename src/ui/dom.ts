/** Small helpers around the DOM: selection, keys, links, effects. */
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect } from 'react';

/** Whether a script can make style sheets. Safari before 16.4 cannot; a page may have taken it away. */
export const canMakeSheets = (): boolean =>
  'adoptedStyleSheets' in document &&
  typeof CSSStyleSheet === 'function' &&
  'replaceSync' in CSSStyleSheet.prototype;

/** Selects all text of an element. */
export function selectText(element: Element | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

/**
 * Copies a text by selecting the element that shows it: for plain http, and frames without permission. Of the
 * selection only the event is used, so exactly the text is copied, in a shadow root and a dialog too.
 *
 * @returns whether the browser says that it copied.
 */
function copySelected(text: string, shown: Element | null): boolean {
  let isTaken = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    isTaken = event.clipboardData !== null;
    event.preventDefault();
    // A page that adds its address to what is copied.
    event.stopImmediatePropagation();
  };
  selectText(shown);
  addEventListener('copy', onCopy, true);
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without the clipboard's own
    return document.execCommand('copy') && isTaken;
  } catch {
    return false;
  } finally {
    removeEventListener('copy', onCopy, true);
  }
}

/** Copies a text. @returns whether it worked; if not, the element that shows it is selected */
export async function copyText(text: string, shown: Element | null): Promise<boolean> {
  // Without it at once: some browsers copy only within the press.
  if ('clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Refused by the page's permissions, or the shopper.
    }
  }
  const isCopied = copySelected(text, shown);
  if (isCopied) getSelection()?.removeAllRanges();
  return isCopied;
}

/**
 * Click handler for double and triple clicks. With `user-select: all`, Firefox selects nothing on the second
 * click, or the text next to it; a triple click on a block also selects the line break after it.
 */
export function selectAll({ currentTarget, detail }: MouseEvent): void {
  if (detail > 1) selectText(currentTarget.firstElementChild ?? currentTarget);
}

/**
 * Whether an input method (Japanese, Chinese, Korean) handles this key. Its key code is 229 (UI Events,
 * "Optionally fixed virtual key codes"). `event.isComposing` is not enough: in Safari it is already false
 * for the Enter that ends a composition.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- the only sign that all browsers give
export const isComposing = ({ keyCode }: KeyboardEvent): boolean => keyCode === 229;

/** The link if it is https, else null: a `javascript:` link from the wire would run in the host's page. */
export function safeLink(url: string | null): string | null {
  return url?.startsWith('https://') ? url : null;
}

/** `useLayoutEffect` in the browser, `useEffect` on a server, where React 18 warns about layout effects. */
export const useIsomorphicLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
