/** Moves the focus to a screen's heading when the screen changes, so that it is read out. */
import { useCallback, useRef, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../ui/dom.js';
import type { Screen } from './screen.js';

/** What has the focus, also inside the shadow root that a document only names by its host. */
function activeElement(document: Document): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Where keys would be lost with the focus: what is typed into, and what lies over the page. */
const BUSY = 'input:not([type=radio], [type=checkbox]), textarea, dialog[open], dialog[open] *';

/**
 * Does nothing on the first screen, and nothing while the shopper is busy elsewhere on the page or in a
 * field of ours that is still there: a payment that is noticed in the background must not pull somebody
 * out of it. The status panel says the news.
 *
 * @param quoteId a new price is a new screen too: the button that asked for it is gone.
 * @returns whether it has moved since that was asked last.
 */
export function useFocusOnScreen(
  root: RefObject<HTMLElement | null>,
  screen: Screen,
  quoteId: string | undefined,
): () => boolean {
  const shown = useRef({ screen, quoteId });
  const moved = useRef(false);
  // Before the panel speaks of the same change.
  useIsomorphicLayoutEffect(() => {
    const previous = shown.current;
    shown.current = { screen, quoteId };
    if (previous.screen === screen && previous.quoteId === quoteId) return;
    if (previous.screen === 'loading' || !root.current) return;
    const active = activeElement(root.current.ownerDocument);
    // The pressed button is gone by now, which leaves the focus on the body.
    const ours = active === null || active.tagName === 'BODY' || root.current.contains(active);
    if (!ours || active?.matches(BUSY)) return;
    const heading = root.current.querySelector<HTMLElement>('[data-till-heading]');
    heading?.focus();
    // A heading that had the focus already is not read out again.
    moved.current = heading !== null && heading !== active;
  }, [screen, quoteId, root]);
  return useCallback(() => {
    const has = moved.current;
    moved.current = false;
    return has;
  }, []);
}
