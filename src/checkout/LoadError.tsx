/** What the shopper is told when a part of the widget did not come. */
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
 * @param inVain it was asked for again: many browsers never do so, and only a reload helps.
 */
export const loadError = (retry: () => void, inVain: boolean): ReactNode => (
  <LoadError retry={retry} inVain={inVain} />
);
