/**
 * What the shop's books are summed from: rows beside the index of orders, derived from the ledger like it.
 */
import { addDecimal, type DecimalString } from '../../money/decimal.js';

/**
 * What an entry counts as.
 *
 * - `paid`: an order that is paid, with its own amount. `at`: when that was recorded.
 * - `refund`: what a completed refund takes from such an order. `at`: when it completed.
 * - `deposit`: money of a customer's account that is confirmed and not held. `at`: when the ledger first held that.
 * - `deposit_refund`: a completed refund to such a customer.
 * - `unbooked`: confirmed money of an order that paid for nothing: too much, too little, late or in another currency.
 * - `unbooked_refund`: a completed refund of such money alone.
 * - `undecided`: money that is held.
 * - `none`: nothing at present, such as an order that is held.
 */
export type MoneyEntryKind =
  | 'paid'
  | 'refund'
  | 'deposit'
  | 'deposit_refund'
  | 'unbooked'
  | 'unbooked_refund'
  | 'undecided'
  | 'none';

/** An amount in the currency that an order was agreed in. */
export interface DisplayMoney {
  /** ISO 4217. */
  readonly currency: string;
  readonly amount: DecimalString;
}

/**
 * One entry of an order. Each belongs to an event of the ledger, and later readings of an order have all
 * entries of the earlier ones: what no longer counts becomes `none`, and no entry is ever taken away.
 */
export interface MoneyEntry {
  /** Sequence of its event: never reused, so it is the entry's id. */
  readonly sequence: number;
  readonly kind: MoneyEntryKind;
  /** RFC 3339, UTC, milliseconds. */
  readonly at: string;
  /** US dollars; null if unknown. */
  readonly amountUsd: DecimalString | null;
  /** Null for an order without a price of its own in another currency. */
  readonly display: DisplayMoney | null;
  /** What only the file of bookings has, as JSON. The index does not read it. */
  readonly shown: string;
}

/** A span of time: from `from` on, until just before `before`. RFC 3339, UTC, milliseconds. */
export interface Period {
  readonly from: string;
  readonly before: string;
}

/** A sum over the entries that are alike in every field above `count`. */
export interface MoneySum {
  /** Index of the period. */
  readonly period: number;
  readonly kind: Exclude<MoneyEntryKind, 'none'>;
  /** Currency of the display amounts; null for entries without. */
  readonly currency: string | null;
  /** Whether their values in US dollars are known. */
  readonly valued: boolean;
  readonly count: number;
  /** US dollars; zero unless `valued`. */
  readonly amountUsd: DecimalString;
  /** In `currency`; zero without one. */
  readonly display: DecimalString;
}

/** One sum for each group. */
export function mergeSums(parts: readonly MoneySum[]): MoneySum[] {
  const sums = new Map<string, MoneySum>();
  for (const part of parts) {
    const { count, amountUsd, display, ...group } = part;
    const key = JSON.stringify(Object.values(group));
    const sum = sums.get(key);
    sums.set(key, {
      ...group,
      count: (sum?.count ?? 0) + count,
      amountUsd: sum ? addDecimal(sum.amountUsd, amountUsd) : amountUsd,
      display: sum ? addDecimal(sum.display, display) : display,
    });
  }
  return [...sums.values()];
}

/** The place of an entry in a list: the next page begins after it. */
export type EntryPlace = Pick<MoneyEntry, 'at' | 'sequence'>;

/** Which page of the entries of a period, oldest first. */
export interface EntryPageQuery {
  readonly period: Period;
  /** Null for the first page. */
  readonly after: EntryPlace | null;
  /** At least 1. */
  readonly limit: number;
}

/** An entry that counts, with what its order's row says of it. */
export interface ListedEntry extends MoneyEntry {
  readonly kind: Exclude<MoneyEntryKind, 'none'>;
  readonly stream: string;
  readonly email: string | null;
}
