/** Query options of the currency list and the rates, and what they share with the checkout's own query. */
import {
  queryOptions,
  type DataTag,
  type QueryFunction,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { CurrencyListing, RateView } from '../contract/currencies.js';
import { isCheckoutError, type CheckoutError } from '../contract/checkoutError.js';
import { shouldRetry, retryDelayMs } from '../contract/retry.js';
import type { CheckoutClient } from './client.js';

/** First word of every key, so that a shared cache can be searched and cleared. */
export const QUERY_KEY_ROOT = 'tillkit';

const LISTING_STALE_MS = 5 * 60_000;
const RATE_STALE_MS = 30_000;

const FIRST_RETRY_MS = 3_000;
/** Together with the spread and the answer, a retry is back within ten seconds of the service. */
const LONGEST_OUTAGE_MS = 7_000;
/** For refusals: they may change, but not by the second. */
const LONGEST_REFUSAL_MS = 30_000;

/**
 * Waits longer after each failure in a row, spread by a fifth. `Retry-After` is kept in full if the page
 * has asked too often. In an outage it is a guess, which must not hold the page back once the outage ends.
 *
 * @param spread so that pages do not all ask at the same moment: 0 up to 1.
 */
export function retryDelay(failures: number, error: CheckoutError, spread = 0.5): number {
  const { retryable, code, retryAfterMs } = error;
  const longest = retryable ? LONGEST_OUTAGE_MS : LONGEST_REFUSAL_MS;
  const plain = Math.min(longest, FIRST_RETRY_MS * 2 ** (failures - 1));
  const asked = Math.min(retryAfterMs ?? 0, code === 'rate_limited' ? Infinity : longest);
  return Math.max(Math.round(plain * (0.9 + 0.2 * spread)), asked);
}

/**
 * Written with the types of React Query's entry point: an inferred type would name a package that the
 * store has not installed itself.
 */
export type TypedQueryOptions<Data> = Omit<
  UseQueryOptions<Data, CheckoutError>,
  'queryKey' | 'queryFn'
> & {
  readonly queryKey: DataTag<QueryKey, Data, CheckoutError>;
  readonly queryFn?: QueryFunction<Data>;
};

/**
 * Stated in full, because a store's own cache may have other defaults: the checkout shows failures itself,
 * nothing is sent twice unasked, and the data of one order is never shown for another.
 */
export const QUERY_DEFAULTS = {
  networkMode: 'always',
  retry: false,
  throwOnError: false,
  placeholderData: () => undefined,
} as const;

/** For data that changes rarely. */
const READ_OPTIONS = {
  ...QUERY_DEFAULTS,
  refetchOnReconnect: true,
  retry: (failures: number, error: CheckoutError) =>
    isCheckoutError(error) && shouldRetry(failures, error),
  retryDelay: retryDelayMs,
} as const;

/** Every currency of the store. The page asks until it has the list: without it nothing can be chosen. */
export function currencyListingQueryOptions(
  client: CheckoutClient,
): TypedQueryOptions<CurrencyListing> {
  return queryOptions<CurrencyListing, CheckoutError>({
    ...READ_OPTIONS,
    queryKey: [QUERY_KEY_ROOT, client.endpoint, 'currencies'],
    queryFn: ({ signal }) => client.listCurrencies({ signal }),
    staleTime: LISTING_STALE_MS,
    refetchInterval: ({ state: { data, error, errorUpdateCount } }) =>
      data === undefined && error?.retryable === true && retryDelay(errorUpdateCount, error),
  });
}

/** The indicative rate of one currency, looked up by its exact id. */
export function currencyRateQueryOptions(
  client: CheckoutClient,
  currencyId: string,
): TypedQueryOptions<RateView> {
  return queryOptions<RateView, CheckoutError>({
    ...READ_OPTIONS,
    queryKey: [QUERY_KEY_ROOT, client.endpoint, 'rate', currencyId],
    queryFn: ({ signal }) => client.getRate(currencyId, { signal }),
    staleTime: RATE_STALE_MS,
  });
}
