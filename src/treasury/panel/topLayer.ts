/**
 * Puts a popup of Base UI into the browser's top layer. So it can stay inside the component's root, whose
 * variables, language and direction it needs, and the root's edge does not cut it off.
 */

/** A ref of the popup's outermost element. A browser without popovers draws it in place. */
export function showInTopLayer(element: HTMLElement | null): void {
  if (element === null || !('popover' in element)) return;
  element.popover = 'manual';
  element.showPopover();
}
