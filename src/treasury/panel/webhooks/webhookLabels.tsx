/** Titles, states and amounts of webhooks and callbacks. What is not known is shown as its code. */
import type { CallbackView, WebhookView } from '../../contract/webhooks.js';
import type { PillTone } from '../StatePill.js';
import type { TreasuryMessages } from '../messages/en.js';
import { isDecimal } from '../../../money/decimalString.js';
import { formatCrypto } from '../../../money/format.js';
import { Amount } from '../../../ui/Amount.js';
import { codeOf } from '../coinText.js';

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

type WithAmount = Pick<WebhookView, 'amount' | 'currencyId'>;

/** "61.25 USDT"; null without a readable amount. */
export function amountText({ amount, currencyId }: WithAmount, locale: string): string | null {
  if (amount === null || currencyId === null || !isDecimal(amount)) return null;
  return `${formatCrypto(amount, locale)} ${codeOf(currencyId)}`;
}

/** Draws it; a dash if there is none. */
export function WebhookAmount({ webhook }: { readonly webhook: WithAmount }) {
  const { amount, currencyId } = webhook;
  if (amount === null) return <span aria-hidden="true">—</span>;
  if (currencyId === null || !isDecimal(amount)) return <bdi translate="no">{amount}</bdi>;
  return <Amount amount={amount} code={codeOf(currencyId)} />;
}
