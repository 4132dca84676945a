/** The root element of every public component, with its theme. */
import { forwardRef, useContext, useImperativeHandle, useRef } from 'react';
import { FrameView, NestedContext, type FrameProps } from './FrameView.js';
import { useTheme } from './theme/useTheme.js';
import { useUi } from './uiContext.js';

export { Heading, Ribbon, type RootProps } from './FrameView.js';

/** Whether this component is inside another part. The outer part shows card, ribbon and errors. */
export function useNested(): boolean {
  return useContext(NestedContext);
}

/** Renders a part's root and keeps its theme up to date. */
export const Frame = /* @__PURE__ */ forwardRef<HTMLElement, FrameProps>(
  function Frame(props, ref) {
    const { appearance, loadTheme } = useUi();
    const nested = useNested();
    const root = useRef<HTMLElement>(null);
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
    useTheme(root, appearance, nested, loadTheme);
    return <FrameView {...props} root={root} nested={nested} />;
  },
);
