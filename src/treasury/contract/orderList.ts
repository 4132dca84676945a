/** The back office's list of orders: what narrows it, one row, a page, and the numbers of each view. */
import { decimalField, timestampField } from '../../contract/fieldSchemas.js';
import type { DecimalString } from '../../money/decimalString.js';
import * as s from '../../contract/schema.js';

/**
 * The one status of an order, from what needs a decision to what needs nothing.
 *
 * - `held`: the service stopped a transfer, or contradicts itself about one.
 * - `late`, `wrong_currency`, `over`: money that does not belong to the price, and nobody has decided: no
 *   refund of it is under way or completed.
 * - `partial`: less than the price has arrived.
 * - `pending`: the price is covered, but not confirmed.
 * - `unpaid`: nothing has arrived. `paid`, `closed`, `refunded`: over.
 * - `account`: a customer's wallet, which takes any amount.
 * - `unreadable`: a newer release wrote an event of it.
 */
export const ORDER_STATUSES = [
  'held',
  'late',
  'wrong_currency',
  'over',
  'partial',
  'pending',
  'unpaid',
  'paid',
  'closed',
  'refunded',
  'account',
  'unreadable',
] as const;

/** A status of {@link ORDER_STATUSES}. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * What a list shows. `attention`: what a person has to look at. `paid` and `refunded` also hold orders
 * whose status is another, such as `over`. Every other view is the status of its name.
 */
export const ORDER_VIEWS = ['attention', ...ORDER_STATUSES] as const;

/** A view of {@link ORDER_VIEWS}. */
export type OrderViewName = (typeof ORDER_VIEWS)[number];

/** An amount of one currency. */
export interface CoinAmount {
  readonly currencyId: string;
  readonly code: string;
  readonly amount: DecimalString;
}

/** See {@link CoinAmount}. */
export const coinAmountSchema = s.looseObject<CoinAmount>({
  currencyId: s.string(),
  code: s.string(),
  amount: decimalField,
});

/** A payment that came after its price had expired. */
export interface LatePayment extends CoinAmount {
  /** US dollars when it arrived, as the service valued it; null if it did not. */
  readonly usd: DecimalString | null;
  readonly expiredAt: string;
  readonly arrivedAt: string;
}

/** See {@link LatePayment}. */
export const latePaymentSchema = s.looseObject<LatePayment>({
  currencyId: s.string(),
  code: s.string(),
  amount: decimalField,
  usd: s.nullable(decimalField),
  expiredAt: timestampField,
  arrivedAt: timestampField,
});

/** The newest refund of an order that is under way. */
export interface RefundUnderWay extends CoinAmount {
  /** One of the stages in `UNDER_WAY`; open. */
  readonly stage: string;
}

const refundUnderWaySchema = s.looseObject<RefundUnderWay>({
  stage: s.string(),
  currencyId: s.string(),
  code: s.string(),
  amount: decimalField,
});

/** One order of the list. */
export interface OrderRowView {
  /** `payment` | `top_up`; open. */
  readonly kind: string;
  /** The store's own order or customer number. */
  readonly reference: string;
  /** One of {@link ORDER_STATUSES}; open. */
  readonly status: string;
  /** Whether a person has to look at it now. */
  readonly attention: boolean;
  /** Everything that is out of the ordinary: `partial`, `over`, `late`, `wrong_currency`, `held`; open. */
  readonly exceptions: readonly string[];
  readonly paid: boolean;
  /** US dollars; null for an account, and if it cannot be read. */
  readonly amountUsd: DecimalString | null;
  /** The price in the store's own currency. */
  readonly display: { readonly amount: DecimalString; readonly currency: string } | null;
  /** The currency that the shopper chose last; null before that. */
  readonly currency: {
    readonly id: string;
    readonly code: string;
    readonly blockchain: string;
    readonly networkName: string;
  } | null;
  /** What was asked for in that currency; null for an account. */
  readonly payable: DecimalString | null;
  /** What is missing or too much, in that currency. */
  readonly due: DecimalString | null;
  readonly excess: DecimalString | null;
  /**
   * What the order needs a decision about and can go back: too much, late, or in another currency. Null without
   * any, and where several currencies came.
   */
  readonly surplus: CoinAmount | null;
  /** Null unless a payment came late, and where it is not known for how long. */
  readonly late: LatePayment | null;
  /** Null if no refund is under way. */
  readonly refund: RefundUnderWay | null;
  /** Everything that has arrived, also unconfirmed, held, late and in other currencies. */
  readonly arrived: readonly CoinAmount[];
  /** The same in US dollars, as the service valued it; null if it did not value all of it. */
  readonly arrivedUsd: DecimalString | null;
  readonly openedAt: string;
  /** Time of the newest event. */
  readonly changedAt: string;
  /** When the newest money arrived; null without any. */
  readonly arrivedAt: string | null;
  /** When the price expires or expired; null without one. */
  readonly expiresAt: string | null;
  /** The customer's e-mail; null unless the store keeps it. */
  readonly email: string | null;
}

/** One row. */
export const orderRowSchema = s.looseObject<OrderRowView>({
  kind: s.string(),
  reference: s.string(),
  status: s.string(),
  attention: s.boolean,
  exceptions: s.array(s.string()),
  paid: s.boolean,
  amountUsd: s.nullable(decimalField),
  display: s.nullable(s.looseObject({ amount: decimalField, currency: s.string() })),
  currency: s.nullable(
    s.looseObject({
      id: s.string(),
      code: s.string(),
      blockchain: s.string(),
      networkName: s.string(),
    }),
  ),
  payable: s.nullable(decimalField),
  due: s.nullable(decimalField),
  excess: s.nullable(decimalField),
  surplus: s.nullable(coinAmountSchema),
  late: s.nullable(latePaymentSchema),
  refund: s.nullable(refundUnderWaySchema),
  arrived: s.array(coinAmountSchema),
  arrivedUsd: s.nullable(decimalField),
  openedAt: timestampField,
  changedAt: timestampField,
  arrivedAt: s.nullable(timestampField),
  expiresAt: s.nullable(timestampField),
  email: s.nullable(s.string()),
});

/** A page of the list. */
export interface OrderRowList {
  readonly orders: readonly OrderRowView[];
  /** `after` of the next page; null at the end. */
  readonly next: string | null;
  /**
   * Whether the index answered: all orders, what needs attention first. Otherwise the ledger was read,
   * newest first and a limited number for each page, so that a page may be short or empty and still have
   * a `next`.
   */
  readonly indexed: boolean;
  /** The store's clock, from which ages count. */
  readonly serverTime: string;
}

/** `GET orders/search`. */
export const orderRowListSchema = s.looseObject<OrderRowList>({
  orders: s.array(orderRowSchema),
  next: s.nullable(s.string()),
  indexed: s.boolean,
  serverTime: timestampField,
});

/** How many orders a view has. */
export interface OrderCount {
  /** One of {@link ORDER_VIEWS}, or `all`; open. */
  readonly view: string;
  readonly count: number;
}

/** How many orders each view has. An order counts in each view that it is in. */
export interface OrderCountsView {
  /** Null while there is no index. */
  readonly counts: readonly OrderCount[] | null;
}

/** `GET orders/counts`. */
export const orderCountsSchema = s.looseObject<OrderCountsView>({
  counts: s.nullable(s.array(s.looseObject<OrderCount>({ view: s.string(), count: s.integer }))),
});
