/** The shop's books by day and month, and what is on its way. */
import { isZero, subtractToZero, type DecimalString } from '../../money/decimal.js';
import { decimalField, timestampField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';

/** One line of the books. What is booked is `paidUsd` less `refundedUsd`. */
export type BookedLine = s.Infer<typeof lineSchema>;

/** The books of a day or a month. */
export type BookedPeriod = s.Infer<typeof periodSchema>;

/** What is left of what was paid after refunds; with a minus if more went back. */
export function bookedOf(paid: DecimalString, refunded: DecimalString): string {
  const below = subtractToZero(refunded, paid);
  return isZero(below) ? subtractToZero(paid, refunded) : `-${below}`;
}

/** What one order adds to the books. */
export type BookedOrder = s.Infer<typeof bookedOrderSchema>;

/** See {@link BookedOrder}. */
export const bookedOrderSchema = s.looseObject({
  /** When it became paid. */
  at: timestampField,
  paidUsd: decimalField,
  refundedUsd: decimalField,
});

/** `GET figures`. */
export type FiguresView = s.Infer<typeof figuresSchema>;

/** Amounts in the currency that orders were agreed in. */
export type DisplaySum = s.Infer<typeof displaySumSchema>;

const displaySumSchema = s.looseObject({
  /** ISO 4217. */
  currency: s.string(),
  /** How many orders had a price in it. */
  count: s.integer,
  paid: decimalField,
  refunded: decimalField,
});

const lineSchema = s.looseObject({
  /** Orders that were paid, or deposits. */
  count: s.integer,
  paidUsd: decimalField,
  /** Refunds that completed, of what was booked. */
  refunds: s.integer,
  refundedUsd: decimalField,
  /** How many payments and refunds have no known value. They are in no sum. */
  unvalued: s.integer,
  /** The largest first. Empty if no order was agreed in another currency; always empty for deposits. */
  displays: s.array(displaySumSchema),
});

const periodSchema = s.looseObject({
  /** `2026-11-25`, or `2026-11`, in the time zone of the answer. */
  name: s.string(/^\d{4}-\d\d(?:-\d\d)?$/),
  /**
   * Whether the ledger holds all of that time. False before the shop's first event, and where old orders were
   * deleted; the lines are then empty and say nothing.
   */
  known: s.boolean,
  /** False while it is not over. */
  over: s.boolean,
  orders: lineSchema,
  /** Money that customers sent to their accounts: no income of orders. */
  deposits: lineSchema,
});

/** A payment that was detected and is not confirmed. */
export type PaymentOnTheWay = s.Infer<typeof paymentOnTheWaySchema>;

const paymentOnTheWaySchema = s.looseObject({
  /** Kind and reference of its order or customer. */
  kind: s.string(),
  reference: s.string(),
  /** Ticker. */
  code: s.string(),
  /** Coins. */
  amount: decimalField,
  /** US dollars; null if unknown. */
  amountUsd: s.nullable(decimalField),
  /** When it was detected. */
  at: timestampField,
});

/** The books, and what is beside them. Every amount whose currency is not named is in US dollars. */
export type Figures = s.Infer<typeof bookedFiguresSchema>;

const bookedFiguresSchema = s.looseObject({
  /** Oldest first. */
  periods: s.array(periodSchema),
  /** Of all periods that are known. */
  total: s.looseObject({ orders: lineSchema, deposits: lineSchema }),
  today: periodSchema,
  month: periodSchema,
  /** Payments that are not confirmed: of the status `pending`, and those that wait to be decided about. */
  onTheWay: s.looseObject({
    orders: s.integer,
    /** Null while there are too many to sum. */
    payments: s.nullable(s.integer),
    amountUsd: s.nullable(decimalField),
    unvalued: s.integer,
    /** A few, the newest first. */
    newest: s.array(paymentOnTheWaySchema),
  }),
  /** Orders that this version of the server cannot read. They are in none of the figures. */
  unreadable: s.integer,
});

/** `GET figures`. */
export const figuresSchema = s.looseObject({
  /** Null while the server has no complete index of its orders. */
  figures: s.nullable(bookedFiguresSchema),
  /** When they were summed. */
  at: timestampField,
});
