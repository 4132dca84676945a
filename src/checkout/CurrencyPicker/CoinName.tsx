/** How people call a coin: its code, and its name where that tells more. */
import { tokenAliases } from '../../chains/tokenAliases.js';
import type { CurrencyView } from '../../contract/currencies.js';
import { Marked } from './Marked.js';

/** Name of a coin, or an empty text where its code or its network says the same. */
export function nameOf({ code, name, networkName, isNative }: CurrencyView): string {
  const known = (isNative ? undefined : tokenAliases(code)[0]) ?? name;
  return known === code || known === networkName ? '' : known;
}

/** Draws code and name. */
export function CoinName({
  currency,
  mark = null,
}: {
  readonly currency: CurrencyView;
  /** What a search found. */
  readonly mark?: RegExp | null;
}) {
  return (
    <>
      <b className="till-option-code" translate="no">
        <Marked text={currency.code} mark={mark} />
      </b>{' '}
      <bdi>
        <Marked text={nameOf(currency)} mark={mark} />
      </bdi>
    </>
  );
}
