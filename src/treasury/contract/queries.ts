/** What narrows the reads of the back office. Every key is optional. */
import { ACTIVITY_KINDS } from './activity.js';
import { AUDIT_OUTCOMES } from './audit.js';
import { ORDER_VIEWS } from './orderList.js';
import * as q from './queryValues.js';
import { WITHDRAWAL_VIEWS } from './withdrawalStatus.js';

const CURRENCY_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const MOST_FILTERS = 64;
/** Longer than any address or link to a block explorer. */
const LONGEST_TERM = 400;

const period = {
  /** At this time or later: RFC 3339, UTC, milliseconds. */
  from: q.instant,
  /** Before this time. */
  to: q.instant,
};

/** A period. */
export type PeriodQuery = q.Said<typeof period>;

/** Which processing wallets. */
export const processingBalancesQuery = q.query({
  blockchains: q.several(/^[A-Za-z0-9_-]{1,64}$/, MOST_FILTERS),
  currencyIds: q.several(CURRENCY_ID, MOST_FILTERS),
});

/** See {@link processingBalancesQuery}. */
export type ProcessingBalancesQuery = q.QueryIn<typeof processingBalancesQuery>;

const DATE = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/;
const figures = {
  /** @default "day" */
  by: q.word(['day', 'month']),
  /** How many, with the present one: up to 400 days or 240 months. @default 14 days, 6 months */
  last: q.whole(1, 400),
  /** The first, in place of `last`: `2026-11-25`, or `2026-11` by month. */
  from: q.matching(DATE),
  /** The last, with `from`. @default the present one */
  to: q.matching(DATE),
  /** IANA name of the zone in which days begin, such as `Europe/Berlin`. @default "UTC" */
  // Every IANA name has this form, and no offset such as `+01:00`.
  timeZone: q.matching(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/),
};

/** Which periods: the last ones, or those from one to another. */
export const figuresQuery = q.query(figures);

/** See {@link figuresQuery}. */
export type FiguresQuery = q.QueryIn<typeof figuresQuery>;

/** Which rows a file of them has. */
export const figuresFileQuery = q.query({
  ...figures,
  /** One for each day or month, or one for each order, refund and deposit. @default "periods" */
  rows: q.word(['periods', 'entries']),
});

/** See {@link figuresFileQuery}. */
export type FiguresFileQuery = q.QueryIn<typeof figuresFileQuery>;

/** One of the list's views. @default all of them */
const withdrawalView = q.word(WITHDRAWAL_VIEWS);

/** Which withdrawals. */
export const withdrawalsQuery = q.query({ view: withdrawalView });

/** See {@link withdrawalsQuery}. */
export type WithdrawalsQuery = q.QueryIn<typeof withdrawalsQuery>;

/** Which withdrawals, page by page: `after` is `next` of the previous page. */
export const withdrawalPageQuery = q.query({
  view: withdrawalView,
  after: q.matching(/^(?:0|[1-9]\d{0,14})$/),
  limit: q.whole(1, 100),
});

/** What narrows a count of orders. `from` and `to` are when the order was opened. */
const orderCount = {
  ...period,
  /** Beginning of an order number, a transaction's hash, an address, or an e-mail that the store keeps. */
  q: q.text(LONGEST_TERM),
  /** The currency that the shopper chose. */
  currencyId: q.matching(CURRENCY_ID),
};
const orderSearch = {
  ...orderCount,
  /** `attention`, `paid`, `refunded`, or a status. @default all orders */
  view: q.word(ORDER_VIEWS),
};

export const orderCountQuery = q.query(orderCount);

/** What narrows a search of orders. */
export const orderSearchQuery = q.query(orderSearch);

/** What narrows a search of orders. */
export type OrderSearchQuery = q.QueryIn<typeof orderSearchQuery>;

/** A search of orders, page by page. */
export const orderPageQuery = q.query({
  ...orderSearch,
  after: q.text(100),
  limit: q.whole(1, 200),
});

const activity = {
  ...period,
  /** @default every kind */
  kind: q.word(ACTIVITY_KINDS),
  /** Only what failed, was refused, or fits nothing that the store knows. */
  only: q.word(['failed']),
  /** Narrows to attempts of one person, by the whole name. */
  who: q.matching(/^[^\p{Cc}\p{Surrogate}]{1,200}$/u),
  /** Narrows to attempts at one action, by the name of its route. */
  action: q.matching(/^[A-Za-z]{1,64}$/),
  /** Narrows to attempts with one outcome. */
  outcome: q.word(AUDIT_OUTCOMES),
  /**
   * The beginning of an order's number, of a hash or of an id, or a whole address; of attempts a part of a
   * name, of what they were about, or of a reason. As long as a reason.
   */
  q: q.text(500),
};

/** What narrows the list of activity. */
export const activityQuery = q.query(activity);

/** See {@link activityQuery}. */
export type ActivityQuery = q.QueryIn<typeof activityQuery>;

/** The list of activity, page by page. */
export const activityPageQuery = q.query({
  ...activity,
  // Places of this list are sequences of the ledger.
  after: q.whole(0),
  limit: q.whole(1, 200),
});
