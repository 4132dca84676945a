/** Small helpers around the DOM: selection, keys, links, files, effects. */
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect } from 'react';

/** Selects all text of an element. */
export function selectText(element: Element | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

/**
 * Click handler for double and triple clicks. With `user-select: all`, Firefox selects nothing on the second
 * click, or the text next to it; a triple click on a paragraph also selects the line break after it.
 */
export function selectAll({ currentTarget, detail }: MouseEvent): void {
  if (detail > 1) selectText(currentTarget.querySelector('code') ?? currentTarget);
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

/**
 * Downloads a file.
 *
 * @param name suggested file name.
 */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Some browsers save nothing if the URL is revoked before the download has started.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
