/** Choosing a currency: the store freezes its price and answers with its address. */
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { CheckoutSnapshot } from '../contract/checkout.js';
import type { CheckoutError } from '../contract/checkoutError.js';
import { useCheckoutContext } from './checkoutContext.js';
import { selectCurrency } from './checkoutQuery.js';
import { QUERY_DEFAULTS } from './queries.js';

/** @returns the mutation as React Query gives it; `mutate(currencyId)`. */
export function useSelectCurrency(): UseMutationResult<CheckoutSnapshot, CheckoutError, string> {
  const { session, queryClient, setChoosing, reportError } =
    useCheckoutContext('useSelectCurrency');
  return useMutation<CheckoutSnapshot, CheckoutError, string>(
    {
      // Not in `onSuccess`, which belongs to the last render: the page may be at another order by then.
      async mutationFn(currencyId) {
        const snapshot = await selectCurrency(queryClient, session, currencyId);
        setChoosing(false);
        reportError(null);
        return snapshot;
      },
      // Fails at once; the component that shows the failure may retry (`useAutoRetry`).
      ...QUERY_DEFAULTS,
      onError: reportError,
    },
    queryClient,
  );
}
