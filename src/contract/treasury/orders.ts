/** What the store's ledger knows of its orders, for the back office. */
import { checkoutSnapshotSchema, type CheckoutSnapshot } from '../checkout.js';
import { instantField } from '../fields.js';
import { lineField } from '../oneLine.js';
import * as is from '../shape.js';
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

/** One order, as a shopper's page gets it: the same words on both sides. */
export const orderSchema = is.open<OrderView>({
  state: is.text(),
  checkout: checkoutSnapshotSchema,
});

/** A page of orders. */
export interface OrderList {
  readonly wire: number;
  readonly orders: readonly OrderView[];
  /**
   * Orders of this page that the store's version cannot read, by name, whatever state was asked for:
   * nothing can be said of them. Absent from stores that fail instead.
   */
  readonly unreadable?:
    | readonly {
        readonly kind: string;
        readonly reference: string;
      }[]
    | undefined;
  /** `after` of the next page; null at the end. */
  readonly next: string | null;
}

/** `GET orders`: newest first. */
export const orderListSchema = is.open<OrderList>({
  wire: is.whole,
  orders: is.list(orderSchema),
  unreadable: is.optional(
    is.list(
      is.open({
        kind: is.text(),
        reference: is.text(),
      }),
    ),
  ),
  next: is.nullable(is.text()),
});

/** One order with its refunds. */
export interface OrderDetail {
  readonly wire: number;
  readonly order: OrderView;
  /** Money that goes back, oldest first. */
  readonly refunds: readonly WithdrawalView[];
  /** Refunds of it that cannot be read: money may have gone back. Absent from stores that fail instead. */
  readonly unreadableRefunds?: readonly UnreadableWithdrawal[] | undefined;
}

/** `GET orders/{kind}/{reference}`, and what a release or the store's word answers. */
export const orderDetailSchema = is.open<OrderDetail>({
  wire: is.whole,
  order: orderSchema,
  refunds: is.list(withdrawalSchema),
  unreadableRefunds: is.optional(is.list(unreadableWithdrawalSchema)),
});

/** Why a person says something of an order. */
export interface OrderWordInput {
  readonly reason: string;
  /** Of the checkout that the person looked at: what holds it since then is not let go. */
  readonly version?: number | undefined;
}

/** `POST orders/…/release` and `/payment`. The reason is kept. */
export const orderWordInput = is.closed<OrderWordInput>({
  reason: lineField,
  version: is.optional(is.whole),
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

/** Its shape. */
export const deliverySchema = is.open<DeliveryView>({
  id: is.whole,
  at: instantField,
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

/** A page of deliveries. */
export interface DeliveryList {
  readonly wire: number;
  readonly deliveries: readonly DeliveryView[];
  readonly next: number | null;
}

/** `GET deliveries`: newest first. */
export const deliveryListSchema = is.open<DeliveryList>({
  wire: is.whole,
  deliveries: is.list(deliverySchema),
  next: is.nullable(is.whole),
});

/** One attempt, whoever made it and whatever came of it. */
export interface AuditEntryView {
  readonly id: number;
  readonly at: string;
  /** Null where nobody was recognised. */
  readonly who: string | null;
  /** Name of the route; open. */
  readonly action: string;
  /** The withdrawal or order that it was about. */
  readonly target: string | null;
  /**
   * `done`, the code of the problem, `refused` or `unknown` for a sending that came to that, `unknown`
   * for a deletion at the service whose answer was lost,
   * `cancelled` for an export that its reader broke off, `unfinished` where no outcome is recorded:
   * not yet, or never, because a crash came between. Open.
   */
  readonly outcome: string;
  readonly reason: string | null;
}

/** Its shape. */
export const auditEntrySchema = is.open<AuditEntryView>({
  id: is.whole,
  at: instantField,
  who: is.nullable(is.text()),
  action: is.text(),
  target: is.nullable(is.text()),
  outcome: is.text(),
  reason: is.nullable(is.text()),
});

/** A page of the audit. */
export interface AuditList {
  readonly wire: number;
  readonly entries: readonly AuditEntryView[];
  readonly next: number | null;
}

/** `GET audit`: newest first. */
export const auditListSchema = is.open<AuditList>({
  wire: is.whole,
  entries: is.list(auditEntrySchema),
  next: is.nullable(is.whole),
});
