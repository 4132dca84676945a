/** Every currency that the store offers. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CurrencyListing } from '../contract/currencies.js';
import type { CheckoutError } from '../contract/problem.js';
import { useCheckoutContext } from './checkoutContext.js';
import { currencyListingQueryOptions } from './queries.js';

/** @returns the query's result as React Query gives it. */
export function useCurrencies(): UseQueryResult<CurrencyListing, CheckoutError> {
  const { session, queryClient } = useCheckoutContext('useCurrencies');
  return useQuery(currencyListingQueryOptions(session.client), queryClient);
}
