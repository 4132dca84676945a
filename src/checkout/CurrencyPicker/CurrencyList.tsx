/** The picker's listbox: the last used currency, and all others below it. */
import { forwardRef, useCallback, useId, useImperativeHandle } from 'react';
import { enPicker } from '../../ui/messages/enPicker.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { rowsOf, type Picker, type PickerOrder, type PickerRow } from '../selection.js';
import { CurrencyOption } from './CurrencyOption.js';
import { useListbox } from './useListbox.js';

/** Props of {@link CurrencyList}. */
export interface CurrencyListProps {
  readonly picker: Picker;
  readonly by: PickerOrder;
  /** Identifies this list: each step and each search has its own. */
  readonly scope: string;
  readonly label: string;
  /** Whether it shows the results of a search. */
  readonly isSearch: boolean;
  /** Name of the group that was left for this list, or null. */
  readonly left: string | null;
  /** Id of the chosen currency, or null. */
  readonly selectedId: string | null;
  /** Id of the currency whose price is being fixed, or null. */
  readonly pendingId: string | null;
  /** The sentence for a choice that takes a while, or null. */
  readonly waiting: string | null;
  readonly onChoose: (currencyId: string) => void;
  readonly onOpen: (group: string) => void;
  /** Back to the whole list; undefined in the whole list. */
  readonly onLeave: (() => void) | undefined;
}

/** The row of the group that was open last, else of the chosen currency or its group. */
function startOf(rows: readonly PickerRow[], left: string | null, chosen: string | null): number {
  if (left !== null) return rows.findIndex(({ group }) => group?.name === left);
  return rows.findIndex(({ currency, group }) =>
    (group?.currencies ?? [currency]).some(({ id }) => id === chosen),
  );
}

/** The text for type-ahead: what the row shows first. */
function textOf({ currency, group }: PickerRow, networks: boolean): string {
  const { code, networkName } = currency;
  return networks ? networkName : (group?.label ?? `${code} ${networkName}`);
}

/** Draws the listbox. The ref is its focusable element. */
export const CurrencyList = forwardRef<HTMLDivElement, CurrencyListProps>(
  function CurrencyList(props, ref) {
    const { picker, by, scope, label, isSearch, left, selectedId, pendingId, waiting } = props;
    const { onChoose, onOpen, onLeave } = props;
    const messages = useMessagesWith(enPicker);
    const base = useId();
    const rowId = useCallback((index: number) => `${base}-${String(index)}`, [base]);
    const { recent, rows, opened } = picker;
    const all = rowsOf(picker);
    // If the rows differ by network, the network comes first.
    const networks = !isSearch && (opened === null) === (by === 'network');
    const choose = (index: number) => {
      const row = all[index];
      if (!row || pendingId !== null) return;
      if (row.group) onOpen(row.group.name);
      else if (row.unavailable === null) onChoose(row.currency.id);
    };
    const listbox = useListbox({
      scope,
      texts: all.map((row) => textOf(row, networks)),
      rowId,
      start: startOf(all, left, selectedId),
      still: pendingId !== null,
      onChoose: choose,
      onLeave,
    });
    useImperativeHandle(ref, () => listbox.root.current as HTMLDivElement, [listbox.root]);

    const option = (row: PickerRow, index: number) => {
      const busy = row.group === null && row.currency.id === pendingId;
      return (
        <CurrencyOption
          key={row.key}
          id={rowId(index)}
          row={row}
          by={by}
          networks={networks}
          active={index === listbox.active}
          selected={row.group === null && row.currency.id === selectedId}
          busy={busy}
          off={pendingId !== null && !busy}
          waiting={waiting}
          onChoose={() => choose(index)}
          onPoint={() => index !== listbox.active && listbox.setActive(index)}
        />
      );
    };
    const group = (name: string, own: readonly PickerRow[], first: number) => (
      <div key={name} role="group" aria-label={name}>
        <p role="presentation" className="till-group" aria-hidden="true">
          {name}
        </p>
        {own.map((row, index) => option(row, first + index))}
      </div>
    );
    return (
      <div
        ref={listbox.root}
        role="listbox"
        tabIndex={0}
        className="till-listbox"
        data-opened={opened !== null || undefined}
        aria-label={label}
        aria-activedescendant={listbox.active < 0 ? undefined : rowId(listbox.active)}
        aria-busy={pendingId !== null || undefined}
        onKeyDown={listbox.onKeyDown}
        onFocus={listbox.onFocus}
      >
        {recent.length > 0
          ? [group(messages.lastUsed, recent, 0), group(messages.everything, rows, recent.length)]
          : rows.map(option)}
      </div>
    );
  },
);
