/**
 * An index of orders: what the back office's list filters, sorts and searches. It is derived from the
 * ledger and can be rebuilt from it at any time, so nothing else may rest on it.
 */
import type { DecimalString } from '../../money/decimalString.js';
import type { EntryPageQuery, ListedEntry, MoneyEntry, MoneySum, Period } from './moneyEntries.js';

/** One order, as the index keeps it. */
export interface OrderRow {
  /** The order's stream in the ledger. */
  readonly stream: string;
  /** Sequence of the event that opened the order: never reused, so it is the row's id. */
  readonly opened: number;
  /** Time of that event: RFC 3339, UTC, milliseconds. The list is sorted by it. */
  readonly openedAt: string;
  /** One word for the state of the order. An open set. */
  readonly status: string;
  /** From when on a person has to look at it: RFC 3339, UTC, milliseconds. Null for never. */
  readonly attentionAt: string | null;
  readonly paid: boolean;
  readonly refunded: boolean;
  /** Currency of the current price; null if none was chosen. */
  readonly currencyId: string | null;
  /** The customer's e-mail, if the store keeps it. */
  readonly email: string | null;
  /** What the order is found by, each made with `searchTerm`. Terms are only ever added to an order. */
  readonly terms: readonly string[];
  /** What the list shows, as JSON. The index does not read it. */
  readonly shown: string;
  /** What the order adds to the shop's books. Entries are only ever added to an order. */
  readonly money: readonly MoneyEntry[];
}

/** Which orders. Every part narrows the list. */
export interface OrderFilter {
  readonly status?: string | undefined;
  /** Only those that need attention. */
  readonly attention?: true | undefined;
  readonly paid?: true | undefined;
  readonly refunded?: true | undefined;
  readonly currencyId?: string | undefined;
  /** Opened at this time or later: RFC 3339, UTC, milliseconds. */
  readonly openedFrom?: string | undefined;
  /** Opened before this time. */
  readonly openedBefore?: string | undefined;
  /** Only orders with a term that begins with this one, which was made with `searchTerm`. */
  readonly term?: string | undefined;
  /** With `term`: that same term ends so. Letters of ASCII in lower case, and digits. */
  readonly termEnd?: string | undefined;
  /** With `term`: orders with a term that begins with this one fit, too. */
  readonly orTerm?: string | undefined;
}

/** The place of a row in the list: the next page begins after it. */
export interface OrderPosition {
  readonly attention: boolean;
  readonly openedAt: string;
  readonly opened: number;
}

/** Which page of the list. */
export interface OrderPageQuery {
  readonly filter: OrderFilter;
  /** Now, for `attentionAt`. All pages of one list pass the time of the first. */
  readonly asOf: string;
  /** Null for the first page. */
  readonly after: OrderPosition | null;
  /** At least 1. */
  readonly limit: number;
}

/** A row of the list. */
export interface ListedOrder extends Omit<OrderRow, 'terms' | 'money'> {
  /** Whether it needs attention at `asOf`. */
  readonly attention: boolean;
}

/** Numbers of orders. One order counts in several of them. */
export interface OrderCounts {
  readonly all: number;
  readonly attention: number;
  readonly paid: number;
  readonly refunded: number;
  readonly byStatus: Readonly<Record<string, number>>;
}

/** How far the index is. */
export interface IndexProgress {
  /** Grows with each rebuild, so that rows of an earlier one lose against those of a later one. */
  readonly generation: number;
  /** Which form the rows have: a release that reads orders differently rebuilds the index. */
  readonly form: number;
  /** Every event up to this sequence is in the rows; 0 for none. */
  readonly position: number;
}

/** Rows to write. */
export interface OrderBatch {
  readonly generation: number;
  /** The position from which the events of this batch were read. */
  readonly from: number;
  /**
   * Sequence of the last event of this batch. Each row was computed after that event was read, so it
   * includes everything up to there.
   */
  readonly upTo: number;
  readonly rows: readonly OrderRow[];
}

/**
 * The index. A ledger that is neither in SQL nor in memory has none: its list reads the ledger itself.
 *
 * Any number of instances may fill one index at the same time, from any position that `progress` gave:
 * a row never replaces one that was computed from more of the ledger, and the position moves only if
 * everything before it is in the rows.
 */
export interface OrderIndex {
  progress(): Promise<IndexProgress>;
  /**
   * Writes rows, each unless the index has a newer one, and then moves the position to `upTo`, unless it is
   * further, below `from` or of another generation. Rows of orders that the ledger no longer has are left
   * out, if the index can tell.
   */
  write(batch: OrderBatch): Promise<void>;
  /**
   * Begins a rebuild: position 0, the next generation. Nothing happens if the index is no longer of
   * `generation`, because another instance was first. Rows stay until they are written again.
   */
  restart(rebuild: { readonly generation: number; readonly form: number }): Promise<void>;
  /** One page: what needs attention first, then the newest. */
  find(query: OrderPageQuery): Promise<readonly ListedOrder[]>;
  count(query: Pick<OrderPageQuery, 'filter' | 'asOf'>): Promise<OrderCounts>;
  /**
   * Exact sums of the orders' entries, in any order; none for a period without entries.
   *
   * @param query.periods one or more; they may overlap.
   */
  sum(query: { readonly periods: readonly Period[] }): Promise<readonly MoneySum[]>;
  /** One page of the entries that count, oldest first. */
  entries(query: EntryPageQuery): Promise<readonly ListedEntry[]>;
}

/** The term of an amount, found as a whole with its currency or in any: no other term begins so. */
export const amountTerm = (amount: DecimalString, code?: string): string =>
  `=${amount}=${code === undefined ? '' : `${code.toLowerCase()}=`}`;

/** Longest term and query, in UTF-16 code units. */
export const MAX_TERM_LENGTH = 200;

/** Prefixes of payment links: an address is often copied with its own. */
const SCHEME = /^(?:bitcoin|bitcoincash|litecoin|dogecoin|ethereum|tron):/;

/** NUL, which databases refuse, and halves of surrogate pairs, which UTF-8 cannot write. */
const UNWRITABLE = /[\0\p{Surrogate}]/gu;

/**
 * The form in which order numbers, hashes, addresses and e-mails are searched: lower case, without `0x`,
 * without the scheme of a payment link, and of the link to a page only its last part.
 */
export function searchTerm(text: string): string {
  const plain = text.replace(UNWRITABLE, '').normalize('NFC').trim().toLowerCase();
  const path = /^https?:\/\//.test(plain) ? plain.split(/[/=]/) : [plain];
  const last = path.filter((part) => part !== '').at(-1) ?? '';
  const [bare = ''] = SCHEME.test(last) ? last.replace(SCHEME, '').split('?') : [last];
  return bare.replace(/^0x(?=[0-9a-f])/, '').slice(0, MAX_TERM_LENGTH);
}
