/** The root element of every public component and its heading, from values alone. */
import { createContext, type ReactNode, type RefObject } from 'react';
import { Skeleton } from './Skeleton.js';
import { appearanceStyle, themeOf } from './theme/appearance.js';
import { useMessages, useUi } from './uiContext.js';
import type { Elements } from './elements.js';

/** Says that the checkout runs in the sandbox and no real money moves. */
export function Ribbon() {
  return <div className="till-ribbon">{useMessages().sandbox}</div>;
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

/** Props of a part's frame. */
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
  readonly children: Elements;
}

/** Props of {@link FrameView}. */
export interface FrameViewProps extends FrameProps {
  readonly nested: boolean;
  /** The root element itself. */
  readonly root?: RefObject<HTMLElement | null>;
}

/** Whether a component is inside another part. */
export const NestedContext = createContext(false);

/**
 * Renders the element.
 *
 * @selector [data-nested]
 */
export function FrameView(props: FrameViewProps) {
  const { part, label, status, busy, sandbox, id, className, nested, root, children } = props;
  const { language, dir, waiting, appearance } = useUi();
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
}

/** A screen's heading. It gets the focus when the screen changes, so that it is read out. */
export function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <h2 className="till-heading" tabIndex={-1} data-till-heading="">
      {children}
    </h2>
  );
}
