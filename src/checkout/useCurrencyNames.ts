/** Names of currencies and networks by id, from the listing where it is there. */
import type { QuoteView } from '../contract/checkout.js';
import { useMessages } from '../ui/uiContext.js';
import { tokenStandard } from '../chains/networks.js';
import { useCurrencies } from './useCurrencies.js';

/** @returns a function from a currency id to its ticker; the id itself where it is not listed. */
export function useCurrencyCode(): (currencyId: string) => string {
  const { data } = useCurrencies();
  return (currencyId) => data?.currencies.find(({ id }) => id === currencyId)?.code ?? currencyId;
}

/** Network of a quote with what wallets call its tokens: `Tron (TRC-20)`. */
export function useNetworkName({ networkName, blockchain, isNative }: QuoteView): string {
  const standard = isNative ? null : tokenStandard(blockchain);
  return useMessages().networkWithAlias(networkName, standard ?? undefined);
}
