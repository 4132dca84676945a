/** The back office's list of orders: what narrows it, one row, a page, and the numbers of each view. */
import { decimalField, timestampField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';

/**
 * The one status of an order, from what needs a decision to what needs nothing.
 *
 * - `held`: the service stopped a transfer, or contradicts itself about one.
 * - `late`, `wrong_currency`, `over`: money that does not belong to the price. Part of it can go back, and no refund
 *   of that part is under way, so a person has to decide.
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
export type CoinAmount = s.Infer<typeof coinAmountSchema>;

const coinAmount = { currencyId: s.string(), code: s.string(), amount: decimalField };

/** See {@link CoinAmount}. */
export const coinAmountSchema = s.looseObject(coinAmount);

/** A payment that came after its price had expired. */
export type LatePayment = s.Infer<typeof latePaymentSchema>;

/** See {@link LatePayment}. */
export const latePaymentSchema = s.looseObject({
  ...coinAmount,
  /** US dollars when it arrived, as the service valued it; null if it did not. */
  usd: s.nullable(decimalField),
  expiredAt: timestampField,
  arrivedAt: timestampField,
});

/** The newest refund of an order that is under way. */
export type RefundUnderWay = s.Infer<typeof refundUnderWaySchema>;

const refundUnderWaySchema = s.looseObject({
  /** A stage that `isUnderWay`; open. */
  stage: s.string(),
  ...coinAmount,
});

/** One order of the list. */
export type OrderRowView = s.Infer<typeof orderRowSchema>;

/** One row. */
export const orderRowSchema = s.looseObject({
  /** `payment` | `top_up`; open. */
  kind: s.string(),
  /** The store's own order or customer number. */
  reference: s.string(),
  /** One of {@link ORDER_STATUSES}; open. */
  status: s.string(),
  /** Whether a person has to look at it now. */
  attention: s.boolean,
  /** Everything that is out of the ordinary: `partial`, `over`, `late`, `wrong_currency`, `held`; open. */
  exceptions: s.array(s.string()),
  paid: s.boolean,
  /** US dollars; null for an account, and if it cannot be read. */
  amountUsd: s.nullable(decimalField),
  /** The price in the store's own currency. */
  display: s.nullable(s.looseObject({ amount: decimalField, currency: s.string() })),
  /** The currency that the shopper chose last; null before that. */
  currency: s.nullable(
    s.looseObject({
      id: s.string(),
      code: s.string(),
      blockchain: s.string(),
      networkName: s.string(),
    }),
  ),
  /** What was asked for in that currency; null for an account. */
  payable: s.nullable(decimalField),
  /** What is missing or too much, in that currency. */
  due: s.nullable(decimalField),
  excess: s.nullable(decimalField),
  /**
   * What the order needs a decision about and can go back: too much, late, or in another currency. Null without
   * any, and where several currencies came.
   */
  surplus: s.nullable(coinAmountSchema),
  /** Null unless a payment came late, and where it is not known for how long. */
  late: s.nullable(latePaymentSchema),
  /** Null if no refund is under way. */
  refund: s.nullable(refundUnderWaySchema),
  /** Everything that has arrived, also unconfirmed, held, late and in other currencies. */
  arrived: s.array(coinAmountSchema),
  /** The same in US dollars, as the service valued it; null if it did not value all of it. */
  arrivedUsd: s.nullable(decimalField),
  openedAt: timestampField,
  /** Time of the newest event. */
  changedAt: timestampField,
  /** When the newest money arrived; null without any. */
  arrivedAt: s.nullable(timestampField),
  /** When the price expires or expired; null without one. */
  expiresAt: s.nullable(timestampField),
  /** The customer's e-mail; null unless the store keeps it. */
  email: s.nullable(s.string()),
});

/** A page of the list. */
export type OrderRowList = s.Infer<typeof orderRowListSchema>;

/** `GET orders/search`. */
export const orderRowListSchema = s.looseObject({
  orders: s.array(orderRowSchema),
  /** `after` of the next page; null at the end. */
  next: s.nullable(s.string()),
  /**
   * Whether the index answered: all orders, what needs attention first. Otherwise the ledger was read,
   * newest first and a limited number for each page, so that a page may be short or empty and still have
   * a `next`.
   */
  indexed: s.boolean,
  /** The store's clock, from which ages count. */
  serverTime: timestampField,
});

/** How many orders a view has. */
export type OrderCount = s.Infer<typeof orderCountSchema>;

const orderCountSchema = s.looseObject({
  /** One of {@link ORDER_VIEWS}, or `all`; open. */
  view: s.string(),
  count: s.integer,
});

/** How many orders each view has. An order counts in each view that it is in. */
export type OrderCountsView = s.Infer<typeof orderCountsSchema>;

/** `GET orders/counts`. */
export const orderCountsSchema = s.looseObject({
  /** Null while there is no index. */
  counts: s.nullable(s.array(orderCountSchema)),
});
