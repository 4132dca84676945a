/** The root of a part for a layout of the store's own: theme, language, direction, sandbox ribbon, and no card. */
import { useRef } from 'react';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { Ribbon, type RootProps } from '../../ui/FrameView.js';
import type { LazyPart } from '../../ui/lazyPart.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { appearanceStyle, themeOf } from '../../ui/theme/appearance.js';
import { useTheme } from '../../ui/theme/useTheme.js';
import { useUi } from '../../ui/uiContext.js';
import type { Elements } from '../../ui/elements.js';
import { CheckoutGuard } from '../Guarded.js';
import { loadError } from '../LoadError.js';
import type { PayTargetPanelProps } from '../parts.js';
import { useRibbon } from '../RibbonOnce.js';
import { useWhatToPay } from '../useWhatToPay.js';

/** Props of {@link OwnPart}. */
export interface OwnPartProps extends RootProps {
  readonly part: LazyPart<PayTargetPanelProps>;
  /** Drawn until the part is loaded. */
  readonly waiting: Elements;
}

/**
 * Draws the part in its root; nothing while there is nothing to pay and after the price has ended.
 *
 * @throws Error outside a `CheckoutProvider`.
 */
export function OwnPart({ part, waiting, ...root }: OwnPartProps) {
  return (
    <CheckoutGuard part="till-bare" {...root}>
      <ToPay part={part} waiting={waiting} {...root} />
    </CheckoutGuard>
  );
}

function ToPay({ part, waiting, ...root }: OwnPartProps) {
  const target = useWhatToPay();
  return (
    target && (
      <Root {...root} snapshot={target.snapshot}>
        <part.Part {...target} waiting={waiting} failed={loadError} />
      </Root>
    )
  );
}

interface OwnRootProps extends RootProps {
  readonly snapshot: CheckoutSnapshot;
  readonly children: Elements;
}

function Root({ id, className, snapshot, children }: OwnRootProps) {
  const { language, dir, waiting, appearance, loadTheme } = useUi();
  const root = useRef<HTMLDivElement>(null);
  useTheme(root, appearance, false, loadTheme);
  const hasRibbon = useRibbon(snapshot.sandbox);
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
