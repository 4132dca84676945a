/** Every currency that the store offers. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CurrencyListing } from '../contract/currencies.js';
import type { CheckoutError } from '../contract/problem.js';
import { useCheckoutContext } from './checkoutContext.js';
import { currencyListingQueryOptions } from './queries.js';

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
