/** The currencies that the store offers, and their names. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CurrencyListing, RateView } from '../contract/currencies.js';
import type { CheckoutError } from '../contract/checkoutError.js';
import { useCheckoutContext } from './checkoutContext.js';
import { currencyListingQueryOptions, currencyRateQueryOptions } from './queries.js';
import { useCheckout } from './useCheckout.js';

/**
 * The currency listing.
 *
 * @param options.enabled whether to ask for it now. @default true
 * @returns the query's result as React Query gives it.
 */
export function useCurrencies({
  enabled = true,
}: { readonly enabled?: boolean } = {}): UseQueryResult<CurrencyListing, CheckoutError> {
  const { session, queryClient } = useCheckoutContext('useCurrencies');
  return useQuery({ ...currencyListingQueryOptions(session.client), enabled }, queryClient);
}

/**
 * @param currencyId exact id, such as `USDT.Tron`; null asks nothing yet.
 * @returns the query's result as React Query gives it.
 */
export function useCurrencyRate(
  currencyId: string | null,
): UseQueryResult<RateView, CheckoutError> {
  const { session, queryClient } = useCheckoutContext('useCurrencyRate');
  const options = currencyRateQueryOptions(session.client, currencyId ?? '');
  return useQuery({ ...options, enabled: currencyId !== null }, queryClient);
}

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
