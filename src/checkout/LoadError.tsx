/** The notice for a part of the widget that did not load. */
import type { ReactNode } from 'react';
import { Notice } from '../ui/Notice.js';
import { useMessages } from '../ui/uiContext.js';

interface LoadErrorProps {
  readonly retry: () => void;
  readonly inVain: boolean;
}

function LoadError({ retry, inVain }: LoadErrorProps) {
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
    <Notice tone="danger" action={button}>
      {sentence}
    </Notice>
  );
}

/**
 * Draws the notice.
 *
 * @param inVain a retry has failed: many browsers do not request a failed module again, so only a reload helps.
 */
export const loadError = (retry: () => void, inVain: boolean): ReactNode => (
  <LoadError retry={retry} inVain={inVain} />
);
