/** The picker's listbox: groups of a token on its networks. */
import { forwardRef, useCallback, useId, useImperativeHandle } from 'react';
import { enPicker } from '../../ui/messages/enPicker.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { rowsOf, type Picker, type PickerGroup } from '../selection.js';
import { CurrencyOption } from './CurrencyOption.js';
import { useListbox } from './useListbox.js';

/** Props of {@link CurrencyList}. */
export interface CurrencyListProps {
  readonly picker: Picker;
  /** Id of the chosen currency, or null. */
  readonly selectedId: string | null;
  /** Id of the currency whose price is being fixed, or null. */
  readonly pendingId: string | null;
  readonly onChoose: (currencyId: string) => void;
}

/** Draws the listbox. The ref is its focusable element. */
export const CurrencyList = forwardRef<HTMLDivElement, CurrencyListProps>(function CurrencyList(
  { picker, selectedId, pendingId, onChoose },
  ref,
) {
  const messages = useMessagesWith(enPicker);
  const base = useId();
  const rowId = useCallback((index: number) => `${base}-${String(index)}`, [base]);
  const rows = rowsOf(picker);
  const choose = (index: number) => {
    const row = rows[index];
    if (row && row.unavailable === null && pendingId === null) onChoose(row.currency.id);
  };
  const listbox = useListbox({
    texts: rows.map(({ currency }) => `${currency.code} ${currency.networkName}`),
    rowId,
    start: rows.findIndex(({ currency }) => currency.id === selectedId),
    onChoose: choose,
  });
  useImperativeHandle(ref, () => listbox.root.current as HTMLDivElement, [listbox.root]);

  const option = (row: Picker['groups'][number]['rows'][number]) => {
    const index = rows.indexOf(row);
    return (
      <CurrencyOption
        key={row.currency.id}
        id={rowId(index)}
        row={row}
        active={index === listbox.active}
        selected={row.currency.id === selectedId}
        busy={row.currency.id === pendingId}
        onChoose={() => choose(index)}
        onPoint={() => index !== listbox.active && listbox.setActive(index)}
      />
    );
  };
  const group = ({ name, rows: own }: PickerGroup, index: number) => (
    <div key={name} role="group" aria-labelledby={`${base}-group-${String(index)}`}>
      <p
        id={`${base}-group-${String(index)}`}
        role="presentation"
        className={own.length > 1 ? 'till-group' : 'till-visually-hidden'}
      >
        {own.length > 1 ? messages.chooseNetwork(name) : name}
      </p>
      {own.map(option)}
    </div>
  );
  return (
    <div
      ref={listbox.root}
      role="listbox"
      tabIndex={0}
      className="till-listbox"
      aria-label={messages.currencies}
      aria-activedescendant={listbox.active < 0 ? undefined : rowId(listbox.active)}
      aria-busy={pendingId !== null || undefined}
      onKeyDown={listbox.onKeyDown}
      onFocus={listbox.onFocus}
    >
      {picker.groups.map(group)}
    </div>
  );
});
