/** One row of the picker: a currency, its network, what it would cost, or why it cannot be chosen. */
import { Amount } from '../../ui/Amount.js';
import { enPicker } from '../../ui/messages/enPicker.js';
import { useMessages, useMessagesWith } from '../../ui/uiContext.js';
import { standardOf, type PickerRow } from '../selection.js';

/** Props of {@link CurrencyOption}. */
export interface CurrencyOptionProps {
  readonly id: string;
  readonly row: PickerRow;
  /** @selector [data-active] */
  readonly active: boolean;
  /** @selector [aria-selected="true"] */
  readonly selected: boolean;
  /** Its price is being fixed. @selector [data-busy] */
  readonly busy: boolean;
  readonly onChoose: () => void;
  readonly onPoint: () => void;
}

/** Draws the row. The letter stands for an icon; it says nothing to a screen reader. */
export function CurrencyOption(props: CurrencyOptionProps) {
  const { id, row, active, selected, busy, onChoose, onPoint } = props;
  const { currency, payable, unavailable } = row;
  const { networkWithAlias } = useMessages();
  return (
    // Keys are the listbox's: it holds the focus and names this row by aria-activedescendant.
    <div
      id={id}
      role="option"
      className="till-option"
      aria-selected={selected}
      aria-disabled={unavailable !== null || undefined}
      aria-busy={busy || undefined}
      data-active={active || undefined}
      data-busy={busy || undefined}
      onClick={onChoose}
      onPointerMove={onPoint}
    >
      <span className="till-letter" aria-hidden="true">
        {currency.code.charAt(0)}
      </span>
      <span className="till-option-name">
        <span className="till-option-code">{currency.code}</span>{' '}
        <span className="till-option-network">
          {networkWithAlias(currency.networkName, standardOf(currency))}
        </span>
      </span>{' '}
      <span className="till-option-price">
        {unavailable === null ? (
          payable && <Amount amount={payable} code={currency.code} />
        ) : (
          <Reason reason={unavailable} />
        )}
      </span>
    </div>
  );
}

function Reason({ reason }: { readonly reason: string }) {
  const messages = useMessagesWith(enPicker);
  return (
    <span className="till-option-reason">
      {messages.unavailable[reason] ?? messages.notAvailable}
    </span>
  );
}
