/** The amount of an event: as an amount if it is one, else as the service wrote it. */
import type { WebhookView } from '../../contract/webhooks.js';
import { isDecimal } from '../../../money/decimalString.js';
import { formatCrypto } from '../../../money/format.js';
import { Amount } from '../../../ui/Amount.js';
import { codeOf } from '../currencyId.js';

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
