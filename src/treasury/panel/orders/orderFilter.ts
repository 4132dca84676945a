/** What the list of orders is narrowed to, as a person chose it, and as the store is asked. */
import { ORDER_VIEWS } from '../../contract/orderList.js';
import * as s from '../../../contract/schema.js';
import type { OrderSearchQuery } from '../../contract/queries.js';
import { ALL_TIME, PERIODS, periodQueryOf } from '../PeriodField.js';
import { save, savedKey, useSavedJson } from '../savedText.js';

/** Checks a filter that was kept in the browser. */
const orderListFilterSchema = s.strictObject({
  view: s.oneOf(['all', ...ORDER_VIEWS]),
  text: s.string(),
  currencyId: s.string(),
  period: s.strictObject({ name: s.oneOf(PERIODS), from: s.string(), to: s.string() }),
});

/** The filter. Empty texts narrow nothing. */
export type OrderListFilter = s.Infer<typeof orderListFilterSchema>;

/** All orders. */
export const NO_FILTER: OrderListFilter = {
  view: 'all',
  text: '',
  currencyId: '',
  period: ALL_TIME,
};

const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);

/** The query of a filter. @param today such as `2026-03-01` */
export const searchQueryOf = (
  { view, text, currencyId, period }: OrderListFilter,
  today: string,
): OrderSearchQuery => ({
  view: view === 'all' ? undefined : view,
  q: orNothing(text.trim()),
  currencyId: orNothing(currencyId),
  ...periodQueryOf(period, today),
});

/** Whether anything but the view narrows the list. */
export const isNarrowed = ({ text, currencyId, period }: OrderListFilter): boolean =>
  text.trim() !== '' || currencyId !== '' || period.name !== 'all';

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
export const useOrderListFilter = () => useSavedJson(filterKey, orderListFilterSchema, NO_FILTER);
