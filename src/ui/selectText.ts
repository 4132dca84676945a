/** Selecting what is copied as a whole. */
import type { MouseEvent } from 'react';

/** Selects all that the element says. */
export function selectText(element: Element | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

/**
 * For clicks in a row. Where `user-select: all` holds, Firefox selects nothing at the second, or what stands
 * beside; what a third takes of a paragraph ends with the line breaks after it.
 */
export function selectAll({ currentTarget, detail }: MouseEvent): void {
  if (detail > 1) selectText(currentTarget.querySelector('code') ?? currentTarget);
}
