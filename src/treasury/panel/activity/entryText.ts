/** What a row of the list of activity says of an entry. What is not known is shown as its code. Pure. */
import type { ActivityEntry, NotificationView, WebhookView } from '../../contract/activity.js';
import { auditOutcomeOf, type ActView } from '../../contract/audit.js';
import { isDecimal } from '../../../money/decimalString.js';
import { formatCrypto } from '../../../money/format.js';
import { codeOf, shortened } from '../coinText.js';
import type { TreasuryMessages } from '../messages/en.js';
import { orMoreFailures } from '../messages/wordChoices.js';
import { orderTitle } from '../orders/orderLabels.js';
import type { PillTone } from '../StatePill.js';
import { outcomeLabel, outcomeTone, personLabel, targetLabel, triedLabel } from './actText.js';

/** A state: its code, its word and how it is drawn. */
export interface EntryState {
  readonly state: string;
  readonly tone: PillTone;
  readonly word: string;
}

/** What a row says. */
export interface EntryText extends EntryState {
  readonly what: string;
  /** What it is about; null for nothing that has a name. */
  readonly about: string | null;
  /** Said of it in a second line. */
  readonly aside: string | null;
}

type WithAmount = Pick<WebhookView, 'amount' | 'currencyId'>;

/** "61.25 USDT"; null without a readable amount. */
export function amountText({ amount, currencyId }: WithAmount, locale: string): string | null {
  if (amount === null || currencyId === null || !isDecimal(amount)) return null;
  return `${formatCrypto(amount, locale)} ${codeOf(currencyId)}`;
}

const RESULT_TONES: Readonly<Record<string, PillTone>> = {
  accepted: 'success',
  unmatched: 'warning',
  conflict: 'danger',
};

/** "Withdrawal 7f3a9c…41d2", where its amount is not known. */
const withdrawalName = (id: string, messages: TreasuryMessages): string =>
  messages.auditWithdrawal(shortened(id));

function webhookText(webhook: WebhookView, messages: TreasuryMessages, locale: string): EntryText {
  const { type, order, withdrawalId, externalId, result } = webhook;
  const amount = amountText(webhook, locale);
  const ofWithdrawal = !order && withdrawalId !== null;
  return {
    // A test is called that, whatever it plays.
    what: result === 'test' ? messages.webhookTest : (messages.webhookEvents[type] ?? type),
    about: order
      ? orderTitle(order, messages)
      : ofWithdrawal
        ? (amount ?? withdrawalName(withdrawalId, messages))
        : externalId,
    aside: result === 'test' ? messages.webhookByHand : ofWithdrawal ? null : amount,
    state: result,
    tone: RESULT_TONES[result] ?? 'neutral',
    word: messages.webhookResults[result] ?? messages.otherResult(result),
  };
}

const TOLD_TONES: Readonly<Record<string, PillTone>> = {
  delivered: 'success',
  kept: 'success',
  retrying: 'warning',
  waiting: 'progress',
};

/** "Order paid". */
export function notificationName({ name }: NotificationView, messages: TreasuryMessages): string {
  return messages.callbackNames[name] ?? name;
}

/** How far telling the shop has come. */
export function toldState({ state }: NotificationView, messages: TreasuryMessages): EntryState {
  const word = messages.callbackStates[state] ?? messages.otherCallbackState(state);
  return { state, tone: TOLD_TONES[state] ?? 'neutral', word };
}

/** "2 failed attempts"; null for none. */
export const failuresText = ({ failures }: NotificationView, messages: TreasuryMessages) =>
  failures > 0 ? messages.callbackFailures(failures, orMoreFailures(failures)) : null;

function notificationText(notification: NotificationView, messages: TreasuryMessages): EntryText {
  const { order } = notification;
  return {
    what: notificationName(notification, messages),
    about: order && orderTitle(order, messages),
    aside: failuresText(notification, messages),
    ...toldState(notification, messages),
  };
}

/** What an attempt was about. */
export function actSubject(
  { order, withdrawal, target }: ActView,
  messages: TreasuryMessages,
  locale: string,
): string | null {
  if (order) return orderTitle(order, messages);
  if (withdrawal) {
    const { id, refundOf } = withdrawal;
    const coins = amountText(withdrawal, locale) ?? withdrawalName(id, messages);
    return refundOf ? messages.underWayRefund(orderTitle(refundOf, messages), coins) : coins;
  }
  return target === null ? null : targetLabel(target, messages);
}

function actText(act: ActView, messages: TreasuryMessages, locale: string): EntryText {
  return {
    what: triedLabel(act, messages),
    about: actSubject(act, messages, locale),
    aside: personLabel(act, messages),
    state: auditOutcomeOf(act.outcome),
    tone: outcomeTone(act.outcome),
    word: outcomeLabel(act.outcome, messages),
  };
}

/** What a row says. */
export function entryText(
  { webhook, notification, act }: ActivityEntry,
  messages: TreasuryMessages,
  locale: string,
): EntryText {
  if (webhook) return webhookText(webhook, messages, locale);
  if (notification) return notificationText(notification, messages);
  if (act) return actText(act, messages, locale);
  const { activityUnreadable: what, activityNotRead: word } = messages;
  return { what, about: null, aside: null, state: 'unreadable', tone: 'neutral', word };
}
