/** What narrows the list of orders: search, days, currency, and the views with their numbers. */
import { useState } from 'react';
import type { OrderCount, OrderViewName } from '../../contract/orderList.js';
import { Icon } from '../../../ui/Icon.js';
import { downIcon } from '../../../ui/icons.js';
import { SearchField } from '../SearchField.js';
import { useTreasuryCurrencies } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { NO_FILTER, isNarrowed, type OrderListFilter } from './orderFilter.js';
import { orderViewLabel } from './orderLabels.js';

/** Props of the filters. */
export interface OrderFiltersProps {
  readonly filter: OrderListFilter;
  readonly onChange: (filter: OrderListFilter) => void;
}

/** Draws the search field. */
export function OrderSearchField({
  filter,
  hasEmail,
  onChange,
}: OrderFiltersProps & { readonly hasEmail: boolean }) {
  const messages = useTreasuryMessages();
  return (
    <SearchField
      label={messages.ordersSearch}
      hint={hasEmail ? messages.ordersSearchHintEmail : messages.ordersSearchHint}
      clearLabel={messages.ordersSearchClear}
      text={filter.text}
      onChange={(text) => onChange({ ...filter, text })}
    />
  );
}

/** Draws the days and the currency; on a phone behind a button. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const messages = useTreasuryMessages();
  const { data: listing } = useTreasuryCurrencies();
  const [isOpen, setOpen] = useState(false);
  const set = (part: Partial<OrderListFilter>) => onChange({ ...filter, ...part });
  const currencies = listing?.currencies ?? [];
  const isListed = currencies.some(({ id }) => id === filter.currencyId);
  return (
    <div className="till-order-filters" data-open={isOpen || undefined}>
      <button
        type="button"
        className="till-button till-order-filters-toggle"
        data-kind="quiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{messages.ordersFilters}</span> <Icon of={downIcon} />
      </button>
      <label className="till-order-filter">
        <span>{messages.ordersFrom}</span>
        <input
          type="date"
          className="till-select"
          value={filter.from}
          max={filter.to || undefined}
          onChange={({ target }) => set({ from: target.value })}
        />
      </label>
      <label className="till-order-filter">
        <span>{messages.ordersTo}</span>
        <input
          type="date"
          className="till-select"
          value={filter.to}
          min={filter.from || undefined}
          onChange={({ target }) => set({ to: target.value })}
        />
      </label>
      <label className="till-order-filter">
        <span>{messages.ordersCurrency}</span>
        <select
          className="till-select"
          value={filter.currencyId}
          onChange={({ target }) => set({ currencyId: target.value })}
        >
          <option value="">{messages.ordersEveryCurrency}</option>
          {filter.currencyId !== '' && !isListed && (
            <option value={filter.currencyId}>{filter.currencyId}</option>
          )}
          {currencies.map(({ id, code, networkName }) => (
            <option key={id} value={id}>
              <span>{code}</span> · <span>{networkName}</span>
            </option>
          ))}
        </select>
      </label>
      {isNarrowed(filter) && (
        <button
          type="button"
          className="till-button"
          data-kind="link"
          onClick={() => onChange({ ...NO_FILTER, view: filter.view })}
        >
          {messages.ordersClear}
        </button>
      )}
    </div>
  );
}

/** The views in their order; `account` and `unreadable` only if there are any. */
const VIEWS: readonly (OrderViewName | 'all')[] = [
  ...(['all', 'attention', 'unpaid', 'pending', 'paid', 'closed', 'refunded'] as const),
  ...(['account', 'unreadable'] as const),
];
const ONLY_WITH_ORDERS = new Set<string>(['account', 'unreadable']);

/** Draws the views. */
export function OrderViews({
  filter,
  counts,
  onChange,
}: OrderFiltersProps & { readonly counts: readonly OrderCount[] | null }) {
  const messages = useTreasuryMessages();
  const countOf = (view: string): number | undefined =>
    counts?.find((one) => one.view === view)?.count;
  const shown = VIEWS.filter(
    (view) => !ONLY_WITH_ORDERS.has(view) || view === filter.view || (countOf(view) ?? 0) > 0,
  );
  return (
    <div className="till-order-views" role="group" aria-label={messages.ordersViews}>
      {(shown.includes(filter.view) ? shown : [...shown, filter.view]).map((view) => (
        <button
          key={view}
          type="button"
          className="till-chip"
          aria-pressed={view === filter.view}
          onClick={() => onChange({ ...filter, view })}
        >
          <span>{orderViewLabel(view, messages)}</span>{' '}
          {countOf(view) !== undefined && <b>{countOf(view)}</b>}
        </button>
      ))}
    </div>
  );
}
