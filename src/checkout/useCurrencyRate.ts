/** The indicative rate of one currency. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { RateView } from '../contract/currencies.js';
import type { CheckoutError } from '../contract/problem.js';
import { useCheckoutContext } from './checkoutContext.js';
import { currencyRateQueryOptions } from './queries.js';

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
