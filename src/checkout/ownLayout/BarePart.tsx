/** The root of a part for a layout of the store's own: theme, language, direction, sandbox ribbon, and no card. */
import { useRef } from 'react';
import { Ribbon, type RootProps } from '../../ui/FrameView.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { appearanceStyle, themeOf } from '../../ui/theme/appearance.js';
import { useTheme } from '../../ui/theme/useTheme.js';
import { useUi } from '../../ui/uiContext.js';
import type { Elements } from '../../ui/elements.js';
import { useRibbon } from '../RibbonOnce.js';

/** Props of {@link BarePart}. */
export interface BarePartProps extends RootProps {
  /** No real money moves. */
  readonly sandbox: boolean;
  readonly children: Elements;
}

/** Renders the root. */
export function BarePart({ id, className, sandbox, children }: BarePartProps) {
  const { language, dir, waiting, appearance, loadTheme } = useUi();
  const root = useRef<HTMLDivElement>(null);
  useTheme(root, appearance, false, loadTheme);
  const hasRibbon = useRibbon(sandbox);
  return (
    <div
      ref={root}
      id={id}
      className={className === undefined ? 'till till-bare' : `till till-bare ${className}`}
      style={appearanceStyle(appearance)}
      lang={language}
      dir={dir}
      data-theme={themeOf(appearance)}
    >
      {waiting ? (
        <Skeleton lines={1} />
      ) : (
        <>
          {hasRibbon && <Ribbon />}
          {children}
        </>
      )}
    </div>
  );
}
