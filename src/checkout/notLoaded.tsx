/** What the shopper is told when a part of the widget did not come. */
import type { ReactNode } from 'react';
import { Notice } from '../ui/Notice.js';
import { useMessages } from '../ui/uiContext.js';

interface NotLoadedProps {
  readonly retry: () => void;
  readonly inVain: boolean;
}

function NotLoaded({ retry, inVain }: NotLoadedProps) {
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
export const notLoaded = (retry: () => void, inVain: boolean): ReactNode => (
  <NotLoaded retry={retry} inVain={inVain} />
);
