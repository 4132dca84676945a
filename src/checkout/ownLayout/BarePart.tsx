/** The root of a part for a layout of the store's own: theme, language and direction, and no card. */
import type { ReactNode } from 'react';
import type { RootProps } from '../../ui/FrameView.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { appearanceStyle, themeOf } from '../../ui/theme/appearance.js';
import { useUi } from '../../ui/uiContext.js';

/** Props of {@link BarePart}. */
export interface BarePartProps extends RootProps {
  readonly children: ReactNode;
}

/** Renders the root. */
export function BarePart({ id, className, children }: BarePartProps) {
  const { language, dir, waiting, appearance } = useUi();
  return (
    <div
      id={id}
      className={className === undefined ? 'till till-bare' : `till till-bare ${className}`}
      style={appearanceStyle(appearance)}
      lang={language}
      dir={dir}
      data-theme={themeOf(appearance)}
    >
      {waiting ? <Skeleton lines={1} /> : children}
    </div>
  );
}
