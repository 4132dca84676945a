/** Moves the focus to the heading of a new screen, so that a screen reader reads it. */
import { useCallback, useRef, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../ui/dom.js';
import type { Screen } from './screen.js';

/** The focused element, also inside a shadow root, for which the document only names the host. */
function activeElement(document: Document): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Elements that keep the focus: fields with text, and dialogs. */
const BUSY = 'input:not([type=radio], [type=checkbox]), textarea, dialog[open], dialog[open] *';

/**
 * Does nothing on the first screen, and nothing while the shopper uses another part of the page or a text
 * field: a payment that arrives must not interrupt that. The status panel announces it.
 *
 * @param quoteId a new price is a new screen too: the button that asked for it is gone.
 * @returns tells whether the focus has moved since the last call.
 */
export function useFocusOnScreen(
  root: RefObject<HTMLElement | null>,
  screen: Screen,
  quoteId: string | undefined,
): () => boolean {
  const shown = useRef({ screen, quoteId });
  const moved = useRef(false);
  // Before the panel announces the same change.
  useIsomorphicLayoutEffect(() => {
    const previous = shown.current;
    shown.current = { screen, quoteId };
    if (previous.screen === screen && previous.quoteId === quoteId) return;
    if (previous.screen === 'loading' || !root.current) return;
    const active = activeElement(root.current.ownerDocument);
    // The pressed button is gone, which leaves the focus on the body.
    const ours = active === null || active.tagName === 'BODY' || root.current.contains(active);
    if (!ours || active?.matches(BUSY)) return;
    const heading = root.current.querySelector<HTMLElement>('[data-till-heading]');
    heading?.focus();
    // A heading that already had the focus is not read again.
    moved.current = heading !== null && heading !== active;
  }, [screen, quoteId, root]);
  return useCallback(() => {
    const has = moved.current;
    moved.current = false;
    return has;
  }, []);
}
