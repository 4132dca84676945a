/** The one place that speaks: there from the first moment, silent until something changes. */
import { useEffect, useRef } from 'react';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import type { CheckoutSession } from '../checkoutSession.js';
import { usePriceChange } from '../OrderLine.js';
import { useCheckout } from '../useCheckout.js';
import { useQuote } from '../useQuote.js';
import { announcementOf, type Heard } from './announcement.js';
import { troubleTitle, useTrouble } from './ConnectionNotice.js';
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
  const { session } = useCheckoutContext('PaymentStatus');
  const { status: screen, snapshot, error } = useCheckout();
  const { secondsLeft } = useQuote();
  const found = useTrouble(error);
  const trouble = snapshot && found ? troubleTitle(found, messages) : null;
  const priceChange = usePriceChange(snapshot);
  const heard = useRef<(Heard & { session: CheckoutSession }) | null>(null);

  useEffect(() => {
    const now = { session, screen, snapshot, secondsLeft, trouble, priceChange };
    // Another order begins in silence, as the first one did.
    const before = heard.current?.session === session ? heard.current : null;
    heard.current = now;
    const sentence = before && announcementOf(before, now, messages, locale);
    if (sentence) say(sentence);
  }, [session, screen, snapshot, secondsLeft, trouble, priceChange, messages, locale, say]);

  return (
    <p className="till-visually-hidden" role="status" aria-live="polite">
      {text}
    </p>
  );
}
