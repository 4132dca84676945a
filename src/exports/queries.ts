/** `tillkit/queries`: query options for React Query, for prefetching and a shared cache. */
export type { CheckoutData } from '../checkout/checkoutData.js';
export {
  checkoutQueryKey,
  checkoutQueryOptions,
  type CheckoutQuerySettings,
} from '../checkout/checkoutQuery.js';
export {
  currencyListingQueryOptions,
  currencyRateQueryOptions,
  QUERY_KEY_ROOT,
} from '../checkout/queries.js';
