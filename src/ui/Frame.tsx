/** The root element of every public component: the one place where theme, language and class meet. */
import {
  createContext,
  forwardRef,
  useContext,
  useImperativeHandle,
  useRef,
  type ReactNode,
} from 'react';
import { appearanceStyle, themeOf } from './theme/appearance.js';
import { classNames } from './classNames.js';
import { useTheme } from './theme/useTheme.js';
import { Ribbon } from './Ribbon.js';
import { Skeleton } from './Skeleton.js';
import { useUi } from './uiContext.js';

/** What every public component forwards to its root element. */
export interface RootProps {
  /** `id` of the root element. */
  readonly id?: string | undefined;
  /** Added to the root's own classes. */
  readonly className?: string | undefined;
}

/** Props of {@link Frame}. */
export interface FrameProps extends RootProps {
  /** The part's own class, such as `till-wallet-view`. */
  readonly part: string;
  /** Accessible name of the region. */
  readonly label: string;
  /**
   * The state it shows.
   * @selector [data-status]
   */
  readonly status?: string | undefined;
  readonly busy?: boolean | undefined;
  /** Draws the sandbox's ribbon, once for the outermost part. */
  readonly sandbox?: boolean | undefined;
  readonly children: ReactNode;
}

const NestedContext = createContext(false);

/** Whether this component is drawn inside another part, which then shows card, ribbon and errors. */
export function useNested(): boolean {
  return useContext(NestedContext);
}

/**
 * Draws a part's root with its theme.
 *
 * @selector [data-nested]
 */
export const Frame = forwardRef<HTMLElement, FrameProps>(function Frame(
  { part, label, status, busy, sandbox, id, className, children },
  ref,
) {
  const { language, dir, waiting, appearance } = useUi();
  const nested = useNested();
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  useTheme(root, appearance, nested);
  return (
    <section
      ref={root}
      id={id}
      className={classNames('till', part, className)}
      // A part inside another inherits, so that what is repaired outside holds inside.
      style={nested ? undefined : appearanceStyle(appearance)}
      lang={language}
      dir={dir}
      // One landmark for the whole widget; a part inside it has its heading.
      aria-label={nested || waiting ? undefined : label}
      aria-busy={busy || waiting || undefined}
      data-status={status}
      data-theme={themeOf(appearance)}
      data-nested={nested || undefined}
    >
      {waiting ? (
        <Skeleton lines={5} />
      ) : (
        <>
          {sandbox && !nested ? <Ribbon /> : null}
          <NestedContext.Provider value={true}>{children}</NestedContext.Provider>
        </>
      )}
    </section>
  );
});
