/** Keys that move through the rows of a log: J and K, arrows, Home and End. */
import { useEffect, type RefObject } from 'react';
import { isTyping } from '../SearchField.js';

function stepOf(key: string, at: number, last: number, isOnRow: boolean): number | undefined {
  if (key === 'j' || key === 'J') return Math.min(at + 1, last);
  if (key === 'k' || key === 'K') return Math.max(at - 1, 0);
  // Elsewhere arrows scroll the page, or choose in a group of buttons.
  if (!isOnRow) return undefined;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  };
  return steps[key];
}

/**
 * Moves the focus between the rows (`data-row`) of a list. Only while the focus is in the back office,
 * because a single key must not act in the host's page (WCAG 2.1.4).
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const office = list.current?.closest<HTMLElement>('.till:not([data-nested])');
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || isTyping(event) || event.defaultPrevented) return;
      // A dialog has keys of its own.
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const focused = rows.indexOf(document.activeElement as HTMLElement);
      // From the pane the keys go on at the row that it shows.
      const at = focused < 0 ? rows.findIndex((row) => row.ariaCurrent === 'true') : focused;
      const row = rows[stepOf(key, at, rows.length - 1, focused >= 0) ?? -1];
      if (!row) return;
      event.preventDefault();
      row.focus();
    };
    office?.addEventListener('keydown', onKey);
    return () => office?.removeEventListener('keydown', onKey);
    // After each render: the list is drawn once there is data.
  });
}
