/** What the store's ledger knows of its orders, for the back office. */
import { checkoutSnapshotSchema } from '../checkout.js';
import { instantField } from '../fields.js';
import { lineField } from '../oneLine.js';
import * as is from '../shape.js';
import type { ShapeOf } from '../shape.js';
import { unreadableWithdrawalSchema, withdrawalSchema } from './withdrawals.js';

/** One order, as a shopper's page gets it: the same words on both sides. */
export const orderSchema = is.open({
  /** `open` | `held` | `paid` | `closed`; open. */
  state: is.text(),
  checkout: checkoutSnapshotSchema,
});

/** One order. */
export type OrderView = ShapeOf<typeof orderSchema>;

/** `GET orders`: newest first. */
export const orderListSchema = is.open({
  wire: is.whole,
  orders: is.list(orderSchema),
  /**
   * Orders of this page that the store's version cannot read, by name, whatever state was asked for:
   * nothing can be said of them. Absent from stores that fail instead.
   */
  unreadable: is.optional(is.list(is.open({ kind: is.text(), reference: is.text() }))),
  /** `after` of the next page; null at the end. */
  next: is.nullable(is.text()),
});

/** A page of orders. */
export type OrderList = ShapeOf<typeof orderListSchema>;

/** `GET orders/{kind}/{reference}`, and what a release or the store's word answers. */
export const orderDetailSchema = is.open({
  wire: is.whole,
  order: orderSchema,
  /** Money that goes back, oldest first. */
  refunds: is.list(withdrawalSchema),
  /** Refunds of it that cannot be read: money may have gone back. Absent from stores that fail instead. */
  unreadableRefunds: is.optional(is.list(unreadableWithdrawalSchema)),
});

/** One order with its refunds. */
export type OrderDetail = ShapeOf<typeof orderDetailSchema>;

/** `POST orders/…/release` and `/payment`. The reason is kept. */
export const orderWordInput = is.closed({
  reason: lineField,
  /** Of the checkout that the person looked at: what holds it since then is not let go. */
  version: is.optional(is.whole),
});

/** Why a person says something of an order. */
export type OrderWordInput = ShapeOf<typeof orderWordInput>;

/** One delivery of the service. */
export const deliverySchema = is.open({
  id: is.whole,
  at: instantField,
  /** `accepted` | `orphan` | `conflict`; open. */
  result: is.text(),
  type: is.text(),
  isTest: is.flag,
  reference: is.nullable(is.text()),
  externalId: is.nullable(is.text()),
  withdrawalId: is.nullable(is.text()),
  currencyId: is.nullable(is.text()),
  blockchain: is.nullable(is.text()),
  amount: is.nullable(is.text()),
  amountUsd: is.nullable(is.text()),
  txHash: is.nullable(is.text()),
});

/** `GET deliveries`: newest first. */
export const deliveryListSchema = is.open({
  wire: is.whole,
  deliveries: is.list(deliverySchema),
  next: is.nullable(is.whole),
});

/** A page of deliveries. */
export type DeliveryList = ShapeOf<typeof deliveryListSchema>;

/** One attempt, whoever made it and whatever came of it. */
export const auditEntrySchema = is.open({
  id: is.whole,
  at: instantField,
  /** Null where nobody was recognised. */
  who: is.nullable(is.text()),
  /** Name of the route; open. */
  action: is.text(),
  /** The withdrawal or order that it was about. */
  target: is.nullable(is.text()),
  /**
   * `done`, the code of the problem, `refused` or `unknown` for a sending that came to that, `unknown`
   * for a deletion at the service whose answer was lost,
   * `cancelled` for an export that its reader broke off, `unfinished` where no outcome is recorded:
   * not yet, or never, because a crash came between. Open.
   */
  outcome: is.text(),
  reason: is.nullable(is.text()),
});

/** `GET audit`: newest first. */
export const auditListSchema = is.open({
  wire: is.whole,
  entries: is.list(auditEntrySchema),
  next: is.nullable(is.whole),
});

/** A page of the audit. */
export type AuditList = ShapeOf<typeof auditListSchema>;
