/** Why an order needs a person, in a sentence. Pure. */
import type { OrderRowView } from '../../contract/orderList.js';
import { formatCrypto } from '../../../money/format.js';
import type { TreasuryMessages } from '../messages/en.js';

/** What the sentence is made with. */
export interface ReasonContext {
  readonly messages: TreasuryMessages;
  readonly locale: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** @returns null for an order that needs nothing. */
export function orderReason(order: OrderRowView, context: ReasonContext): string | null {
  if (!order.attention) return null;
  const { messages, locale, now } = context;
  const { currency, due, excess, expiresAt, arrived } = order;
  const coins = (amount: string | null): string =>
    amount === null
      ? ''
      : `${formatCrypto(amount as never, locale)} ${currency?.code ?? ''}`.trim();
  switch (order.status) {
    case 'held':
      return messages.reasonHeld;
    case 'late':
      return messages.reasonLate;
    case 'wrong_currency': {
      const other = arrived.find(({ currencyId }) => currencyId !== currency?.id);
      return other && currency
        ? messages.reasonWrongCurrency(other.code, currency.code)
        : messages.reasonOther;
    }
    case 'over':
      return excess === null ? messages.reasonOther : messages.reasonOver(coins(excess));
    case 'partial': {
      if (due === null) return messages.reasonOther;
      const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
      return (isExpired ? messages.reasonPartialExpired : messages.reasonPartial)(coins(due));
    }
    case 'pending':
      return messages.reasonStuck;
    case 'unreadable':
      return messages.reasonUnreadable;
    default:
      return messages.reasonOther;
  }
}
