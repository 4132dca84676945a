/** Notices what is worth a sentence, and says it: silent until something changes. */
import { useContext, useEffect, useRef } from 'react';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import type { CheckoutSession } from '../checkoutSession.js';
import { HeadingFocusContext, useAnnounce } from '../panelContexts.js';
import { usePriceChangeNotice } from '../OrderLine.js';
import { asksForMoney } from '../screen.js';
import { useQuoteChangeNotice } from '../usePriceNotices.js';
import { useCheckout } from '../useCheckout.js';
import { useQuote } from '../useQuote.js';
import { useConnectionError } from '../connectionError.js';
import { announcementOf, type AnnouncedState } from './announcement.js';
import { connectionErrorTitle } from './ConnectionNotice.js';

/** Draws nothing: what it says stands in the panel's one live region. */
export function Announcements() {
  const say = useAnnounce();
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const { session } = useCheckoutContext('PaymentStatus');
  const { status: screen, snapshot, error } = useCheckout();
  const { secondsLeft } = useQuote();
  const found = useConnectionError(error);
  const connectionError = snapshot && found ? connectionErrorTitle(found, messages) : null;
  const priceChange = usePriceChangeNotice(snapshot);
  const quoteChange = useQuoteChangeNotice(asksForMoney(screen) ? snapshot : undefined);
  const takeFocus = useContext(HeadingFocusContext);
  const heard = useRef<(AnnouncedState & { session: CheckoutSession }) | null>(null);

  useEffect(() => {
    const now = {
      session,
      screen,
      snapshot,
      secondsLeft,
      connectionError,
      priceChange,
      quoteChange,
    };
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
    connectionError,
    priceChange,
    quoteChange,
    messages,
    locale,
    say,
    takeFocus,
  ]);

  return null;
}
