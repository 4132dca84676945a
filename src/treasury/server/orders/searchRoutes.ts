/** Searches and counts orders, with the filters that the file of orders shares. */
import { ORDER_STATUSES, type OrderCountsView } from '../../contract/orderList.js';
import type { OrderSearchQuery } from '../../contract/queries.js';
import { INSTANT } from '../../../ledger/checkRequest.js';
import type { OrderCounts, OrderFilter } from '../../index/orderIndex.js';
import { orderSearchText } from '../../index/searchText.js';
import type { Handlers } from '../handlers.js';
import { USUAL_ROWS } from '../pages.js';
import { malformed } from '../treasuryProblem.js';
import { orderRowView } from './orderRow.js';
import { filterOfView, type OrderSearch, type SearchPlace } from './orderSearch.js';

const TIME = INSTANT.source.slice(1, -1);
const PLACE = new RegExp(`^(${TIME})~([01])~(${TIME})~(\\d{1,15})$`);

/** The filter that a query asks for. */
export function filterOf({ view, q = '', currencyId, from, to }: OrderSearchQuery): OrderFilter {
  const name = orderSearchText(q);
  const filter = { ...filterOfView(view), currencyId, openedFrom: from, openedBefore: to };
  return name.term === '' ? filter : { ...filter, ...name };
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
