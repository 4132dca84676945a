/** The root element of every public component, with its theme, language, ribbon and heading. */
import {
  createContext,
  forwardRef,
  type ReactNode,
  useContext,
  useImperativeHandle,
  useRef,
} from 'react';
import { useMessages, useUi } from './uiContext.js';
import { appearanceStyle, themeOf } from './theme/appearance.js';
import { useTheme } from './theme/useTheme.js';
import { Skeleton } from './Skeleton.js';

/** Says that the checkout runs in the sandbox and no real money moves. */
export function Ribbon() {
  return <p className="till-ribbon">{useMessages().sandbox}</p>;
}

function classNames(...words: readonly (string | undefined | false)[]): string {
  return words.filter(Boolean).join(' ');
}

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
  /** Shows the sandbox ribbon, on the outermost part only. */
  readonly sandbox?: boolean | undefined;
  readonly children: ReactNode;
}

const NestedContext = createContext(false);

/** Whether this component is inside another part. The outer part shows card, ribbon and errors. */
export function useNested(): boolean {
  return useContext(NestedContext);
}

/**
 * Renders a part's root with its theme.
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
      // A nested part inherits the variables, including the repaired ones.
      style={nested ? undefined : appearanceStyle(appearance)}
      lang={language}
      dir={dir}
      // One landmark for the whole widget; a nested part has its heading.
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

/** A screen's heading. It gets the focus when the screen changes, so that it is read out. */
export function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <h2 className="till-heading" tabIndex={-1} data-till-heading="">
      {children}
    </h2>
  );
}
