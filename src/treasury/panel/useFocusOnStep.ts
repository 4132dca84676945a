/** Moves the focus to a step's heading when the step changes, so that it is read out. */
import { useEffect, useRef, type RefObject } from 'react';

/** The focused element, also inside a shadow root. */
function activeElement(document: Document): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/**
 * Does nothing while the focus is elsewhere on the page.
 *
 * @param root contains the heading.
 * @param step name of the step; null while it loads.
 * @param fromTheFirst whether the first step moves the focus too, after a press that led here.
 */
export function useFocusOnStep(
  root: RefObject<HTMLElement | null>,
  step: string | null,
  fromTheFirst = false,
): void {
  const shown = useRef(fromTheFirst ? '' : step);
  useEffect(() => {
    const previous = shown.current;
    // Loading between two steps is not a step.
    if (step === null) return;
    shown.current = step;
    if (previous === step || previous === null || !root.current) return;
    const active = activeElement(root.current.ownerDocument);
    // The pressed button is gone, which leaves the focus on the body.
    const ours = active === null || active.tagName === 'BODY' || root.current.contains(active);
    // Moving the focus would lose what the person types.
    const isTyping = active?.tagName === 'INPUT' || active?.tagName === 'TEXTAREA';
    if (ours && !isTyping) root.current.querySelector<HTMLElement>('[data-till-heading]')?.focus();
  }, [step, root]);
}
