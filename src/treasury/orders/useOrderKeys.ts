/** Keys of an order's page. */
import { useEffect, useRef, type RefObject } from 'react';

/** What the keys do; undefined for nothing. */
export interface OrderKeys {
  /** R. */
  readonly onRefund: (() => void) | undefined;
  /** J. */
  readonly onNext: (() => void) | undefined;
  /** K. */
  readonly onPrevious: (() => void) | undefined;
}

/** Where a letter is text, or belongs to a menu or a dialog. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [aria-expanded="true"]';

/**
 * Only while the focus is in the panel around the page (WCAG 2.2, 2.1.4), and never while a person types.
 *
 * @param root an element of the page.
 */
export function useOrderKeys(root: RefObject<HTMLElement | null>, keys: OrderKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    // A panel listens as a whole: its tabs and the list's bar belong to it.
    const panel = element.closest<HTMLElement>('.till:not([data-nested])') ?? element;
    function onKeyDown(event: KeyboardEvent): void {
      const { key, target, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || repeat) return;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      const { onRefund, onNext, onPrevious } = latest.current;
      const actions: Readonly<Record<string, (() => void) | undefined>> = {
        r: onRefund,
        j: onNext,
        k: onPrevious,
      };
      const act = actions[key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    }
    panel.addEventListener('keydown', onKeyDown);
    return () => panel.removeEventListener('keydown', onKeyDown);
  }, [root]);
}
