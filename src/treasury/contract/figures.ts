/** The back office's figures: income by day, what is open, and how long payments take. */
import type { DecimalString } from '../../money/decimalString.js';
import { decimalField, timestampField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';

/** What came in of one currency in a day. */
export interface IncomeByCurrency {
  readonly currencyId: string;
  /** Ticker. */
  readonly code: string;
  readonly networkName: string;
  /** Transfers that were confirmed. */
  readonly payments: number;
  /** Coins, of all of them. */
  readonly amount: DecimalString;
  /** US dollars, of those whose value is known. */
  readonly amountUsd: DecimalString;
  /** How many of them have no known value. */
  readonly unvalued: number;
}

/** What came in in one day. */
export interface IncomeDay {
  /** `2026-11-25`, in the time zone of the answer. */
  readonly day: string;
  /**
   * Whether the ledger holds all payments of that day. False for days before the store's first event and
   * for days whose old orders were deleted; all else is then empty and says nothing.
   */
  readonly known: boolean;
  /** False for today. */
  readonly over: boolean;
  readonly payments: number;
  /** US dollars, of the payments whose value is known. */
  readonly amountUsd: DecimalString;
  /** How many payments have no known value. */
  readonly unvalued: number;
  /** Largest value first. */
  readonly currencies: readonly IncomeByCurrency[];
}

/** Figures of a number of days. Every amount is in US dollars. */
export interface Figures {
  /** Oldest first, today last. */
  readonly income: readonly IncomeDay[];
  /** Orders that were paid today, and their prices. */
  readonly paidToday: { readonly orders: number; readonly amountUsd: DecimalString };
  /** Orders for which nothing has arrived, their prices, and how many have a price that still holds. */
  readonly unpaid: {
    readonly orders: number;
    readonly amountUsd: DecimalString;
    readonly live: number;
  };
  /** Transfers that were seen and are not confirmed, their value, and how many have no known value. */
  readonly pending: {
    readonly transfers: number;
    readonly amountUsd: DecimalString;
    readonly unvalued: number;
  };
  /** Orders that this version of the store cannot read. They are in none of the figures. */
  readonly unreadable: number;
}

/** `GET figures`. */
export interface FiguresView {
  readonly wire: number;
  /** IANA name of the zone in which days begin. */
  readonly timeZone: string;
  /** Null while the store has no complete index of its orders. */
  readonly figures: Figures | null;
  /** When they were summed. */
  readonly at: string;
}

const count = s.integer;

const dayField = s.string(/^\d{4}-\d\d-\d\d$/);

const incomeDaySchema = s.looseObject<IncomeDay>({
  day: dayField,
  known: s.boolean,
  over: s.boolean,
  payments: count,
  amountUsd: decimalField,
  unvalued: count,
  currencies: s.array(
    s.looseObject<IncomeByCurrency>({
      currencyId: s.string(),
      code: s.string(),
      networkName: s.string(),
      payments: count,
      amount: decimalField,
      amountUsd: decimalField,
      unvalued: count,
    }),
  ),
});

const ordersOf = { orders: count, amountUsd: decimalField };

/** `GET figures`. */
export const figuresSchema = s.looseObject<FiguresView>({
  wire: s.integer,
  timeZone: s.string(),
  figures: s.nullable(
    s.looseObject<Figures>({
      income: s.array(incomeDaySchema),
      paidToday: s.looseObject(ordersOf),
      unpaid: s.looseObject({ ...ordersOf, live: count }),
      pending: s.looseObject({ transfers: count, amountUsd: decimalField, unvalued: count }),
      unreadable: count,
    }),
  ),
  at: timestampField,
});
