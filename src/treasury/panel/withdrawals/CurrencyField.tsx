/** The currency field: the browser's own list, grouped by network, with balances. */
import type { CurrencyListing, CurrencyView } from '../../../contract/currencies.js';
import type { ProcessingBalancesView } from '../../contract/balances.js';
import { formatCrypto } from '../../../money/format.js';
import { useWords } from '../treasuryContext.js';
import { balanceOf, currencyRows } from './currencyRows.js';
import { Field } from '../Field.js';

/** Props of {@link CurrencyField}. */
export interface CurrencyFieldProps {
  readonly listing: CurrencyListing;
  /** Undefined until they have loaded; the field works without them. */
  readonly balances: ProcessingBalancesView | undefined;
  readonly currency: CurrencyView | undefined;
  readonly error: string | null;
  readonly onChoose: (currencyId: string) => void;
}

/** Draws the field. Nothing is chosen in advance. */
export function CurrencyField(props: CurrencyFieldProps) {
  const { listing, balances, currency, error, onChoose } = props;
  const { messages, locale } = useWords();
  function optionOf({ id, code, networkName }: CurrencyView, isHeld: boolean): string {
    const balance = isHeld ? balanceOf(balances, id) : null;
    const name = messages.currencyChosen(code, networkName);
    return balance === null ? name : `${name} · ${formatCrypto(balance, locale)}`;
  }
  return (
    <Field label={messages.currency} error={error}>
      {(control) => (
        <select
          {...control}
          className="till-field-input"
          value={currency?.id ?? ''}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="" disabled>
            {messages.currencyNone}
          </option>
          {currencyRows(listing, balances).map(({ networkName, currencies }) => (
            <optgroup
              key={networkName ?? ''}
              label={networkName ?? messages.onlyEmpty(currencies.length)}
            >
              {currencies.map((one) => (
                <option key={one.id} value={one.id}>
                  {optionOf(one, networkName !== null)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}
