/** Searches and counts orders, with the filters that the file of orders shares. */
import { ORDER_STATUSES, type OrderCountsView } from '../../contract/orderList.js';
import type { OrderSearchQuery } from '../../contract/queries.js';
import { INSTANT } from '../../../ledger/checkRequest.js';
import { typedAmount, typedReadings } from '../../../money/typedAmount.js';
import {
  amountTerm,
  searchTerm,
  type OrderCounts,
  type OrderFilter,
} from '../../index/orderIndex.js';
import type { Handlers } from '../handlers.js';
import { USUAL_ROWS } from '../pages.js';
import { malformed } from '../treasuryQuery.js';
import { orderRowView } from './orderRow.js';
import { filterOfView, type OrderSearch, type SearchPlace } from './orderSearch.js';

const TIME = INSTANT.source.slice(1, -1);
const PLACE = new RegExp(`^(${TIME})~([01])~(${TIME})~(\\d{1,15})$`);

/** An amount: with its currency before or after it, or bare. */
const AMOUNT = /^(\p{Sc}\s*)?([\d.,\s'’]*\d)(\s*\p{Sc}|\s+\p{L}{3,5})?$/u;
/** Bare figures that are surely an amount, and no part of a number or a hash. */
const SURE = /[.,]\d\d$|^0[.,]/;

function termOf(text: string): string {
  const [, before, figures = '', after] = AMOUNT.exec(text.trim()) ?? [];
  if (before === undefined && after === undefined && !SURE.test(figures)) return searchTerm(text);
  // Who looks for "$1,234" means a thousand.
  const amount = typedReadings(figures)?.[0] ?? typedAmount(figures);
  return amount === null ? searchTerm(text) : amountTerm(amount);
}

/** The filter that a query asks for. */
export function filterOf({ view, q, currencyId, from, to }: OrderSearchQuery): OrderFilter {
  const term = termOf(q ?? '');
  return {
    ...filterOfView(view),
    currencyId,
    openedFrom: from,
    openedBefore: to,
    term: term === '' ? undefined : term,
  };
}

/** @throws TreasuryProblem `bad_request` for what is no place */
function placeOf(after: string | undefined): SearchPlace | null {
  if (after === undefined) return null;
  const [, asOf, attention, openedAt, opened] = PLACE.exec(after) ?? [];
  if (asOf === undefined || openedAt === undefined || opened === undefined) {
    throw malformed('after');
  }
  return { asOf, attention: attention === '1', openedAt, opened: Number.parseInt(opened, 10) };
}

const placeText = ({ asOf, attention, openedAt, opened }: SearchPlace): string =>
  [asOf, attention ? '1' : '0', openedAt, String(opened)].join('~');

/** The numbers of all views, from one count. */
function countsOf(counts: OrderCounts): OrderCountsView['counts'] {
  const { all, attention, paid, refunded, byStatus } = counts;
  return [
    { view: 'all', count: all },
    { view: 'attention', count: attention },
    ...ORDER_STATUSES.map((view) => {
      const count = view === 'paid' ? paid : view === 'refunded' ? refunded : byStatus[view];
      return { view, count: count ?? 0 };
    }),
  ];
}

/** The handlers of one search. */
export function searchHandlers(
  search: OrderSearch,
  now: () => number,
): Handlers<'searchOrders' | 'countOrders'> {
  return {
    async searchOrders({ query: { after, limit = USUAL_ROWS, ...query } }) {
      const asked = { filter: filterOf(query), after: placeOf(after), limit };
      const { rows, indexed, next } = await search.find(asked);
      return {
        orders: rows.map(orderRowView),
        next: next && placeText(next),
        indexed,
        serverTime: new Date(now()).toISOString(),
      };
    },
    async countOrders({ query }) {
      const counts = await search.count(filterOf(query));
      return { counts: counts && countsOf(counts) };
    },
  };
}
