/** What the store's ledger knows of its orders, for the back office. */
import { checkoutSnapshotSchema } from '../../contract/checkout.js';
import { decimalField, singleLineField } from '../../contract/fieldSchemas.js';
import { bookedOrderSchema } from './figures.js';
import * as s from '../../contract/schema.js';
import { orderFiguresSchema } from './orderFigures.js';
import { orderRowSchema } from './orderList.js';
import { orderTimelineEntrySchema } from './orderTimeline.js';
import { orderRefundSchema, refundOptionSchema } from './refundLinks.js';
import { unreadableWithdrawalSchema } from './withdrawals.js';

/** One order. */
export type OrderView = s.Infer<typeof orderSchema>;

/** One order, with the checkout as a shopper's page gets it. */
export const orderSchema = s.looseObject({
  /** `open` | `held` | `paid` | `closed`; open. */
  state: s.string(),
  checkout: checkoutSnapshotSchema,
});

/** A link that this version of the server cannot read. */
const unreadableRefundLinkSchema = s.looseObject({ id: s.string() });

/** One order with its refunds. */
export type OrderDetail = s.Infer<typeof orderDetailSchema>;

/** `GET orders/{kind}/{reference}`, and the answer to a release or a marking as paid. */
export const orderDetailSchema = s.looseObject({
  order: orderSchema,
  /** The order as the list has it, with its one status. */
  row: orderRowSchema,
  figures: orderFiguresSchema,
  /** Newest first. */
  timeline: s.array(orderTimelineEntrySchema),
  /** Oldest first. */
  refunds: s.array(orderRefundSchema),
  /** Drafts that cannot be read: money may have been paid back. */
  unreadableRefunds: s.array(unreadableWithdrawalSchema),
  /** Links that cannot be read: money may be promised by them. */
  unreadableRefundLinks: s.array(unreadableRefundLinkSchema),
  /** What can go back now, after every refund that is under way. */
  refundable: s.array(refundOptionSchema),
  /** US dollars for one coin of the payment that came late, now; null if none did, or if it is not known. */
  lateRate: s.nullable(decimalField),
  /** The address of the current price, also once the order is over; null without a price. */
  address: s.nullable(s.looseObject({ address: s.string(), blockchain: s.string() })),
  /** What the order adds to the books, as the overview and its file sum it; null for nothing. */
  booked: s.nullable(bookedOrderSchema),
});

/** What a person sends to release or mark an order. @interface */
export type OrderActionInput = s.Infer<typeof orderActionInput>;

/** `POST orders/…/release` and `/payment`. The reason is stored. */
export const orderActionInput = s.strictObject({
  reason: singleLineField,
  /** `version` of the checkout that the person looked at: later holds are not released. */
  version: s.optional(s.integer),
});
