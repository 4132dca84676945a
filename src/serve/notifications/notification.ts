/** What a notification says. */
import * as z from 'zod';
import { NEWS_TYPES, type NewsType } from '../../server/telling/news.js';
import type { CallbackEvent } from '../../server/telling/storeCallbacks.js';
import type { UnmatchedPayment } from '../../server/webhooks/unmatchedPayments.js';
import { checkoutView, displayView, drawCheckout, drawTransfer } from '../orders/orderView.js';
import { drawUnmatched, unmatchedView } from '../orders/unmatchedView.js';

/** The type of a notification that tells of a payment of no order. */
export const UNMATCHED = 'payment.unmatched';

/** Every type of notification of an order or a customer. */
const notificationType = z.enum(NEWS_TYPES);

const transfer = checkoutView.shape.transfers.element;

/** The body of a notification, as Standard Webhooks wants it: type, timestamp, data. */
export const notificationBody = z.object({
  type: notificationType,
  timestamp: z.string().describe('When it became true: RFC 3339, UTC'),
  data: z.object({
    order_id: z.string().optional(),
    customer_id: z.string().optional(),
    amount_usd: z.string().nullable().describe('Of the order: decimal string, US dollars'),
    currency_display: displayView,
    added: z
      .string()
      .nullable()
      .describe(
        'What came that no earlier notification told: decimal string, coins of added_currency_id. ' +
          'Of order.overpaid the part of the excess to refund now; else the sum of transfers',
      ),
    added_currency_id: z.string().nullable(),
    transfers: z.array(transfer).describe('The transfers that it tells of: what came is told once'),
    transfer: transfer.optional().describe('Of a deposit'),
    checkout: checkoutView.describe('As it is at the moment of telling'),
  }),
});

/** The body of a notification of a payment that belongs to no order. */
export const unmatchedBody = z.object({
  type: z.literal(UNMATCHED),
  timestamp: notificationBody.shape.timestamp,
  data: z.object({ payment: unmatchedView }),
});

/** Writes a notification of a payment of no order. @param timestamp when it became true: RFC 3339 */
export const bodyOfUnmatched = (
  payment: UnmatchedPayment,
  timestamp: string,
): z.infer<typeof unmatchedBody> => ({
  ...{ type: UNMATCHED, timestamp },
  data: { payment: drawUnmatched(payment) },
});

/** What a notification says. */
export type NotificationBody = z.infer<typeof notificationBody>;

/** Writes a notification. @param timestamp when its news became true, if not now: RFC 3339 */
export function bodyOf(
  type: NewsType,
  { checkout, news }: CallbackEvent,
  timestamp = checkout.serverTime,
): NotificationBody {
  const { reference, amountUsd, display } = checkout.order;
  const transfers = news.transfers.map(drawTransfer);
  return {
    ...{ type, timestamp },
    data: {
      ...(checkout.kind === 'payment' ? { order_id: reference } : { customer_id: reference }),
      amount_usd: amountUsd,
      currency_display: display,
      ...{ added: news.added, added_currency_id: news.addedCurrencyId, transfers },
      ...(type === 'deposit.confirmed' ? { transfer: transfers[0] } : {}),
      checkout: drawCheckout(checkout),
    },
  };
}
