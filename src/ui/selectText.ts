/** Selecting what is copied as a whole. */
import type { MouseEvent } from 'react';

/** Selects all that the element says. */
export function selectText(element: Element | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

/** For a double click: where `user-select: all` holds, Firefox selects nothing then, or what stands beside. */
export const selectAll = ({ currentTarget }: MouseEvent): void => selectText(currentTarget);

/** For clicks in a row: what a third one takes of a paragraph ends with the line breaks after it. */
export function selectChild({ currentTarget, detail }: MouseEvent): void {
  if (detail > 1) selectText(currentTarget.firstElementChild);
}
