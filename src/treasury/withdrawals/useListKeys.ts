/** Single keys of a list: J and K move between its rows, N begins a new entry. */
import { useEffect, useRef, type RefObject } from 'react';

/** Whether a key was typed into a field. */
function isTyping({ target }: KeyboardEvent): boolean {
  const element = target instanceof HTMLElement ? target : null;
  return element?.closest('input, textarea, select, [contenteditable]') instanceof HTMLElement;
}

/** Moves the focus by a row; to the first one if no row has it. */
function moveFocus(list: HTMLElement | null, step: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
}

/**
 * Listens within the back office only, because a single key must not act while the focus is in the host's
 * page (WCAG 2.1.4). Enter opens the row whose button has the focus, as everywhere.
 *
 * @param list contains the rows' buttons, each with `data-row`.
 * @param onNew what N does; undefined for nothing.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  onNew: (() => void) | undefined,
): void {
  const latest = useRef(onNew);
  useEffect(() => {
    latest.current = onNew;
  });
  useEffect(() => {
    const office = list.current?.closest<HTMLElement>('.till:not([data-nested])');
    const onKey = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || isTyping(event)) return;
      const key = event.key.toLowerCase();
      const isNew = key === 'n' && latest.current !== undefined;
      if (key !== 'j' && key !== 'k' && !isNew) return;
      event.preventDefault();
      if (isNew) latest.current?.();
      else moveFocus(list.current, key === 'j' ? 1 : -1);
    };
    office?.addEventListener('keydown', onKey);
    return () => office?.removeEventListener('keydown', onKey);
  }, [list]);
}
