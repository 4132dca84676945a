/** The views that a person has saved: choose one, save the current one, remove one. */
import { useState, type SyntheticEvent } from 'react';
import { Icon } from '../../ui/Icon.js';
import { closeIcon, downIcon } from '../../ui/icons.js';
import { Button } from '../Button.js';
import { useOrderCounts } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { searchQueryOf, type OrderListFilter } from './orderFilter.js';
import type { OrderFiltersProps } from './OrderFilters.js';
import { useSavedViews, type SavedView } from './savedViews.js';

const LONGEST_NAME = 40;

/** Draws the menu. */
export function SavedViews({ filter, onChange }: OrderFiltersProps) {
  const messages = useTreasuryMessages();
  const { views, add, remove } = useSavedViews();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') return;
    add({ name: trimmed, filter });
    setName('');
  }
  return (
    <details
      className="till-saved-views"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false);
      }}
    >
      <summary className="till-button" data-kind="quiet">
        <span>{messages.savedViews}</span> <Icon of={downIcon} />
      </summary>
      <div className="till-saved-views-menu">
        {views.length === 0 ? (
          <p className="till-muted">{messages.savedViewsNone}</p>
        ) : (
          <ul className="till-plain-list">
            {views.map((view) => (
              <li key={view.name} className="till-saved-view">
                <SavedViewButton
                  view={view}
                  isOpen={isOpen}
                  onChoose={(chosen) => {
                    setOpen(false);
                    onChange(chosen);
                  }}
                />
                <button
                  type="button"
                  className="till-search-clear"
                  aria-label={messages.removeView(view.name)}
                  onClick={() => remove(view.name)}
                >
                  <Icon of={closeIcon} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <form className="till-saved-views-form" onSubmit={submit}>
          <input
            className="till-field-input"
            aria-label={messages.savedViewName}
            placeholder={messages.savedViewName}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" kind="quiet">
            {messages.saveView}
          </Button>
        </form>
      </div>
    </details>
  );
}

interface SavedViewButtonProps {
  readonly view: SavedView;
  /** The numbers are only asked for while the menu is open. */
  readonly isOpen: boolean;
  readonly onChoose: (filter: OrderListFilter) => void;
}

function SavedViewButton({ view, isOpen, onChoose }: SavedViewButtonProps) {
  const { name, filter } = view;
  const { view: _, ...query } = searchQueryOf(filter);
  const { data } = useOrderCounts({ ...query, enabled: isOpen });
  const count = data?.counts?.find((one) => one.view === filter.view)?.count;
  return (
    <button type="button" className="till-saved-view-name" onClick={() => onChoose(filter)}>
      <bdi>{name}</bdi> {count !== undefined && <b>{count}</b>}
    </button>
  );
}
