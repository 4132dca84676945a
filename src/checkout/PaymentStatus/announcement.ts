/** What is spoken when something changes: a sentence or two, nothing on load. Pure. */
import { formatCrypto } from '../../money/format.js';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { StatusMessages } from '../../ui/messages/enStatus.js';
import { asksForMoney, titleScreenOf, type Screen } from '../screen.js';

/** What a change is heard by. */
export interface Heard {
  readonly screen: Screen;
  readonly snapshot: CheckoutSnapshot | undefined;
  /** Whole seconds that the quote holds; null without an end. */
  readonly secondsLeft: number | null;
  /** What is wrong with the connection while the state is kept: its title, or null. */
  readonly trouble: string | null;
  /** The sentence on a changed price, or null. */
  readonly priceChange: string | null;
  /** The sentence on what another page of this checkout has changed, while it is on the screen. */
  readonly elsewhere: string | null;
}

function newPrice(before: Heard, now: Heard, messages: StatusMessages, locale: string) {
  const [old, next] = [before.snapshot?.quote, now.snapshot?.quote];
  if (!old || !next || old.id === next.id || !next.payable) return null;
  if (old.currencyId !== next.currencyId) return null;
  return messages.newPriceIs(`${formatCrypto(next.payable, locale)} ${next.code}`);
}

/** Another address for the same coin; one that came with another currency is no surprise. */
function isReplaced({ snapshot: before }: Heard, { snapshot: now }: Heard): boolean {
  if (!before?.address || !now?.address?.replaced) return false;
  const sameCoin = before.quote?.currencyId === now.quote?.currencyId;
  return sameCoin && before.address.address !== now.address.address;
}

/** Once for each quote: a part payment makes another sentence of it, and is told by its own step. */
function elsewhere(before: Heard, now: Heard): string | null {
  const isSame = before.snapshot?.quote?.id === now.snapshot?.quote?.id;
  return isSame && before.elsewhere !== null ? null : now.elsewhere;
}

function timeLeft(before: Heard, now: Heard, messages: StatusMessages): string | null {
  if (!asksForMoney(now.screen) || before.secondsLeft === null || now.secondsLeft === null)
    return null;
  if (before.secondsLeft > 0 && now.secondsLeft === 0) return messages.expiredTitle;
  if (before.secondsLeft > 60 && now.secondsLeft <= 60) return messages.oneMinuteLeft;
  return null;
}

/** With its label: the title says that something came, and whoever sent less has to hear that it was less. */
function rest({ screen, snapshot }: Heard, messages: StatusMessages, locale: string): string {
  const { due, quote } = snapshot ?? {};
  if (screen !== 'partial' || !due || !quote || quote.unmetMinimumUsd) return '';
  return `. ${messages.amountDue}: ${formatCrypto(due, locale)} ${quote.code}`;
}

/**
 * A screen of its own says it all. Where several transfers come to one, as to a top-up, or part after
 * part to an order, each new one is told.
 */
function step(before: Heard, now: Heard, messages: StatusMessages, locale: string): string | null {
  const called = ({ screen, snapshot }: Heard) =>
    messages.statusTitle[titleScreenOf(screen, snapshot)];
  const count = ({ snapshot }: Heard) => snapshot?.transfers.length ?? 0;
  const hasMore = count(now) > count(before);
  if (
    before.screen !== now.screen ||
    called(before) !== called(now) ||
    (hasMore && now.screen === 'partial')
  ) {
    return called(now) + rest(now, messages, locale);
  }
  return hasMore && now.screen === 'top_up' ? messages.statusTitle.detected : null;
}

/** @returns what is to be said, or null where it is nothing. */
export function announcementOf(
  before: Heard,
  now: Heard,
  messages: StatusMessages,
  locale: string,
): string | null {
  if (before.screen === 'loading' && now.screen !== 'error') return null;
  const said = [
    before.priceChange === now.priceChange ? null : now.priceChange,
    elsewhere(before, now),
    isReplaced(before, now) ? messages.addressReplaced : null,
    step(before, now, messages, locale),
  ].filter((sentence) => sentence !== null);
  if (said.length > 0) return said.join(' ');
  if (before.trouble !== now.trouble) return now.trouble ?? messages.connectionBack;
  return newPrice(before, now, messages, locale) ?? timeLeft(before, now, messages);
}
