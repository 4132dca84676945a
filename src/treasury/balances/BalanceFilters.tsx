/** Filters of the processing balances. */
import { forwardRef, useId, useRef } from 'react';
import type { ProcessingBalancesView } from '../../contract/treasury/balances.js';
import { Button } from '../Button.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import {
  currencyOptions,
  NO_FILTER,
  isFiltered,
  networkOptions,
  type FilterOption,
  type BalancesFilter,
} from './shownBalances.js';

/** Props of {@link BalanceFilters}. */
export interface BalanceFiltersProps {
  readonly view: ProcessingBalancesView;
  readonly filter: BalancesFilter;
  readonly onFilter: (filter: BalancesFilter) => void;
  readonly showEmpty: boolean;
  readonly onShowEmpty: (showEmpty: boolean) => void;
}

/** Draws the filters as native selects, and a button that clears them. */
export function BalanceFilters({
  view,
  filter,
  onFilter,
  showEmpty,
  onShowEmpty,
}: BalanceFiltersProps) {
  const messages = useTreasuryMessages();
  const first = useRef<HTMLSelectElement>(null);
  function clear(): void {
    onFilter(NO_FILTER);
    // The button disappears, so the focus moves to the first filter.
    first.current?.focus();
  }
  return (
    <div className="till-filters">
      <Filter
        ref={first}
        label={messages.networkFilter}
        all={messages.allNetworks}
        value={filter.blockchain}
        options={networkOptions(view, filter)}
        onChange={(blockchain) => onFilter({ ...filter, blockchain })}
      />
      <Filter
        label={messages.currencyFilter}
        all={messages.allCurrencies}
        value={filter.code}
        options={currencyOptions(view, filter)}
        onChange={(code) => onFilter({ ...filter, code })}
      />
      <label className="till-check">
        <input
          type="checkbox"
          // With a chosen currency, wallets with a zero balance are always shown.
          checked={showEmpty || filter.code !== null}
          disabled={filter.code !== null}
          onChange={({ target }) => onShowEmpty(target.checked)}
        />
        <span>{messages.showEmpty}</span>
      </label>
      {isFiltered(filter) && (
        <Button kind="link" onClick={clear}>
          {messages.clearFilters}
        </Button>
      )}
    </div>
  );
}

interface FilterProps {
  readonly label: string;
  readonly all: string;
  readonly value: string | null;
  readonly options: readonly FilterOption[];
  readonly onChange: (value: string | null) => void;
}

const Filter = forwardRef<HTMLSelectElement, FilterProps>(function Filter(
  { label, all, value, options, onChange },
  ref,
) {
  const id = useId();
  return (
    <div className="till-filter">
      <label className="till-label" htmlFor={id}>
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        className="till-select"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{all}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
});
