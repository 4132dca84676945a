/** The filter of the list of orders, saved while the browser's tab is open. */
import { useState } from 'react';
import { readSavedJson, save, savedKey } from '../savedText.js';
import { useTreasurySession } from '../storeReads.js';
import { useTreasuryContext } from '../treasuryContext.js';
import { NO_FILTER, orderListFilterSchema, type OrderListFilter } from './orderFilter.js';

/** Where the filter of the list is saved. */
const filterKey = (endpoint: string, who: string): string =>
  savedKey('tillkit:order-list', endpoint, who);

/** Lets the list begin with a search among all orders, whatever narrowed it before. */
export function saveOrderSearch(
  owner: { readonly endpoint: string; readonly who: string },
  text: string,
): void {
  save(filterKey(owner.endpoint, owner.who), JSON.stringify({ ...NO_FILTER, text }));
}

/**
 * The filter of the list. It outlasts the list, which goes away while an order is open, and ends with the
 * browser's tab.
 */
export function useOrderListFilter(): readonly [
  OrderListFilter,
  (filter: OrderListFilter) => void,
] {
  const { client } = useTreasuryContext('Orders');
  const { data: session } = useTreasurySession();
  const key = session ? filterKey(client.endpoint, session.who) : null;
  const [chosen, setChosen] = useState<{ key: string | null; filter: OrderListFilter }>();
  const isOwn = chosen && (chosen.key === key || chosen.key === null);
  const kept = key === null ? null : readSavedJson(key, orderListFilterSchema);
  return [
    isOwn ? chosen.filter : (kept ?? NO_FILTER),
    (filter) => {
      setChosen({ key, filter });
      if (key !== null) save(key, JSON.stringify(filter));
    },
  ];
}
