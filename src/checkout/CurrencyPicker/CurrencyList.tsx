/** The picker's listbox, in parts: last used, popular, everything. */
import { forwardRef, useCallback, useId, useImperativeHandle } from 'react';
import { enPicker } from '../../ui/messages/enPicker.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { rowsOf, type Picker, type PickerOrder, type PickerRow } from '../selection.js';
import { CurrencyOption, type RowShape } from './CurrencyOption.js';
import { useListbox } from './useListbox.js';

/** Props of {@link CurrencyList}. */
export interface CurrencyListProps {
  readonly picker: Picker;
  readonly by: PickerOrder;
  /** Identifies this list: each step and each search has its own. */
  readonly scope: string;
  readonly label: string;
  /** Codes of the tokens that stand in a part of their own. */
  readonly popular: ReadonlySet<string>;
  /** What was found, above the results of a search; else null. */
  readonly found: string | null;
  /** What was searched. */
  readonly words: readonly string[];
  /** Whether each row says what to pay. */
  readonly priced: boolean;
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

/** What a list shows in each row. */
function shapeOf(by: PickerOrder, isOpened: boolean, isSearch: boolean): RowShape {
  if (isSearch) return 'flat';
  if (isOpened) return by === 'token' ? 'networksOfCoin' : 'coinsOfNetwork';
  return by === 'token' ? 'coins' : 'networks';
}

/** The list's parts by their names, without empty ones. */
function partsOf(
  { picker: { recent, rows }, popular, by, found }: CurrencyListProps,
  shape: RowShape,
  messages: typeof enPicker,
) {
  const first = shape === 'coins' ? rows.filter(({ currency }) => popular.has(currency.code)) : [];
  const everything = by === 'token' ? messages.everything : messages.networks;
  return [
    { name: messages.lastUsed, own: recent },
    { name: messages.popular, own: first },
    { name: found ?? everything, own: rows.slice(first.length) },
  ].filter(({ own }) => own.length > 0);
}

/** Draws the listbox. The ref is its focusable element. */
export const CurrencyList = forwardRef<HTMLDivElement, CurrencyListProps>(
  function CurrencyList(props, ref) {
    const { picker, by, scope, label, found, words, priced } = props;
    const { left, selectedId, pendingId, waiting, onChoose, onOpen, onLeave } = props;
    const messages = useMessagesWith(enPicker);
    const base = useId();
    const rowId = useCallback((index: number) => `${base}-${String(index)}`, [base]);
    const { recent, opened } = picker;
    const all = rowsOf(picker);
    const shape = shapeOf(by, opened !== null, found !== null);
    const choose = (index: number) => {
      const row = all[index];
      if (!row || pendingId !== null) return;
      if (row.group) onOpen(row.group.name);
      else if (row.unavailable === null) onChoose(row.currency.id);
    };
    const networks = shape === 'networks' || shape === 'networksOfCoin';
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
          shape={recent.includes(row) ? 'flat' : shape}
          words={words}
          priced={priced}
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
    const parts = partsOf(props, shape, messages);
    return (
      <div
        ref={listbox.root}
        role="listbox"
        tabIndex={0}
        className="till-listbox"
        aria-label={label}
        aria-activedescendant={listbox.active < 0 ? undefined : rowId(listbox.active)}
        aria-busy={pendingId !== null || undefined}
        onKeyDown={listbox.onKeyDown}
        onFocus={listbox.onFocus}
      >
        {parts.map(({ name, own }) => (
          <div
            key={name}
            // A single part needs no name beside that of the list.
            role={parts.length > 1 ? 'group' : 'presentation'}
            aria-label={parts.length > 1 ? name : undefined}
          >
            {!opened && (
              <p role="presentation" className="till-group" aria-hidden="true">
                {name}
              </p>
            )}
            {own.map((row) => option(row, all.indexOf(row)))}
          </div>
        ))}
      </div>
    );
  },
);
