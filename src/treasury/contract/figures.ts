/** The shop's books by day and month, and what is on its way. */
import { isZero, subtractToZero, type DecimalString } from '../../money/decimal.js';
import { decimalField, timestampField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';

/** Amounts in the currency that orders were agreed in. */
export interface DisplaySum {
  /** ISO 4217. */
  readonly currency: string;
  /** How many orders had a price in it. */
  readonly count: number;
  readonly paid: DecimalString;
  readonly refunded: DecimalString;
}

/** One line of the books. What is booked is `paidUsd` less `refundedUsd`. */
export interface BookedLine {
  /** Orders that were paid, or deposits. */
  readonly count: number;
  readonly paidUsd: DecimalString;
  /** Refunds that completed, of what was booked. */
  readonly refunds: number;
  readonly refundedUsd: DecimalString;
  /** How many payments and refunds have no known value. They are in no sum. */
  readonly unvalued: number;
  /** The largest first. Empty if no order was agreed in another currency; always empty for deposits. */
  readonly displays: readonly DisplaySum[];
}

/** The books of a day or a month. */
export interface BookedPeriod {
  /** `2026-11-25`, or `2026-11`, in the time zone of the answer. */
  readonly name: string;
  /**
   * Whether the ledger holds all of that time. False before the shop's first event, and where old orders were
   * deleted; the lines are then empty and say nothing.
   */
  readonly known: boolean;
  /** False while it is not over. */
  readonly over: boolean;
  readonly orders: BookedLine;
  /** Money that customers sent to their accounts: no income of orders. */
  readonly deposits: BookedLine;
}

/** What is left of what was paid after refunds; with a minus if more went back. */
export function bookedOf(paid: DecimalString, refunded: DecimalString): string {
  const below = subtractToZero(refunded, paid);
  return isZero(below) ? subtractToZero(paid, refunded) : `-${below}`;
}

/** What one order adds to the books. */
export interface BookedOrder {
  /** When it became paid. */
  readonly at: string;
  readonly paidUsd: DecimalString;
  readonly refundedUsd: DecimalString;
}

/** See {@link BookedOrder}. */
export const bookedOrderSchema = s.looseObject<BookedOrder>({
  at: timestampField,
  paidUsd: decimalField,
  refundedUsd: decimalField,
});

/** A payment that was detected and is not confirmed. */
export interface PaymentOnTheWay {
  /** Kind and reference of its order or customer. */
  readonly kind: string;
  readonly reference: string;
  /** Ticker. */
  readonly code: string;
  /** Coins. */
  readonly amount: DecimalString;
  /** US dollars; null if unknown. */
  readonly amountUsd: DecimalString | null;
  /** When it was detected. */
  readonly at: string;
}

/** The books, and what is beside them. Every amount whose currency is not named is in US dollars. */
export interface Figures {
  /** Oldest first. */
  readonly periods: readonly BookedPeriod[];
  /** Of all periods that are known. */
  readonly total: Pick<BookedPeriod, 'orders' | 'deposits'>;
  readonly today: BookedPeriod;
  readonly month: BookedPeriod;
  /** Payments of orders and customers of the status `pending`. */
  readonly onTheWay: {
    readonly orders: number;
    /** Null while there are too many to sum. */
    readonly payments: number | null;
    readonly amountUsd: DecimalString | null;
    readonly unvalued: number;
    /** A few, the newest first. */
    readonly newest: readonly PaymentOnTheWay[];
  };
  /** Orders that this version of the server cannot read. They are in none of the figures. */
  readonly unreadable: number;
}

/** `GET figures`. */
export interface FiguresView {
  /** Null while the server has no complete index of its orders. */
  readonly figures: Figures | null;
  /** When they were summed. */
  readonly at: string;
}

const lineSchema = s.looseObject<BookedLine>({
  count: s.integer,
  paidUsd: decimalField,
  refunds: s.integer,
  refundedUsd: decimalField,
  unvalued: s.integer,
  displays: s.array(
    s.looseObject<DisplaySum>({
      currency: s.string(),
      count: s.integer,
      paid: decimalField,
      refunded: decimalField,
    }),
  ),
});

const periodSchema = s.looseObject<BookedPeriod>({
  name: s.string(/^\d{4}-\d\d(?:-\d\d)?$/),
  known: s.boolean,
  over: s.boolean,
  orders: lineSchema,
  deposits: lineSchema,
});

/** `GET figures`. */
export const figuresSchema = s.looseObject<FiguresView>({
  figures: s.nullable(
    s.looseObject<Figures>({
      periods: s.array(periodSchema),
      total: s.looseObject({ orders: lineSchema, deposits: lineSchema }),
      today: periodSchema,
      month: periodSchema,
      onTheWay: s.looseObject({
        orders: s.integer,
        payments: s.nullable(s.integer),
        amountUsd: s.nullable(decimalField),
        unvalued: s.integer,
        newest: s.array(
          s.looseObject<PaymentOnTheWay>({
            kind: s.string(),
            reference: s.string(),
            code: s.string(),
            amount: decimalField,
            amountUsd: s.nullable(decimalField),
            at: timestampField,
          }),
        ),
      }),
      unreadable: s.integer,
    }),
  ),
  at: timestampField,
});
