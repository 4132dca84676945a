/** The list that an order was opened from, as a way to its neighbours. */
import { useState } from 'react';
import type { OrderReference } from '../client.js';
import { orderSearchQueryOptions } from '../queries.js';
import { useTreasuryContext } from '../treasuryContext.js';
import { searchQueryOf, type OrderListFilter } from './orderFilter.js';
import { useOrderListFilter } from './savedViews.js';

/** An order's place in the list. */
export interface OrderWalk {
  /** What the list shows. */
  readonly view: OrderListFilter['view'];
  /** Counts from 1. */
  readonly position: number;
  readonly count: number;
  readonly previous: OrderReference | null;
  readonly next: OrderReference | null;
}

interface ReadList {
  readonly view: OrderListFilter['view'];
  readonly orders: readonly OrderReference[];
}

const indexIn = ({ orders }: ReadList, order: OrderReference): number =>
  orders.findIndex(({ kind, reference }) => kind === order.kind && reference === order.reference);

/**
 * The list stays as it was when the first order was opened, so that an order that leaves it meanwhile keeps
 * its neighbours.
 *
 * @param order the open order; null for none.
 * @returns null if the page has not read a list with this order.
 */
export function useOrderWalk(order: OrderReference | null): OrderWalk | null {
  const { client, queryClient } = useTreasuryContext('Orders');
  const [filter] = useOrderListFilter();
  const [list, setList] = useState<ReadList | null>(null);
  if (order === null) {
    if (list !== null) setList(null);
    return null;
  }
  let shown = list;
  if (shown === null || indexIn(shown, order) < 0) {
    const { queryKey } = orderSearchQueryOptions(client, searchQueryOf(filter));
    const pages = queryClient.getQueryData(queryKey)?.pages ?? [];
    const orders = pages.flatMap((page) =>
      page.orders.map(({ kind, reference }) => ({ kind, reference })),
    );
    shown = { view: filter.view, orders };
    if (indexIn(shown, order) < 0) return null;
    setList(shown);
  }
  const index = indexIn(shown, order);
  return {
    view: shown.view,
    position: index + 1,
    count: shown.orders.length,
    previous: shown.orders[index - 1] ?? null,
    next: shown.orders[index + 1] ?? null,
  };
}
