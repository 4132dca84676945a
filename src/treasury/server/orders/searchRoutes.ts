/** `GET orders/search`, `orders/counts` and the filters that the file of orders shares with them. */
import { WIRE_VERSION } from '../../../contract/checkout.js';
import {
  ORDER_STATUSES,
  ORDER_VIEWS,
  type OrderCountsView,
  type OrderRowList,
  type OrderViewName,
} from '../../contract/orderList.js';
import { TREASURY_ROUTES } from '../../contract/routes.js';
import { INSTANT } from '../../../ledger/checkRequest.js';
import { searchTerm, type OrderCounts, type OrderFilter } from '../../index/orderIndex.js';
import type { AuthorizedRequest } from '../authorization.js';
import { limitIn } from '../pages.js';
import { readQuery, single } from '../treasuryQuery.js';
import { orderRowView } from './orderRow.js';
import { filterOfView, type OrderSearch, type SearchPlace } from './orderSearch.js';

const VIEW = new RegExp(`^(?:${ORDER_VIEWS.join('|')})$`);
const CURRENCY_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
/** Longer than any address or link to a block explorer. */
const QUERY = /^[\s\S]{1,400}$/;
const TIME = INSTANT.source.slice(1, -1);
const PLACE = new RegExp(`^(${TIME})~([01])~(${TIME})~(\\d{1,15})$`);

/** Reads the filters. @throws TreasuryProblem `bad_request` for a value that does not fit */
export function filterIn(query: URLSearchParams): OrderFilter {
  const word = single(query, 'view', VIEW);
  const view: OrderViewName | undefined = ORDER_VIEWS.find((one) => one === word);
  const term = searchTerm(single(query, 'q', QUERY) ?? '');
  return {
    ...filterOfView(view),
    currencyId: single(query, 'currencyId', CURRENCY_ID),
    openedFrom: single(query, 'from', INSTANT),
    openedBefore: single(query, 'to', INSTANT),
    term: term === '' ? undefined : term,
  };
}

function placeIn(query: URLSearchParams): SearchPlace | null {
  const [, asOf, attention, openedAt, opened] =
    PLACE.exec(single(query, 'after', PLACE) ?? '') ?? [];
  if (asOf === undefined || openedAt === undefined || opened === undefined) return null;
  return { asOf, attention: attention === '1', openedAt, opened: Number.parseInt(opened, 10) };
}

const placeText = ({ asOf, attention, openedAt, opened }: SearchPlace): string =>
  [asOf, attention ? '1' : '0', openedAt, String(opened)].join('~');

/** `GET orders/search`. */
export async function searchOrders(
  search: OrderSearch,
  { request }: AuthorizedRequest,
  now: () => number,
): Promise<Response> {
  const query = readQuery(request, TREASURY_ROUTES.searchOrders.query);
  const limit = limitIn(query, 200);
  const filter = filterIn(query);
  const after = placeIn(query);
  const isNewest = single(query, 'sort', /^newest$/) !== undefined;
  const { rows, indexed, next } = isNewest
    ? { ...(await search.newest(filter, limit)), next: null }
    : await search.find({ filter, after, limit });
  const answer: OrderRowList = {
    wire: WIRE_VERSION,
    orders: rows.map(orderRowView),
    next: next && placeText(next),
    indexed,
    serverTime: new Date(now()).toISOString(),
  };
  return Response.json(answer);
}

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

/** `GET orders/counts`: of each view, with the other filters. */
export async function countOrders(
  search: OrderSearch,
  { request }: AuthorizedRequest,
): Promise<Response> {
  const query = readQuery(request, TREASURY_ROUTES.countOrders.query);
  const counts = await search.count(filterIn(query));
  const answer: OrderCountsView = { wire: WIRE_VERSION, counts: counts && countsOf(counts) };
  return Response.json(answer);
}
