/** What narrows the list of orders: search, period and currency, and the views with their numbers. */
import type { OrderCount, OrderViewName } from '../../contract/orderList.js';
import type { Elements } from '../../../ui/elements.js';
import { Choice, PeriodField } from '../PeriodField.js';
import { SearchField } from '../SearchField.js';
import { useTreasuryCurrencies } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { ViewChips } from '../ViewChips.js';
import type { OrderListFilter } from './orderFilter.js';
import { orderViewLabel } from './orderLabels.js';

/** Props of {@link OrderFilters}. */
export interface OrderFiltersProps {
  readonly filter: OrderListFilter;
  readonly onChange: (filter: OrderListFilter) => void;
  readonly counts: readonly OrderCount[] | null;
  /** Drawn at the end of the line. */
  readonly children: Elements;
}

/** The views in their order; `account` and `unreadable` only if there are any. */
const VIEWS: readonly (OrderViewName | 'all')[] = [
  ...(['all', 'attention', 'unpaid', 'pending', 'paid', 'closed', 'refunded'] as const),
  ...(['account', 'unreadable'] as const),
];
const ONLY_WITH_ORDERS = new Set<string>(['account', 'unreadable']);

/** Draws them. */
export function OrderFilters({ filter, onChange, counts, children }: OrderFiltersProps) {
  const messages = useTreasuryMessages();
  const { data: listing } = useTreasuryCurrencies();
  const set = (part: Partial<OrderListFilter>) => onChange({ ...filter, ...part });
  const listed = listing?.currencies.map(
    ({ id, code, networkName }) => [id, `${code} · ${networkName}`] as const,
  );
  const { currencyId } = filter;
  const isGone = currencyId !== '' && listed?.every(([id]) => id !== currencyId) !== false;
  const countOf = (view: string): number | undefined =>
    counts?.find((one) => one.view === view)?.count;
  const shown = VIEWS.filter(
    (view) => !ONLY_WITH_ORDERS.has(view) || view === filter.view || (countOf(view) ?? 0) > 0,
  );
  return (
    <div className="till-list-controls">
      <div className="till-list-tools">
        <SearchField
          label={messages.ordersSearch}
          hint={messages.ordersSearchHint}
          clearLabel={messages.ordersSearchClear}
          text={filter.text}
          onChange={(text) => set({ text })}
        />
        <PeriodField period={filter.period} onChange={(period) => set({ period })} />
        <Choice
          label={messages.ordersCurrency}
          value={currencyId}
          options={[
            ['', messages.ordersEveryCurrency],
            ...(isGone ? ([[currencyId, currencyId]] as const) : []),
            ...(listed ?? []),
          ]}
          onChange={(id) => set({ currencyId: id })}
        />
        {children}
      </div>
      <ViewChips
        label={messages.ordersViews}
        views={shown.includes(filter.view) ? shown : [...shown, filter.view]}
        shown={filter.view}
        nameOf={(view) => orderViewLabel(view, messages)}
        countOf={countOf}
        onShow={(view) => set({ view })}
      />
    </div>
  );
}
