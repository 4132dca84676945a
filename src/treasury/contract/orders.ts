/** What the store's ledger knows of its orders, for the back office. */
import { checkoutSnapshotSchema, type CheckoutSnapshot } from '../../contract/checkout.js';
import { decimalField, singleLineField } from '../../contract/fieldSchemas.js';
import type { DecimalString } from '../../money/decimalString.js';
import { bookedOrderSchema, type BookedOrder } from './figures.js';
import * as s from '../../contract/schema.js';
import { orderFiguresSchema, type OrderFigures } from './orderFigures.js';
import { orderRowSchema, type OrderRowView } from './orderList.js';
import { orderTimelineEntrySchema, type OrderTimelineEntry } from './orderTimeline.js';
import {
  orderRefundSchema,
  refundOptionSchema,
  type OrderRefundView,
  type RefundOption,
} from './refundLinks.js';
import { unreadableWithdrawalSchema, type UnreadableWithdrawal } from './withdrawals.js';

/** One order. */
export interface OrderView {
  /** `open` | `held` | `paid` | `closed`; open. */
  readonly state: string;
  readonly checkout: CheckoutSnapshot;
}

/** One order, with the checkout as a shopper's page gets it. */
export const orderSchema = s.looseObject<OrderView>({
  state: s.string(),
  checkout: checkoutSnapshotSchema,
});

/** An address that the customer was asked to pay to. */
export interface OrderAddress {
  readonly address: string;
  readonly blockchain: string;
}

/** A link that this version of the server cannot read. */
export interface UnreadableRefundLink {
  readonly id: string;
}

const unreadableRefundLinkSchema = s.looseObject<UnreadableRefundLink>({ id: s.string() });

/** One order with its refunds. */
export interface OrderDetail {
  readonly order: OrderView;
  /** The order as the list has it, with its one status. */
  readonly row: OrderRowView;
  readonly figures: OrderFigures;
  /** Newest first. */
  readonly timeline: readonly OrderTimelineEntry[];
  /** Oldest first. */
  readonly refunds: readonly OrderRefundView[];
  /** Drafts that cannot be read: money may have been paid back. */
  readonly unreadableRefunds: readonly UnreadableWithdrawal[];
  /** Links that cannot be read: money may be promised by them. */
  readonly unreadableRefundLinks: readonly UnreadableRefundLink[];
  /** What can go back now, after every refund that is under way. */
  readonly refundable: readonly RefundOption[];
  /** US dollars for one coin of the payment that came late, now; null if none did, or if it is not known. */
  readonly lateRate: DecimalString | null;
  /** The address of the current price, also once the order is over; null without a price. */
  readonly address: OrderAddress | null;
  /** What the order adds to the books, as the overview and its file sum it; null for nothing. */
  readonly booked: BookedOrder | null;
}

/** `GET orders/{kind}/{reference}`, and the answer to a release or a marking as paid. */
export const orderDetailSchema = s.looseObject<OrderDetail>({
  order: orderSchema,
  row: orderRowSchema,
  figures: orderFiguresSchema,
  timeline: s.array(orderTimelineEntrySchema),
  refunds: s.array(orderRefundSchema),
  unreadableRefunds: s.array(unreadableWithdrawalSchema),
  unreadableRefundLinks: s.array(unreadableRefundLinkSchema),
  refundable: s.array(refundOptionSchema),
  lateRate: s.nullable(decimalField),
  address: s.nullable(s.looseObject<OrderAddress>({ address: s.string(), blockchain: s.string() })),
  booked: s.nullable(bookedOrderSchema),
});

/** What a person sends to release or mark an order. */
export interface OrderActionInput {
  readonly reason: string;
  /** `version` of the checkout that the person looked at: later holds are not released. */
  readonly version?: number | undefined;
}

/** `POST orders/…/release` and `/payment`. The reason is stored. */
export const orderActionInput = s.strictObject<OrderActionInput>({
  reason: singleLineField,
  version: s.optional(s.integer),
});
