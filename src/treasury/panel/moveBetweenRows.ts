/** Keys that move through the rows of a list: the arrows, Home and End. */
import type { KeyboardEvent } from 'react';

/** Moves the focus between the rows (`data-row`) of a list that hears the key, once one of them has it. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
  if (ctrlKey || metaKey || altKey) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const last = rows.length - 1;
  const steps = new Map([
    ['ArrowDown', Math.min(at + 1, last)],
    ['ArrowUp', Math.max(at - 1, 0)],
    ['Home', 0],
    ['End', last],
  ]);
  const row = at < 0 ? undefined : rows[steps.get(key) ?? -1];
  if (!row) return;
  event.preventDefault();
  row.focus();
}
