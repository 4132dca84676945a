/** What is to be sent, as it is recognised before anything is read: the coin, its network in the corner. */
import type { QuoteView } from '../../contract/checkout.js';
import { CurrencyIcon } from '../CurrencyIcon.js';
import { hasNetworkMark } from '../payTexts.js';

/** Draws the mark. */
export function CoinMark({ quote }: { readonly quote: QuoteView }) {
  const { currencyId, code, icon, blockchain, networkName } = quote;
  return (
    <span className="till-mark">
      <CurrencyIcon kind="currency" of={currencyId} name={code} has={icon} />
      {hasNetworkMark(quote) && (
        <CurrencyIcon kind="network" of={blockchain} name={networkName} has />
      )}
    </span>
  );
}
