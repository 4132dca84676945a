/** What is spoken when something changes: a sentence or two, nothing on load. Pure. */
import { formatCrypto } from '../../money/format.js';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { StatusMessages } from '../../ui/messages/enStatus.js';
import { asksForMoney, titleScreenOf, type Screen } from '../screen.js';

/** What a change is heard by. */
export interface AnnouncedState {
  readonly screen: Screen;
  readonly snapshot: CheckoutSnapshot | undefined;
  /** Whole seconds that the quote holds; null without an end. */
  readonly secondsLeft: number | null;
  /** What is wrong with the connection while the state is kept: its title, or null. */
  readonly connectionError: string | null;
  /** The sentence on a changed price, or null. */
  readonly priceChange: string | null;
  /** The sentence on what another page of this checkout has changed, while it is on the screen. */
  readonly quoteChange: string | null;
}

/** How it is told. */
export interface AnnouncementOptions {
  readonly messages: StatusMessages;
  readonly locale: string;
  /** The focus has gone to the heading of the new screen, and a screen reader reads that out. */
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

/** Another address for the same coin; one that came with another currency is no surprise. */
function isReplaced(
  { snapshot: before }: AnnouncedState,
  { snapshot: now }: AnnouncedState,
): boolean {
  if (!before?.address || !now?.address?.replaced) return false;
  const sameCoin = before.quote?.currencyId === now.quote?.currencyId;
  return sameCoin && before.address.address !== now.address.address;
}

/** Once for each quote: a part payment makes another sentence of it, and is told by its own step. */
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
  if (before.secondsLeft > 0 && now.secondsLeft === 0) {
    return `${messages.expiredTitle}. ${messages.expiredLead}`;
  }
  if (before.secondsLeft > 60 && now.secondsLeft <= 60) return messages.oneMinuteLeft;
  return null;
}

/** With its label: whoever sent less has to hear that it was less, and how much is missing. */
function rest(now: AnnouncedState, { messages, locale }: AnnouncementOptions): string | null {
  const { due, quote } = now.snapshot ?? {};
  if (!due || !quote || quote.unmetMinimumUsd) return null;
  return `${messages.amountDue}: ${formatCrypto(due, locale)} ${quote.code}`;
}

/**
 * A screen of its own says it all. Where several transfers come to one, as to a top-up, or part after
 * part to an order, each new one is told; a part also to who is choosing a currency meanwhile.
 *
 * @returns what is to be said, maybe nothing (an empty text), or null where nothing has happened.
 */
function step(
  before: AnnouncedState,
  now: AnnouncedState,
  options: AnnouncementOptions,
): string | null {
  const { messages, isRead } = options;
  const called = ({ screen, snapshot }: AnnouncedState) =>
    messages.statusTitle[titleScreenOf(screen, snapshot)];
  const count = ({ snapshot }: AnnouncedState) => snapshot?.transfers.length ?? 0;
  const hasMore = count(now) > count(before);
  const isPart = hasMore && now.snapshot?.exceptions.includes('partial') === true;
  const screen = isPart && now.screen === 'choose_currency' ? 'partial' : now.screen;
  const isNext = before.screen !== screen || called(before) !== called(now);
  if (isNext || (hasMore && screen === 'partial')) {
    const title = isRead ? null : called({ ...now, screen });
    return joined('. ', title, screen === 'partial' ? rest(now, options) : null);
  }
  return hasMore && screen === 'top_up' ? messages.statusTitle.detected : null;
}

const joined = (by: string, ...parts: readonly (string | null)[]) => parts.filter(Boolean).join(by);

/** @returns what is to be said, or null where it is nothing. */
export function announcementOf(
  before: AnnouncedState,
  now: AnnouncedState,
  options: AnnouncementOptions,
): string | null {
  const { messages, locale } = options;
  if (before.screen === 'loading' && now.screen !== 'error') return null;
  const stepped = step(before, now, options);
  const said = joined(
    ' ',
    before.priceChange === now.priceChange ? null : now.priceChange,
    quoteChange(before, now),
    isReplaced(before, now) ? messages.addressReplaced : null,
    stepped,
  );
  if (said || stepped !== null) return said || null;
  if (before.connectionError !== now.connectionError)
    return now.connectionError ?? messages.connectionBack;
  return newPrice(before, now, messages, locale) ?? timeLeft(before, now, messages);
}
