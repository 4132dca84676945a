/** The one place that speaks: there from the first moment, silent until something changes. */
import { useEffect, useRef, useState } from 'react';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCheckout } from '../useCheckout.js';
import { useQuote } from '../useQuote.js';
import { announcementOf, type Heard } from './announcement.js';

/** Draws the region. A region that is inserted together with its text is not read out. */
export function LiveRegion() {
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const { status: screen, snapshot, error } = useCheckout();
  const { secondsLeft } = useQuote();
  const lost = snapshot !== undefined && error !== null;
  const heard = useRef<Heard | null>(null);
  const [text, setText] = useState('');

  useEffect(() => {
    const now = { screen, snapshot, secondsLeft, lost };
    const before = heard.current;
    heard.current = now;
    const sentence = before && announcementOf(before, now, messages, locale);
    if (sentence) setText(sentence);
  }, [screen, snapshot, secondsLeft, lost, messages, locale]);

  return (
    <p className="till-visually-hidden" role="status" aria-live="polite">
      {text}
    </p>
  );
}
