/** How a story is drawn: as the toolbar says, unless a check puts something else in its place. */
import { useSyncExternalStore } from 'react';
import type { ToolbarGlobals } from '../../.storybook/globals.js';

/** What a check may choose. */
export interface CheckedView {
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly locale?: string;
}

/** What a page around a story is drawn from. */
export interface View extends ToolbarGlobals {
  /** A check is at work: the widget fills the window, and the direction is set in any language. */
  readonly checked: boolean;
}

let override: CheckedView | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Changes how the story is shown without rendering it again; `undefined` resets it. */
export function overrideView(view: CheckedView | undefined): void {
  override = view;
  listeners.forEach((listener) => listener());
}

/** The toolbar's choices, or what a check put in their place. */
export function useView(globals: ToolbarGlobals): View {
  const checked = useSyncExternalStore(subscribe, () => override);
  return { ...globals, ...checked, checked: checked !== undefined };
}
