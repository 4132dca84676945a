/** Moves the focus to a step's heading when the step changes, so that it is read out. */
import { useEffect, useRef, type RefObject } from 'react';

/** What has the focus, also inside the shadow root that a document only names by its host. */
function activeElement(document: Document): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/**
 * Does nothing while the person is busy elsewhere on the page.
 *
 * @param root what the heading stands in; focus anywhere else is left alone.
 * @param step names the step; null while there is none yet.
 * @param fromTheFirst whether the first step moves the focus, too: where a press has led here.
 */
export function useFocusOnStep(
  root: RefObject<HTMLElement | null>,
  step: string | null,
  fromTheFirst = false,
): void {
  const shown = useRef(fromTheFirst ? '' : step);
  useEffect(() => {
    const previous = shown.current;
    // What is being loaded in between is no step of its own.
    if (step === null) return;
    shown.current = step;
    if (previous === step || previous === null || !root.current) return;
    const active = activeElement(root.current.ownerDocument);
    // The pressed button is gone by now, which leaves the focus on the body.
    const ours = active === null || active.tagName === 'BODY' || root.current.contains(active);
    // What is being typed would go nowhere.
    const isTyping = active?.tagName === 'INPUT' || active?.tagName === 'TEXTAREA';
    if (ours && !isTyping) root.current.querySelector<HTMLElement>('[data-till-heading]')?.focus();
  }, [step, root]);
}
