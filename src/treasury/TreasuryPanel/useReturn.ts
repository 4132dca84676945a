/** Where the focus goes when a list gives way to one of its rows, and when it comes back. */
import { useEffect, useRef, type RefObject } from 'react';

/**
 * On opening, the focus goes to the way back; on coming back, to the row that was opened.
 *
 * @param root what both stand in.
 * @param opened names the row that is open; null for the list. A row carries the name as `data-row` or
 *   `data-withdrawal`, the way back carries `data-back`.
 */
export function useReturn(root: RefObject<HTMLElement | null>, opened: string | null): void {
  const before = useRef(opened);
  useEffect(() => {
    const was = before.current;
    before.current = opened;
    if (was === opened || !root.current) return;
    if (opened !== null) {
      root.current.querySelector<HTMLElement>('[data-back]')?.focus();
      return;
    }
    const rows = [...root.current.querySelectorAll<HTMLElement>('[data-row], [data-withdrawal]')];
    const row = rows.find(({ dataset }) => was === dataset['row'] || was === dataset['withdrawal']);
    const heading = root.current.querySelector<HTMLElement>('[data-till-heading]');
    (row ?? heading)?.focus();
  }, [root, opened]);
}
