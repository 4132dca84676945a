/** Names of currencies and networks. */
import { useCheckout } from './useCheckout.js';
import { useCurrencies } from './useCurrencies.js';

/**
 * Tickers by currency id. The quote has its own, so the listing is requested only if a transfer or
 * evidence is in another currency.
 *
 * @returns a function from a currency id to its ticker, or to the id itself if it is not listed.
 */
export function useCurrencyCode(): (currencyId: string) => string {
  const { snapshot } = useCheckout();
  const quote = snapshot?.quote;
  const amounts = [...(snapshot?.transfers ?? []), ...(snapshot?.evidence ?? [])];
  const enabled = amounts.some(
    ({ currencyId }) => currencyId !== null && currencyId !== quote?.currencyId,
  );
  const { data } = useCurrencies({ enabled });
  return (currencyId) => {
    if (currencyId === quote?.currencyId) return quote.code;
    return data?.currencies.find(({ id }) => id === currencyId)?.code ?? currencyId;
  };
}
