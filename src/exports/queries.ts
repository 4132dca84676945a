/** `tillkit/queries`: query options for React Query, for prefetching and a shared cache. */
export {
  checkoutQueryKey,
  checkoutQueryOptions,
  currencyListingQueryOptions,
  currencyRateQueryOptions,
  QUERY_KEY_ROOT,
} from '../checkout/queries.js';
