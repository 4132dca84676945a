/** Selecting what is copied as a whole. */
import type { MouseEvent } from 'react';

/** Selects all that the element says. */
export function selectText(element: Element | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

/** For a double click: where `user-select: all` holds, Firefox selects nothing then, or what stands beside. */
export const selectAll = ({ currentTarget }: MouseEvent): void => selectText(currentTarget);
