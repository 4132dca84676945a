/** What the list of orders is narrowed to, as a person chose it, and as the store is asked. */
import { ORDER_VIEWS, type OrderViewName } from '../../contract/treasury/orderList.js';
import * as s from '../../contract/schema.js';
import type { OrderSearchQuery } from '../client.js';

/** The filter. Empty texts narrow nothing. */
export interface OrderListFilter {
  readonly view: OrderViewName | 'all';
  readonly text: string;
  readonly currencyId: string;
  /** Days of this device, such as `2026-03-01`; both are included. */
  readonly from: string;
  readonly to: string;
}

/** All orders. */
export const NO_FILTER: OrderListFilter = {
  view: 'all',
  text: '',
  currencyId: '',
  from: '',
  to: '',
};

/** Checks a filter that was kept in the browser. */
export const orderListFilterSchema = s.strictObject<OrderListFilter>({
  view: s.oneOf(['all', ...ORDER_VIEWS]),
  text: s.string(),
  currencyId: s.string(),
  from: s.string(),
  to: s.string(),
});

/** The instant at which a day begins on this device; undefined for no day. */
function beginningOf(day: string, daysLater = 0): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const whole = (text: string): number => Number.parseInt(text, 10);
  const begins = new Date(whole(year), whole(month) - 1, whole(date) + daysLater);
  return Number.isNaN(begins.getTime()) ? undefined : begins.toISOString();
}

const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);

/** The query of a filter. */
export function searchQueryOf({ view, text, currencyId, from, to }: OrderListFilter) {
  const query: OrderSearchQuery = {
    view: view === 'all' ? undefined : view,
    q: orNothing(text.trim()),
    currencyId: orNothing(currencyId),
    from: beginningOf(from),
    to: beginningOf(to, 1),
  };
  return query;
}

/** Whether anything but the view narrows the list. */
export const isNarrowed = ({ text, currencyId, from, to }: OrderListFilter): boolean =>
  [text.trim(), currencyId, from, to].some((part) => part !== '');
