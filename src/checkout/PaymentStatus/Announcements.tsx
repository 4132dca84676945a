/** Announces changes to screen readers: a sentence or two when something changes, nothing on load. */
import { useContext, useEffect, useRef } from 'react';
import { enStatus, type StatusMessages } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { HeadingFocusContext, useAnnounce, useCheckoutContext } from '../checkoutContext.js';
import type { CheckoutSession } from '../checkoutSession.js';
import { asksForMoney, type Screen } from '../screen.js';
import { usePriceChangeNotice, useQuoteChangeNotice } from '../PriceChange.js';
import { useCheckout } from '../useCheckout.js';
import { useQuote } from '../useQuote.js';
import { useConnectionError } from '../connectionError.js';
import { connectionErrorTitle } from './ConnectionNotice.js';
import { formatCrypto } from '../../money/format.js';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { formatCountdown } from '../../ui/formatClock.js';
import { statusTitle } from '../payTexts.js';

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

/** The state whose changes are announced. */
interface AnnouncedState {
  readonly screen: Screen;
  readonly snapshot: CheckoutSnapshot | undefined;
  /** Whole seconds that the quote holds; null without an end. */
  readonly secondsLeft: number | null;
  /** Title of the connection's failure while the screen stays, or null. */
  readonly connectionError: string | null;
  /** The sentence on a changed price, or null. */
  readonly priceChange: string | null;
  /** The sentence on what another page of this checkout has changed, while it is shown; or null. */
  readonly quoteChange: string | null;
}

/** How it is said. */
interface AnnouncementOptions {
  readonly messages: StatusMessages;
  readonly locale: string;
  /** The focus has moved to the heading of the new screen, which a screen reader then reads. */
  readonly isRead: boolean;
}

function newPrice(
  before: AnnouncedState,
  now: AnnouncedState,
  messages: StatusMessages,
  locale: string,
) {
  const [old, next] = [before.snapshot?.quote, now.snapshot?.quote];
  if (!old || !next || old.id === next.id || !next.payable) return null;
  if (old.currencyId !== next.currencyId) return null;
  return messages.newPriceIs(`${formatCrypto(next.payable, locale)} ${next.code}`);
}

/** Another address for the same coin; a new currency is expected to bring a new address. */
function isReplaced(
  { snapshot: before }: AnnouncedState,
  { snapshot: now }: AnnouncedState,
): boolean {
  if (!before?.address || !now?.address?.replaced) return false;
  const sameCoin = before.quote?.currencyId === now.quote?.currencyId;
  return sameCoin && before.address.address !== now.address.address;
}

/** Once for each quote: a part payment changes this sentence, but is announced itself. */
function quoteChange(before: AnnouncedState, now: AnnouncedState): string | null {
  const isSame = before.snapshot?.quote?.id === now.snapshot?.quote?.id;
  return isSame && before.quoteChange !== null ? null : now.quoteChange;
}

function timeLeft(
  before: AnnouncedState,
  now: AnnouncedState,
  messages: StatusMessages,
): string | null {
  if (!asksForMoney(now.screen) || before.secondsLeft === null || now.secondsLeft === null)
    return null;
  // This device's clock was wrong, and the store has told the time.
  if (before.secondsLeft === 0 && now.secondsLeft > 0) {
    return messages.priceLocked(formatCountdown(now.secondsLeft));
  }
  if (before.secondsLeft > 0 && now.secondsLeft === 0) {
    return `${messages.expiredTitle}. ${messages.expiredLead}`;
  }
  if (before.secondsLeft > 60 && now.secondsLeft <= 60) return messages.oneMinuteLeft;
  return null;
}

/** The missing amount with its label: a shopper who sent too little needs to hear both. */
function missingAmount(
  now: AnnouncedState,
  { messages, locale }: AnnouncementOptions,
): string | null {
  const { due, quote } = now.snapshot ?? {};
  if (!due || !quote || quote.unmetMinimumUsd) return null;
  return `${messages.leftToPay}: ${formatCrypto(due, locale)} ${quote.code}`;
}

/**
 * A new screen is announced by its title. If several transfers come on one screen, as for a top-up or for
 * several parts of an order, each is announced; a part also while a currency is being chosen.
 *
 * @returns the sentence, an empty text if the heading says it, or null if nothing has happened.
 */
function screenChange(
  before: AnnouncedState,
  now: AnnouncedState,
  options: AnnouncementOptions,
): string | null {
  const { messages, isRead } = options;
  const called = ({ screen, snapshot }: AnnouncedState) => statusTitle(screen, snapshot, messages);
  const count = ({ snapshot }: AnnouncedState) => snapshot?.transfers.length ?? 0;
  const hasMore = count(now) > count(before);
  const isPart = hasMore && now.snapshot?.exceptions.includes('partial') === true;
  const screen = isPart && now.screen === 'choose_currency' ? 'partial' : now.screen;
  const isNext = before.screen !== screen || called(before) !== called(now);
  if (isNext || (hasMore && screen === 'partial')) {
    const title = isRead ? null : called({ ...now, screen });
    return joined('. ', title, screen === 'partial' ? missingAmount(now, options) : null);
  }
  return hasMore && screen === 'top_up' ? messages.statusTitle.detected : null;
}

const joined = (by: string, ...parts: readonly (string | null)[]) => parts.filter(Boolean).join(by);

/** @returns what to say, or null for nothing. */
function announcementOf(
  before: AnnouncedState,
  now: AnnouncedState,
  options: AnnouncementOptions,
): string | null {
  const { messages, locale } = options;
  if (before.screen === 'loading' && now.screen !== 'error') return null;
  const change = screenChange(before, now, options);
  const sentence = joined(
    ' ',
    before.priceChange === now.priceChange ? null : now.priceChange,
    quoteChange(before, now),
    isReplaced(before, now) ? messages.addressReplaced : null,
    change,
  );
  if (sentence || change !== null) return sentence || null;
  if (before.connectionError !== now.connectionError)
    return now.connectionError ?? messages.connectionBack;
  return newPrice(before, now, messages, locale) ?? timeLeft(before, now, messages);
}
