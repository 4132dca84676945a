/** The notice for a part of the widget that did not load. */
import type { ReactNode } from 'react';
import { Notice } from '../ui/Notice.js';
import { useMessages } from '../ui/uiContext.js';

/** Props of {@link LoadError}. */
export interface LoadErrorProps {
  readonly retry: () => void;
  /** It was asked for again: many browsers never do so, and only a reload helps. */
  readonly inVain: boolean;
  /** Read out at once. @default false */
  readonly urgent?: boolean;
}

/** Draws the notice. */
export function LoadError({ retry, inVain, urgent = false }: LoadErrorProps) {
  const { notLoaded: sentence, tryAgain, reloadPage } = useMessages();
  const button = (
    <button
      type="button"
      className="till-button"
      onClick={inVain ? () => location.reload() : retry}
    >
      {inVain ? reloadPage : tryAgain}
    </button>
  );
  return (
    <Notice tone="danger" action={button} urgent={urgent}>
      {sentence}
    </Notice>
  );
}

/** The same as a function, for `LazyPart`. */
export const loadError = (retry: () => void, inVain: boolean): ReactNode => (
  <LoadError retry={retry} inVain={inVain} />
);
