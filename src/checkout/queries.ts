/** Query options for React Query: one typed recipe for hooks, prefetching and the cache. */
import {
  queryOptions,
  type DataTag,
  type QueryFunction,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { CheckoutSnapshot } from '../contract/checkout.js';
import type { CurrencyListing, RateView } from '../contract/currencies.js';
import { isCheckoutError, type CheckoutError } from '../contract/checkoutError.js';
import { shouldRetry, retryDelayMs } from '../contract/retry.js';
import { retryDelay, type CheckoutSession } from './checkoutSession.js';
import type { CheckoutClient } from './client.js';

/** First word of every key, so that a shared cache can be searched and cleared. */
export const QUERY_KEY_ROOT = 'tillkit';

const AWAITING_MS = 3_000;
const TOP_UP_MS = 10_000;
const EXPIRED_MS = 15_000;
const LISTING_STALE_MS = 5 * 60_000;
const RATE_STALE_MS = 30_000;

/**
 * What a recipe is, said in the words of React Query's own door: an inferred type would name a
 * package that the store has not installed itself.
 */
type TypedQueryOptions<Data> = Omit<
  UseQueryOptions<Data, CheckoutError>,
  'queryKey' | 'queryFn'
> & {
  readonly queryKey: DataTag<QueryKey, Data, CheckoutError>;
  readonly queryFn?: QueryFunction<Data>;
};

/**
 * Said in full, because a store's own cache may have defaults: failures are shown by the checkout itself,
 * nothing is sent twice unasked, and no order stands in for another.
 */
export const QUERY_DEFAULTS = {
  networkMode: 'always',
  retry: false,
  throwOnError: false,
  placeholderData: () => undefined,
} as const;

/** What holds for a reading that does not change by itself. */
const READ_OPTIONS = {
  ...QUERY_DEFAULTS,
  refetchOnReconnect: true,
  retry: (failures: number, error: CheckoutError) =>
    isCheckoutError(error) && shouldRetry(failures, error),
  retryDelay: retryDelayMs,
} as const;

/** Every currency of the store. Without a list there is nothing to choose, so it is asked for again. */
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

/** Of a paid order: what was sent twice becomes an excess only when its second transfer is confirmed. */
const hasUnconfirmed = ({ transfers }: CheckoutSnapshot): boolean =>
  transfers.some(({ status }) => status === 'seen');

/**
 * Milliseconds until the next look at a checkout, or false to stop. Stops only where nothing more
 * can happen that the shopper should wait for; the end of a quote slows the watch, never ends it.
 *
 * @param serverNow the store's clock, milliseconds since the epoch.
 */
export function pollIntervalMs(
  snapshot: CheckoutSnapshot | undefined,
  serverNow: number,
): number | false {
  if (!snapshot) return false;
  if (snapshot.kind === 'top_up') return snapshot.closed ? false : TOP_UP_MS;
  const held = snapshot.exceptions.includes('held');
  if (snapshot.closed) return false;
  if (snapshot.paid && !held) return hasUnconfirmed(snapshot) ? EXPIRED_MS : false;
  const expiresAt = snapshot.quote?.expiresAt ?? null;
  const expired = expiresAt !== null && serverNow >= Date.parse(expiresAt);
  return expired && snapshot.progress === 'awaiting' ? EXPIRED_MS : AWAITING_MS;
}

/**
 * The same while the store's messages arrive. They tell of a checkout's own changes; which currencies
 * can be chosen follows the store's list as well, so a page that is choosing asks now and then.
 */
function choosingIntervalMs(snapshot: CheckoutSnapshot | undefined): number | false {
  if (!snapshot || snapshot.quote || snapshot.closed || snapshot.paid) return false;
  return snapshot.choices.length === 0 ? AWAITING_MS : EXPIRED_MS;
}

function newerOf(before: unknown, next: unknown): unknown {
  const [held, come] = [before, next] as [CheckoutSnapshot | undefined, CheckoutSnapshot];
  return held && held.version > come.version ? held : come;
}

/** Key of an order's checkout in the cache. Holds no token. */
export function checkoutQueryKey({ client, order }: Pick<CheckoutSession, 'client' | 'order'>) {
  return [QUERY_KEY_ROOT, client.endpoint, 'checkout', order] as const;
}

/**
 * The checkout of one session, kept up to date for as long as something can change.
 *
 * @param live whether the store's messages arrive by themselves: then it is asked only after a failure.
 * @param unseen whether it is also asked while the page is out of sight.
 */
export function checkoutQueryOptions(
  session: CheckoutSession,
  now: () => number = Date.now,
  live = false,
  unseen = false,
): TypedQueryOptions<CheckoutSnapshot> {
  return queryOptions<CheckoutSnapshot, CheckoutError>({
    // Its `retry` too: the interval itself is one, so a failure shows at once and tracking goes on.
    ...QUERY_DEFAULTS,
    queryKey: checkoutQueryKey(session),
    queryFn: () => session.refresh(),
    initialData: () => session.current(),
    // An answer and a message can cross on the last steps to the cache.
    structuralSharing: newerOf,
    refetchInterval: ({ state }) => {
      // Without a network an open stream looks like a quiet one.
      if (live && !state.error && navigator.onLine) return choosingIntervalMs(state.data);
      const regular = pollIntervalMs(state.data, now() + session.clockOffsetMs());
      const retryMs = session.retryDelayMs();
      if (retryMs === null) return regular;
      if (state.data === undefined) return state.error?.retryable === true ? retryMs : false;
      // Not the pace of a quiet screen: whatever it waits for, the connection is to be back soon.
      return regular === false ? false : retryMs;
    },
    refetchIntervalInBackground: unseen,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // What the server opened for this very page is new enough; the interval asks again soon.
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? AWAITING_MS : 0),
  });
}
