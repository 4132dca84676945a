/** What the store's ledger knows of its orders, for the back office. */
import { checkoutSnapshotSchema, type CheckoutSnapshot } from '../checkout.js';
import { timestampField, singleLineField } from '../fieldSchemas.js';
import * as s from '../schema.js';
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
  namedOrderSchema,
  unreadableWithdrawalSchema,
  withdrawalSchema,
  type NamedOrder,
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

/** A page of orders. */
export interface OrderList {
  readonly wire: number;
  readonly orders: readonly OrderView[];
  /**
   * Orders of this page that the store's version cannot read, by name, for every requested state. Absent
   * in stores that fail instead.
   */
  readonly unreadable?: readonly NamedOrder[] | undefined;
  /** `after` of the next page; null at the end. */
  readonly next: string | null;
}

/** `GET orders`: newest first. */
export const orderListSchema = s.looseObject<OrderList>({
  wire: s.integer,
  orders: s.array(orderSchema),
  unreadable: s.optional(s.array(namedOrderSchema)),
  next: s.nullable(s.string()),
});

/** An address that the customer was asked to pay to. */
export interface OrderAddress {
  readonly address: string;
  readonly blockchain: string;
}

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

/** One delivery of the service. */
export interface DeliveryView {
  readonly id: number;
  readonly at: string;
  /** `accepted` | `orphan` | `conflict`; open. */
  readonly result: string;
  readonly type: string;
  readonly isTest: boolean;
  readonly reference: string | null;
  readonly externalId: string | null;
  readonly withdrawalId: string | null;
  readonly currencyId: string | null;
  readonly blockchain: string | null;
  readonly amount: string | null;
  readonly amountUsd: string | null;
  readonly txHash: string | null;
}

export const deliverySchema = s.looseObject<DeliveryView>({
  id: s.integer,
  at: timestampField,
  result: s.string(),
  type: s.string(),
  isTest: s.boolean,
  reference: s.nullable(s.string()),
  externalId: s.nullable(s.string()),
  withdrawalId: s.nullable(s.string()),
  currencyId: s.nullable(s.string()),
  blockchain: s.nullable(s.string()),
  amount: s.nullable(s.string()),
  amountUsd: s.nullable(s.string()),
  txHash: s.nullable(s.string()),
});

/** A page of deliveries. */
export interface DeliveryList {
  readonly wire: number;
  readonly deliveries: readonly DeliveryView[];
  readonly next: number | null;
}

/** `GET deliveries`: newest first. */
export const deliveryListSchema = s.looseObject<DeliveryList>({
  wire: s.integer,
  deliveries: s.array(deliverySchema),
  next: s.nullable(s.integer),
});

/** One attempt, by any person and with any outcome. */
export interface AuditEntryView {
  readonly id: number;
  readonly at: string;
  /** Null if no person was recognised. */
  readonly who: string | null;
  /** Name of the route; open. */
  readonly action: string;
  /** The withdrawal or order that it was about. */
  readonly target: string | null;
  /**
   * `done`; the code of the problem; `refused` or `unknown` for a withdrawal that was sent with that
   * outcome; `unknown` for a deletion at the service whose answer was lost; `cancelled` for an export that
   * its reader broke off; `unfinished` if no outcome is recorded: not yet, or never, because of a crash.
   * Open.
   */
  readonly outcome: string;
  readonly reason: string | null;
}

export const auditEntrySchema = s.looseObject<AuditEntryView>({
  id: s.integer,
  at: timestampField,
  who: s.nullable(s.string()),
  action: s.string(),
  target: s.nullable(s.string()),
  outcome: s.string(),
  reason: s.nullable(s.string()),
});

/** A page of the audit. */
export interface AuditList {
  readonly wire: number;
  readonly entries: readonly AuditEntryView[];
  readonly next: number | null;
}

/** `GET audit`: newest first. */
export const auditListSchema = s.looseObject<AuditList>({
  wire: s.integer,
  entries: s.array(auditEntrySchema),
  next: s.nullable(s.integer),
});
