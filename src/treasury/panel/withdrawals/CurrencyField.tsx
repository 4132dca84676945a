/** The currency field: a combobox grouped by network, with balances. */
import { forwardRef, useId, useImperativeHandle, useRef } from 'react';
import type { CurrencyListing, CurrencyView } from '../../../contract/currencies.js';
import type { ProcessingBalancesView } from '../../contract/balances.js';
import { Amount } from '../../../ui/Amount.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { currencyRows, type CurrencyRow, type CurrencyRows } from './currencyRows.js';
import { Field } from '../Field.js';
import { useCombobox } from './useCombobox.js';

/** Props of {@link CurrencyField}. */
export interface CurrencyFieldProps {
  readonly listing: CurrencyListing;
  /** Undefined until they have loaded; the field works without them. */
  readonly balances: ProcessingBalancesView | undefined;
  readonly currency: CurrencyView | undefined;
  readonly error: string | null;
  readonly onChoose: (currencyId: string) => void;
}

const idsOf = (groups: readonly CurrencyRows[]) =>
  groups.flatMap(({ rows }) => rows.map(({ currency }) => currency.id));

/** Draws the field and, while it is open, the list under it. The ref is the text field. */
export const CurrencyField = forwardRef<HTMLInputElement, CurrencyFieldProps>(
  function CurrencyField({ listing, balances, currency, error: fault, onChoose }, ref) {
    const messages = useTreasuryMessages();
    const listId = useId();
    const input = useRef<HTMLInputElement>(null);
    useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
    const box = useCombobox({
      valuesOf: (text) => idsOf(currencyRows(listing, balances, text)),
      value: currency?.id ?? null,
      onChoose,
    });
    const open = box.text !== null;
    const chosen = currency ? messages.currencyChosen(currency.code, currency.networkName) : '';
    const activeId = box.values[box.active];
    return (
      <Field label={messages.currency} hint={messages.currencyHint} error={fault}>
        {(control) => (
          <div
            className="till-combobox"
            data-open={open || undefined}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) box.close();
            }}
          >
            <input
              {...control}
              ref={input}
              className="till-field-input"
              role="combobox"
              aria-expanded={open}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={open && activeId !== undefined ? listId + activeId : undefined}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={box.text ?? chosen}
              onFocus={(event) => event.target.select()}
              onClick={() => open || box.show('')}
              onChange={(event) => box.show(event.target.value)}
              onKeyDown={box.onKeyDown}
            />
            <button
              type="button"
              className="till-combobox-toggle"
              tabIndex={-1}
              aria-label={open ? messages.closeCurrencies : messages.openCurrencies}
              aria-expanded={open}
              onClick={() => {
                if (open) box.close();
                else box.show('');
                input.current?.focus();
              }}
            />
            {open && (
              <Rows
                ref={box.list}
                id={listId}
                groups={currencyRows(listing, balances, box.text ?? '')}
                text={box.text ?? ''}
                activeId={activeId}
                chosenId={currency?.id}
                known={balances !== undefined}
                onChoose={box.choose}
                onPoint={(id) => box.setActive(box.values.indexOf(id))}
              />
            )}
            <p className="till-visually-hidden" role="status">
              {open && box.text !== '' ? messages.currencyFound(box.values.length) : ''}
            </p>
          </div>
        )}
      </Field>
    );
  },
);

interface RowsProps {
  readonly id: string;
  readonly groups: readonly CurrencyRows[];
  readonly text: string;
  readonly activeId: string | undefined;
  readonly chosenId: string | undefined;
  /** Whether the balances have loaded. */
  readonly known: boolean;
  readonly onChoose: (id: string) => void;
  readonly onPoint: (id: string) => void;
}

const Rows = forwardRef<HTMLDivElement, RowsProps>(function Rows(props, ref) {
  const { id, groups, text, ...row } = props;
  const messages = useTreasuryMessages();
  if (groups.length === 0) return <p className="till-muted">{messages.currencyNoMatch(text)}</p>;
  return (
    <div ref={ref} id={id} role="listbox" aria-label={messages.currency} className="till-rows">
      {groups.map(({ blockchain, networkName, rows }) => (
        <div key={blockchain} role="group" aria-labelledby={`${id}-${blockchain}`}>
          <p id={`${id}-${blockchain}`} role="presentation" className="till-rows-network">
            {networkName}
          </p>
          {rows.map((one) => (
            <Row key={one.currency.id} listId={id} row={one} {...row} />
          ))}
        </div>
      ))}
    </div>
  );
});

type RowProps = Omit<RowsProps, 'id' | 'groups' | 'text'> & {
  readonly listId: string;
  readonly row: CurrencyRow;
};

/** Draws one currency. The text field handles keys and refers to it by `aria-activedescendant`. */
function Row({ listId, row, activeId, chosenId, known, onChoose, onPoint }: RowProps) {
  const messages = useTreasuryMessages();
  const { currency, balance } = row;
  const { id, code, name, networkName } = currency;
  return (
    <div
      id={listId + id}
      role="option"
      className="till-row"
      aria-selected={id === chosenId}
      data-active={id === activeId || undefined}
      // The focus stays in the text field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(id)}
      // Safari sends this event when the list scrolls under a resting pointer.
      onPointerMove={({ movementX, movementY }) =>
        (movementX || movementY) && id !== activeId && onPoint(id)
      }
    >
      <span>
        <span className="till-row-code">{code}</span>{' '}
        {name !== code && <span className="till-muted">{name}</span>}{' '}
        <span className="till-visually-hidden">{networkName}</span>
      </span>{' '}
      <span className="till-row-balance" data-empty={balance === '0' || undefined}>
        {balance === null ? (
          known && <span className="till-muted">{messages.balanceNotKnown}</span>
        ) : (
          <>
            <span className="till-visually-hidden">{messages.balanceName}</span>{' '}
            <Amount amount={balance} code={code} />
          </>
        )}
      </span>
    </div>
  );
}
