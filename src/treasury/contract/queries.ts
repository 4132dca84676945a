/** What narrows the reads of the back office. Every key is optional. */
import { ACTIVITY_KINDS, type ActivityKind } from './activity.js';
import { AUDIT_OUTCOMES, type AuditOutcome } from './audit.js';
import { ORDER_VIEWS, type OrderViewName } from './orderList.js';
import * as q from './queryValues.js';
import { WITHDRAWAL_VIEWS, type WithdrawalViewName } from './withdrawalStatus.js';

const CURRENCY_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const MOST_FILTERS = 64;
/** Longer than any address or link to a block explorer. */
const LONGEST_TERM = 400;

/** Which page of a list. */
export interface PageQuery<Cursor = string> {
  /** `next` of the previous page. @default the first page */
  readonly after?: Cursor | undefined;
  /** Number of entries. @default chosen by the store */
  readonly limit?: number | undefined;
}

/** A period. */
export interface PeriodQuery {
  /** At this time or later: RFC 3339, UTC, milliseconds. */
  readonly from?: string | undefined;
  /** Before this time. */
  readonly to?: string | undefined;
}

const period = { from: q.instant, to: q.instant };

/** Which processing wallets. */
export interface ProcessingBalancesQuery {
  readonly blockchains?: readonly string[] | undefined;
  readonly currencyIds?: readonly string[] | undefined;
}

export const processingBalancesQuery = q.query<ProcessingBalancesQuery>({
  blockchains: q.several(/^[A-Za-z0-9_-]{1,64}$/, MOST_FILTERS),
  currencyIds: q.several(CURRENCY_ID, MOST_FILTERS),
});

/** Which periods: the last ones, or those from one to another. */
export interface FiguresQuery {
  /** @default "day" */
  readonly by?: 'day' | 'month' | undefined;
  /** How many, with the present one: up to 400 days or 240 months. @default 14 days, 6 months */
  readonly last?: number | undefined;
  /** The first, in place of `last`: `2026-11-25`, or `2026-11` by month. */
  readonly from?: string | undefined;
  /** The last, with `from`. @default the present one */
  readonly to?: string | undefined;
  /** IANA name of the zone in which days begin, such as `Europe/Berlin`. @default "UTC" */
  readonly timeZone?: string | undefined;
}

/** Which rows a file of them has. */
export interface FiguresFileQuery extends FiguresQuery {
  /** One for each day or month, or one for each order, refund and deposit. @default "periods" */
  readonly rows?: 'periods' | 'entries' | undefined;
}

const DATE = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/;
const figures = {
  by: q.word(['day', 'month']),
  last: q.whole(1, 400),
  from: q.matching(DATE),
  to: q.matching(DATE),
  // Every IANA name has this form, and no offset such as `+01:00`.
  timeZone: q.matching(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/),
};

export const figuresQuery = q.query<FiguresQuery>(figures);
export const figuresFileQuery = q.query<FiguresFileQuery>({
  ...figures,
  rows: q.word(['periods', 'entries']),
});

/** Which withdrawals. */
export interface WithdrawalsQuery {
  /** One of the list's views. @default all of them */
  readonly view?: WithdrawalViewName | undefined;
}

export const withdrawalsQuery = q.query<WithdrawalsQuery>({ view: q.word(WITHDRAWAL_VIEWS) });

/** Which withdrawals, page by page. */
export interface WithdrawalPageQuery extends WithdrawalsQuery, PageQuery {}

export const withdrawalPageQuery = q.query<WithdrawalPageQuery>({
  view: q.word(WITHDRAWAL_VIEWS),
  after: q.matching(/^(?:0|[1-9]\d{0,14})$/),
  limit: q.whole(1, 100),
});

/** What narrows a count of orders. */
export interface OrderCountQuery extends PeriodQuery {
  /** Beginning of an order number, a transaction's hash, an address, or an e-mail that the store keeps. */
  readonly q?: string | undefined;
  /** The currency that the shopper chose. */
  readonly currencyId?: string | undefined;
}

/** What narrows a search of orders. `from` and `to` are when the order was opened. */
export interface OrderSearchQuery extends OrderCountQuery {
  /** `attention`, `paid`, `refunded`, or a status. @default all orders */
  readonly view?: OrderViewName | undefined;
}

/** A search of orders, page by page. */
export interface OrderPageQuery extends OrderSearchQuery, PageQuery {}

const orderCount = {
  ...period,
  q: q.text(LONGEST_TERM),
  currencyId: q.matching(CURRENCY_ID),
};
const orderSearch = { ...orderCount, view: q.word(ORDER_VIEWS) };

export const orderCountQuery = q.query<OrderCountQuery>(orderCount);
export const orderSearchQuery = q.query<OrderSearchQuery>(orderSearch);
export const orderPageQuery = q.query<OrderPageQuery>({
  ...orderSearch,
  after: q.text(100),
  limit: q.whole(1, 200),
});

/** What narrows the list of activity. */
export interface ActivityQuery extends PeriodQuery {
  /** @default every kind */
  readonly kind?: ActivityKind | undefined;
  /** Only what failed, was refused, or fits nothing that the store knows. */
  readonly only?: 'failed' | undefined;
  /** Narrows to attempts of one person, by the whole name. */
  readonly who?: string | undefined;
  /** Narrows to attempts at one action, by the name of its route. */
  readonly action?: string | undefined;
  /** Narrows to attempts with one outcome. */
  readonly outcome?: AuditOutcome | undefined;
  /**
   * The beginning of an order's number, of a hash or of an id, or a whole address; of attempts a part of a
   * name, of what they were about, or of a reason.
   */
  readonly q?: string | undefined;
}

/** The list of activity, page by page. */
export interface ActivityPageQuery extends ActivityQuery, PageQuery<number> {}

const activity = {
  ...period,
  kind: q.word(ACTIVITY_KINDS),
  only: q.word(['failed']),
  who: q.matching(/^[^\p{Cc}\p{Surrogate}]{1,200}$/u),
  action: q.matching(/^[A-Za-z]{1,64}$/),
  outcome: q.word(AUDIT_OUTCOMES),
  // As long as a reason.
  q: q.text(500),
};

export const activityQuery = q.query<ActivityQuery>(activity);
export const activityPageQuery = q.query<ActivityPageQuery>({
  ...activity,
  // Places of this list are sequences of the ledger.
  after: q.whole(0),
  limit: q.whole(1, 200),
});
