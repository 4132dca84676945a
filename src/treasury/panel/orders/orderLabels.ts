/** Titles and labels of orders. An unknown state or currency is shown as its code. Pure. */
import type { CheckoutSnapshot } from '../../../contract/checkout.js';
import type { OrderViewName } from '../../contract/orderList.js';
import type { OrderView } from '../../contract/orders.js';
import type { OrderReferenceView } from '../../contract/withdrawals.js';
import { clockIcon } from '../../../ui/icons.js';
import { closedIcon } from '../../../ui/troubleIcons.js';
import { checkIcon, warningIcon } from '../../../ui/payIcons.js';
import type { PillTone } from '../StatePill.js';
import type { OrderReference } from '../client.js';
import { codeOf } from '../coinText.js';
import type { TreasuryMessages } from '../messages/en.js';

/** Kind and number of an order. */
export function orderReferenceOf({ checkout }: OrderView): OrderReferenceView {
  return { kind: checkout.kind, reference: checkout.order.reference };
}

/** "Order 1042" or "Account 77". */
export function orderTitle({ kind, reference }: OrderReference, messages: TreasuryMessages) {
  return kind === 'top_up' ? messages.forCustomer(reference) : messages.forOrder(reference);
}

/** How the stage of a refund is drawn. */
export function refundStagePill(stage: string, messages: TreasuryMessages) {
  const [tone, shape] = STAGES[stage] ?? ['neutral', clockIcon];
  return {
    ...{ tone, shape, state: stage },
    children: messages.refundStages[stage] ?? messages.otherState(stage),
  };
}

const STAGES: Readonly<Record<string, readonly [PillTone, string]>> = {
  customer: ['neutral', clockIcon],
  approval: ['progress', clockIcon],
  ready: ['progress', clockIcon],
  sending: ['progress', clockIcon],
  sent: ['success', checkIcon],
  failed: ['danger', warningIcon],
  ...{ revoked: ['neutral', closedIcon], expired: ['neutral', closedIcon] },
  cancelled: ['neutral', closedIcon],
};

/** Label of a view of the list. */
export function orderViewLabel(view: OrderViewName | 'all', messages: TreasuryMessages): string {
  if (view === 'all') return messages.ordersAll;
  if (view === 'attention') return messages.ordersAttention;
  return messages.orderStatuses[view] ?? view;
}

/** Ticker of a currency; the order's own quote has it as a field. */
export function currencyCode(currencyId: string, { quote }: CheckoutSnapshot): string {
  if (quote?.currencyId === currencyId) return quote.code;
  return codeOf(currencyId);
}
