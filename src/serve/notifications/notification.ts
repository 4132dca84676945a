/** Notifications: which one a change of a checkout calls for, and what it says. */
import * as z from 'zod';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { CallbackEvent, DepositEvent } from '../../server/telling/storeCallbacks.js';
import { checkoutView, drawCheckout, drawTransfer } from '../orders/orderView.js';

const TYPES = [
  'order.detected',
  'order.partially_paid',
  'order.paid',
  'order.overpaid',
  'order.review',
  'order.held',
  'order.released',
  'order.closed',
  'deposit.confirmed',
] as const;

/** Every type of notification. */
export const notificationType = z.enum(TYPES);

/** What happened. */
export type NotificationType = (typeof TYPES)[number];

/** The body of a notification, as Standard Webhooks wants it: type, timestamp, data. */
export const notificationBody = z.object({
  type: notificationType,
  timestamp: z.string().describe('When it happened: RFC 3339, UTC'),
  data: z.object({
    order_id: z.string().optional(),
    customer_id: z.string().optional(),
    amount_usd: z.string().nullable().describe('Of the order: decimal string, US dollars'),
    transfer: checkoutView.shape.transfers.element.optional(),
    checkout: checkoutView,
  }),
});

/** What a notification says. */
export type NotificationBody = z.infer<typeof notificationBody>;

/**
 * What a change of status is told as; null for a status that another notification tells (`order.paid` has
 * its own claim) or that says nothing new.
 */
export function typeOfStatus(checkout: CheckoutSnapshot): NotificationType | null {
  const { exceptions, progress, paid, evidence } = checkout;
  const has = (...names: string[]): boolean => exceptions.some((name) => names.includes(name));
  if (has('held')) return 'order.held';
  if (evidence.at(-1)?.kind === 'released') return 'order.released';
  // What has only been seen may still change.
  if (progress === 'detected' && !paid) return 'order.detected';
  if (has('late', 'wrong_currency')) return 'order.review';
  if (has('over')) return 'order.overpaid';
  if (has('partial')) return 'order.partially_paid';
  return null;
}

function bodyOf(
  type: NotificationType,
  checkout: CheckoutSnapshot,
  transfer?: DepositEvent['transfer'],
): NotificationBody {
  const { reference, amountUsd } = checkout.order;
  const isOrder = checkout.kind === 'payment';
  return {
    type,
    timestamp: checkout.serverTime,
    data: {
      ...(isOrder ? { order_id: reference } : { customer_id: reference }),
      amount_usd: amountUsd,
      ...(transfer ? { transfer: drawTransfer(transfer) } : {}),
      checkout: drawCheckout(checkout),
    },
  };
}

/** `order.paid`. */
export const paidBody = ({ checkout }: CallbackEvent): NotificationBody =>
  bodyOf('order.paid', checkout);

/** `deposit.confirmed`, with its transfer. */
export const depositBody = ({ checkout, transfer }: DepositEvent): NotificationBody =>
  bodyOf('deposit.confirmed', checkout, transfer);

/** `order.closed`. */
export const closedBody = (checkout: CheckoutSnapshot): NotificationBody =>
  bodyOf('order.closed', checkout);

/** A change of status; null if it calls for no notification. A top-up has deposits instead. */
export function statusBody({ checkout }: CallbackEvent): NotificationBody | null {
  const type = checkout.kind === 'payment' ? typeOfStatus(checkout) : null;
  return type && bodyOf(type, checkout);
}
