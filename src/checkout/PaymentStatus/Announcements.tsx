/** Notices what is worth a sentence, and says it: silent until something changes. */
import { useContext, useEffect, useRef } from 'react';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import type { CheckoutSession } from '../checkoutSession.js';
import { HeadingFocusContext } from '../headingFocus.js';
import { usePriceChange } from '../OrderLine.js';
import { asksForMoney } from '../screen.js';
import { useChangedElsewhere } from '../useChangedElsewhere.js';
import { useCheckout } from '../useCheckout.js';
import { useQuote } from '../useQuote.js';
import { useTrouble } from '../useTrouble.js';
import { announcementOf, type Heard } from './announcement.js';
import { troubleTitle } from './ConnectionNotice.js';
import { useVoice } from './voice.js';

/** Draws nothing: what it says stands in the panel's one live region. */
export function Announcements() {
  const say = useVoice();
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const { session } = useCheckoutContext('PaymentStatus');
  const { status: screen, snapshot, error } = useCheckout();
  const { secondsLeft } = useQuote();
  const found = useTrouble(error);
  const trouble = snapshot && found ? troubleTitle(found, messages) : null;
  const priceChange = usePriceChange(snapshot);
  const elsewhere = useChangedElsewhere(asksForMoney(screen) ? snapshot : undefined);
  const takeFocus = useContext(HeadingFocusContext);
  const heard = useRef<(Heard & { session: CheckoutSession }) | null>(null);

  useEffect(() => {
    const now = { session, screen, snapshot, secondsLeft, trouble, priceChange, elsewhere };
    // Another order begins in silence, as the first one did.
    const before = heard.current?.session === session ? heard.current : null;
    heard.current = now;
    const isRead = takeFocus?.() ?? false;
    const sentence = before && announcementOf(before, now, { messages, locale, isRead });
    // The heading has the word: what was said before it is over.
    if (sentence ?? isRead) say(sentence ?? '');
  }, [
    session,
    screen,
    snapshot,
    secondsLeft,
    trouble,
    priceChange,
    elsewhere,
    messages,
    locale,
    say,
    takeFocus,
  ]);

  return null;
}
