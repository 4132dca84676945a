/**
 * What the back office's figures are summed from: rows beside the index of orders, derived from the ledger
 * like it.
 */
import type { DecimalString } from '../../money/decimalString.js';

/**
 * What an entry counts as.
 *
 * - `confirmed`: a transfer that is confirmed and not held. `at`: when the ledger first held that.
 * - `seen`: a transfer that was seen and is not confirmed. `at`: when the ledger first held that.
 * - `paid`: an order that is paid. `at`: when that was recorded.
 * - `unpaid`: an order for which nothing has arrived. `at`: when it was opened; `until`: when its price
 *   expires.
 * - `none`: nothing at present, such as a second statement about one transfer.
 */
export type MoneyEntryKind = 'confirmed' | 'seen' | 'paid' | 'unpaid' | 'none';

/**
 * One entry of an order. Each belongs to an event of the ledger, and later readings of an order have all
 * entries of the earlier ones: what no longer counts becomes `none`, and no entry is ever taken away.
 */
export interface MoneyEntry {
  /** Sequence of its event: never reused, so it is the entry's id. */
  readonly sequence: number;
  readonly kind: MoneyEntryKind;
  /** RFC 3339, UTC, milliseconds, as `until`. */
  readonly at: string;
  readonly until: string | null;
  /** Currency and network of a transfer; null for an order. */
  readonly currencyId: string | null;
  readonly blockchain: string | null;
  /** Coins; null for an order. */
  readonly amount: DecimalString | null;
  /** US dollars; null if unknown. */
  readonly amountUsd: DecimalString | null;
}

/** A span of time: from `from` on, until just before `before`. RFC 3339, UTC, milliseconds. */
export interface Period {
  readonly from: string;
  readonly before: string;
}

/** Every time there is. */
export const ALWAYS: Period = { from: '0', before: '~' };

/** What to sum. */
export interface MoneySumQuery {
  readonly kind: Exclude<MoneyEntryKind, 'none'>;
  /** One or more. */
  readonly periods: readonly Period[];
  /** Now, for `live`. */
  readonly asOf: string;
}

/** A sum over the entries that are alike in every field above `count`. */
export interface MoneySum {
  /** Index of the period. */
  readonly period: number;
  readonly currencyId: string | null;
  readonly blockchain: string | null;
  /** Whether their values in US dollars are known. */
  readonly valued: boolean;
  /** Whether `until` is still to come. */
  readonly live: boolean;
  readonly count: number;
  /** Coins. */
  readonly amount: DecimalString;
  /** US dollars; zero unless `valued`. */
  readonly amountUsd: DecimalString;
}
