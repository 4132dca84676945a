/** Titles and states of webhooks and callbacks. What is not known is shown as its code. Pure. */
import type { CallbackView, WebhookView } from '../../contract/webhooks.js';
import type { PillTone } from '../logs/StatePill.js';
import type { TreasuryMessages } from '../messages/en.js';

/** "Payment received"; a test is called that, whatever it plays. */
export function webhookEvent(
  { type, isTest }: Pick<WebhookView, 'type' | 'isTest'>,
  messages: TreasuryMessages,
): string {
  return isTest ? messages.webhookTest : (messages.webhookEvents[type] ?? type);
}

/** How a result is drawn. */
export function resultTone(result: string): PillTone {
  if (result === 'accepted') return 'success';
  return result === 'unmatched' ? 'warning' : 'danger';
}

/** "Order paid". */
export function callbackName(
  { name }: Pick<CallbackView, 'name'>,
  messages: TreasuryMessages,
): string {
  return messages.callbackNames[name] ?? name;
}

const TONES: Readonly<Record<string, PillTone>> = {
  delivered: 'success',
  kept: 'success',
  retrying: 'warning',
  waiting: 'progress',
};

/** How a state is drawn. */
export const callbackTone = (state: string): PillTone => TONES[state] ?? 'neutral';
