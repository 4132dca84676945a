/** What the store's ledger knows of its orders, for the back office. */
import { checkoutSnapshotSchema, type CheckoutSnapshot } from '../../contract/checkout.js';
import { singleLineField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';
import {
  orderFiguresSchema,
  orderMovementSchema,
  type OrderFigures,
  type OrderMovement,
} from './orderFigures.js';
import { orderRowSchema, type OrderRowView } from './orderList.js';
import { orderTimelineEntrySchema, type OrderTimelineEntry } from './orderTimeline.js';
import {
  refundLinkSchema,
  refundOptionSchema,
  type RefundLinkView,
  type RefundOption,
} from './refundLinks.js';
import {
  unreadableWithdrawalSchema,
  withdrawalSchema,
  type UnreadableWithdrawal,
  type WithdrawalView,
} from './withdrawals.js';

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
  readonly wire: number;
  readonly order: OrderView;
  /** Refunds, oldest first. */
  readonly refunds: readonly WithdrawalView[];
  /** Refunds that cannot be read: money may have been paid back. Absent in stores that fail instead. */
  readonly unreadableRefunds?: readonly UnreadableWithdrawal[] | undefined;
  /** Links that ask the customer for an address, oldest first. Absent in stores without them. */
  readonly refundLinks?: readonly RefundLinkView[] | undefined;
  /** Links that cannot be read: money may be promised by them. Absent in stores that fail instead. */
  readonly unreadableRefundLinks?: readonly UnreadableRefundLink[] | undefined;
  /** What can go back by a link now. Absent in stores without links. */
  readonly refundOptions?: readonly RefundOption[] | undefined;
  /** The order as the list has it, with its one status. This and what follows: absent in older stores. */
  readonly row?: OrderRowView | undefined;
  readonly figures?: OrderFigures | undefined;
  /** Every movement of money, oldest first; not those that came to nothing. */
  readonly movements?: readonly OrderMovement[] | undefined;
  /** Newest first. */
  readonly timeline?: readonly OrderTimelineEntry[] | undefined;
  /** The address of the current price, also once the order is over; null without a price. */
  readonly address?: OrderAddress | null | undefined;
}

/** `GET orders/{kind}/{reference}`, and the answer to a release or a marking as paid. */
export const orderDetailSchema = s.looseObject<OrderDetail>({
  wire: s.integer,
  order: orderSchema,
  refunds: s.array(withdrawalSchema),
  unreadableRefunds: s.optional(s.array(unreadableWithdrawalSchema)),
  refundLinks: s.optional(s.array(refundLinkSchema)),
  unreadableRefundLinks: s.optional(s.array(unreadableRefundLinkSchema)),
  refundOptions: s.optional(s.array(refundOptionSchema)),
  row: s.optional(orderRowSchema),
  figures: s.optional(orderFiguresSchema),
  movements: s.optional(s.array(orderMovementSchema)),
  timeline: s.optional(s.array(orderTimelineEntrySchema)),
  address: s.optional(
    s.nullable(s.looseObject<OrderAddress>({ address: s.string(), blockchain: s.string() })),
  ),
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
