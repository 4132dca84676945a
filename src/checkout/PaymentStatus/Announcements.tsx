/** Announces changes to screen readers: silent until something changes. */
import { useContext, useEffect, useRef } from 'react';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { HeadingFocusContext, useAnnounce, useCheckoutContext } from '../checkoutContext.js';
import type { CheckoutSession } from '../checkoutSession.js';
import { asksForMoney } from '../screen.js';
import { usePriceChangeNotice, useQuoteChangeNotice } from '../PriceChange.js';
import { useCheckout } from '../useCheckout.js';
import { useQuote } from '../useQuote.js';
import { useConnectionError } from '../connectionError.js';
import { announcementOf, type AnnouncedState } from './announcement.js';
import { connectionErrorTitle } from './ConnectionNotice.js';

/** Draws nothing: the sentences go to the panel's one live region. */
export function Announcements() {
  const announce = useAnnounce();
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const { session } = useCheckoutContext('PaymentStatus');
  const { status: screen, snapshot, error } = useCheckout();
  const { secondsLeft } = useQuote();
  const failure = useConnectionError(error);
  const connectionError = snapshot && failure ? connectionErrorTitle(failure, messages) : null;
  const priceChange = usePriceChangeNotice(snapshot);
  const quoteChange = useQuoteChangeNotice(asksForMoney(screen) ? snapshot : undefined);
  const takeFocus = useContext(HeadingFocusContext);
  const announced = useRef<(AnnouncedState & { session: CheckoutSession }) | null>(null);

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
    // Another order starts without an announcement, as the first one did.
    const before = announced.current?.session === session ? announced.current : null;
    announced.current = now;
    const isRead = takeFocus?.() ?? false;
    const sentence = before && announcementOf(before, now, { messages, locale, isRead });
    // The heading is read instead: the sentence before it is removed.
    if (sentence ?? isRead) announce(sentence ?? '');
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
    announce,
    takeFocus,
  ]);

  return null;
}
