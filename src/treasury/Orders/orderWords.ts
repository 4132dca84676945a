/** What an order is called and how it stands. A word that this page does not know is named as it is. Pure. */
import type { OrderView } from '../../contract/treasury/orders.js';
import type { TreasuryMessages } from '../messages/en.js';

/** Names an order or a customer as its checkout does. */
export interface OrderName {
  readonly kind: string;
  readonly reference: string;
}

/** Kind and number of an order. */
export function nameOfOrder({ checkout }: OrderView): OrderName & { kind: 'payment' | 'top_up' } {
  return { kind: checkout.kind, reference: checkout.order.reference };
}

/** "Order 1042" or "Account 77". */
export function orderTitle({ kind, reference }: OrderName, messages: TreasuryMessages): string {
  return kind === 'top_up' ? messages.forCustomer(reference) : messages.forOrder(reference);
}

/** The state in a word. */
export function stateWord(state: string, messages: TreasuryMessages): string {
  return messages.orderStates[state] ?? messages.otherState(state);
}
