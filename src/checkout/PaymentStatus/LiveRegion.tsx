/** The one place that speaks: there from the first moment, silent until something changes. */
import { useEffect, useRef } from 'react';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { useCheckout } from '../useCheckout.js';
import { useQuote } from '../useQuote.js';
import { announcementOf, type Heard } from './announcement.js';
import type { Say } from './voice.js';

/** Props of {@link LiveRegion}. */
export interface LiveRegionProps {
  /** What is spoken. */
  readonly text: string;
  readonly say: Say;
}

/** Draws the region. A region that is inserted together with its text is not read out. */
export function LiveRegion({ text, say }: LiveRegionProps) {
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const { status: screen, snapshot, error } = useCheckout();
  const { secondsLeft } = useQuote();
  const { live } = useCheckoutContext('PaymentStatus');
  const lost = snapshot !== undefined && error !== null && !live;
  const heard = useRef<Heard | null>(null);

  useEffect(() => {
    const now = { screen, snapshot, secondsLeft, lost };
    const before = heard.current;
    heard.current = now;
    const sentence = before && announcementOf(before, now, messages, locale);
    if (sentence) say(sentence);
  }, [screen, snapshot, secondsLeft, lost, messages, locale, say]);

  return (
    <p className="till-visually-hidden" role="status" aria-live="polite">
      {text}
    </p>
  );
}
