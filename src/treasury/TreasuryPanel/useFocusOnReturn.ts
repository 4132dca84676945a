/** Where the focus goes when the panel opens again after a session that had ended. */
import { useEffect, useRef, type RefObject } from 'react';

/**
 * The button that was pressed to look again is gone with the notice: the focus comes to what is open.
 * Focus that is somewhere else is left alone.
 *
 * @param hasEnded whether a session has ended on this page.
 * @returns for the element that takes the focus.
 */
export function useFocusOnReturn<E extends HTMLElement>(hasEnded: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  const returns = useRef(hasEnded);
  useEffect(() => {
    const { activeElement: active, body } = document;
    if (returns.current && (!active || active === body)) element.current?.focus();
  }, []);
  return element;
}
