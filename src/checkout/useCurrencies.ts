/** Every currency that the store offers. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CurrencyListing, RateView } from '../contract/currencies.js';
import type { CheckoutError } from '../contract/checkoutError.js';
import { useCheckoutContext } from './checkoutContext.js';
import { currencyListingQueryOptions, currencyRateQueryOptions } from './queries.js';

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
