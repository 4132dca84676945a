/** What is spoken when something changes: one sentence at most, nothing on load. Pure. */
import { formatCrypto } from '../../money/format.js';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { StatusMessages } from '../../ui/messages/enStatus.js';
import type { Screen } from '../screen.js';

/** What a change is heard by. */
export interface Heard {
  readonly screen: Screen;
  readonly snapshot: CheckoutSnapshot | undefined;
  /** Whole seconds that the quote holds; null without an end. */
  readonly secondsLeft: number | null;
  /** The last request failed while the state is kept. */
  readonly lost: boolean;
}

function newPrice(before: Heard, now: Heard, messages: StatusMessages, locale: string) {
  const [old, next] = [before.snapshot?.quote, now.snapshot?.quote];
  if (!old || !next || old.id === next.id || !next.payable) return null;
  if (old.currencyId !== next.currencyId) return null;
  return messages.newPriceIs(`${formatCrypto(next.payable, locale)} ${next.code}`);
}

/** @returns the sentence, or null where nothing is to be said. */
export function announcementOf(
  before: Heard,
  now: Heard,
  messages: StatusMessages,
  locale: string,
): string | null {
  if (before.screen === 'loading') return null;
  if (before.screen !== now.screen) return messages.statusTitle[now.screen];
  if (before.lost !== now.lost) return now.lost ? messages.connectionLost : messages.connectionBack;
  const price = newPrice(before, now, messages, locale);
  if (price !== null) return price;
  if (now.screen !== 'pay' || before.secondsLeft === null || now.secondsLeft === null) return null;
  if (before.secondsLeft > 0 && now.secondsLeft === 0) return messages.expiredTitle;
  if (before.secondsLeft > 60 && now.secondsLeft <= 60) return messages.oneMinuteLeft;
  return null;
}
