/** Which networks and currencies are shown. */
import { useId } from 'react';
import type { ProcessingBalancesView } from '../../contract/treasury/holdings.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import {
  currencyOptions,
  networkOptions,
  type FilterOption,
  type HoldingsFilter,
} from './holdingsView.js';

/** Props of {@link Filters}. */
export interface FiltersProps {
  readonly view: ProcessingBalancesView;
  readonly filter: HoldingsFilter;
  readonly onFilter: (filter: HoldingsFilter) => void;
  readonly showEmpty: boolean;
  readonly onShowEmpty: (showEmpty: boolean) => void;
}

/** Draws the filters: the platform's own lists, which work everywhere. */
export function Filters({ view, filter, onFilter, showEmpty, onShowEmpty }: FiltersProps) {
  const messages = useTreasuryMessages();
  return (
    <div className="till-filters">
      <Filter
        label={messages.networkFilter}
        all={messages.allNetworks}
        value={filter.blockchain}
        options={networkOptions(view)}
        onChange={(blockchain) => onFilter({ ...filter, blockchain })}
      />
      <Filter
        label={messages.currencyFilter}
        all={messages.allCurrencies}
        value={filter.code}
        options={currencyOptions(view)}
        onChange={(code) => onFilter({ ...filter, code })}
      />
      <label className="till-check">
        <input
          type="checkbox"
          checked={showEmpty}
          onChange={({ target }) => onShowEmpty(target.checked)}
        />
        <span>{messages.showEmpty}</span>
      </label>
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

function Filter({ label, all, value, options, onChange }: FilterProps) {
  const id = useId();
  return (
    <div className="till-filter">
      <label className="till-label" htmlFor={id}>
        {label}
      </label>
      <select
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
}
