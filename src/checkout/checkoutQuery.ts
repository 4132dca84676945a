/** The checkout in the query cache: how often it is asked for, and the only place where it is written. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CheckoutSnapshot } from '../contract/checkout.js';
import type { CheckoutError } from '../contract/checkoutError.js';
import { hasQuoteEnded } from '../contract/currentQuote.js';
import {
  initialData,
  mergeCheckout,
  type CheckoutData,
  type QuoteRequest,
} from './checkoutData.js';
import { isOrderTooSmall } from './screen.js';
import { readClock } from '../ui/clock.js';
import type { CheckoutSession } from './checkoutSession.js';
import { QUERY_DEFAULTS, QUERY_KEY_ROOT, retryDelay, type TypedQueryOptions } from './queries.js';

const AWAITING_MS = 3_000;
const TOP_UP_MS = 10_000;
const SLOW_POLL_MS = 15_000;

/** For a paid order: a second payment counts as an excess only once its transfer is confirmed. */
const hasUnconfirmed = ({ transfers }: CheckoutSnapshot): boolean =>
  transfers.some(({ status }) => status === 'seen');

/**
 * Milliseconds until the page asks again, or false to stop. It stops only if nothing more can happen that
 * the shopper should wait for; the end of a quote makes it slower, but never ends it.
 *
 * @param serverNow the store's clock, milliseconds since the epoch.
 */
export function pollIntervalMs(
  snapshot: CheckoutSnapshot | undefined,
  serverNow: number,
): number | false {
  if (!snapshot) return false;
  if (snapshot.kind === 'top_up') return !snapshot.closed && TOP_UP_MS;
  const held = snapshot.exceptions.includes('held');
  if (snapshot.paid && !held) return hasUnconfirmed(snapshot) && SLOW_POLL_MS;
  // Where an address was shown, money can still come after the close, and the store decides about it.
  if (snapshot.closed) return snapshot.quote !== null && SLOW_POLL_MS;
  // Currencies and their minimums do not change by themselves; one without a price for now may get it back.
  const isBelowAll = snapshot.choices.every(({ unavailable }) => unavailable === 'below_minimum');
  if (!snapshot.quote && isBelowAll && isOrderTooSmall(snapshot)) return false;
  return hasQuoteEnded(snapshot.quote, serverNow) && snapshot.progress === 'awaiting'
    ? SLOW_POLL_MS
    : AWAITING_MS;
}

/**
 * The same while the store's messages arrive. They carry the changes of the checkout, but not those of the
 * store's currency list, so the page asks now and then while a currency is being chosen.
 */
function choosingIntervalMs(snapshot: CheckoutSnapshot | undefined): number | false {
  if (!snapshot || snapshot.quote || snapshot.closed || snapshot.paid) return false;
  return snapshot.choices.length === 0 ? AWAITING_MS : SLOW_POLL_MS;
}

/** Key of an order's checkout in the cache. Holds no token. */
export function checkoutQueryKey({ client, order }: Pick<CheckoutSession, 'client' | 'order'>) {
  return [QUERY_KEY_ROOT, client.endpoint, 'checkout', order] as const;
}

/** Requests in a row that have failed; 0 after an answer. */
export const failuresInARow = ({
  data,
  errorUpdateCount,
}: Readonly<{ data: CheckoutData; errorUpdateCount: number }>): number =>
  errorUpdateCount - data.errorsBefore;

/** Options of {@link checkoutQueryOptions}. */
export interface CheckoutQuerySettings {
  /** The store's messages arrive, so the page asks only after a failure. @default false */
  readonly live?: boolean;
  /** Goes on asking while the page is out of sight. @default false */
  readonly inBackground?: boolean;
}

/** Query options whose data is there from the start. */
type CheckoutQueryOptions = TypedQueryOptions<CheckoutData> & {
  readonly initialData: CheckoutData | (() => CheckoutData);
};

/**
 * The checkout of one session, kept up to date for as long as something can change.
 *
 * The interval is also what retries. React Query's own retries would hold up the shopper's press, the
 * return of the network and the page that asks in the background until their delay is over.
 */
export function checkoutQueryOptions(
  session: CheckoutSession,
  { live = false, inBackground = false }: CheckoutQuerySettings = {},
): CheckoutQueryOptions {
  return queryOptions<CheckoutData, CheckoutError>({
    ...QUERY_DEFAULTS,
    queryKey: checkoutQueryKey(session),
    queryFn: ({ client }) => readCheckout(client, session),
    // Never without data: React Query would drop the error while it asks again, and its notice would blink.
    initialData: () => initialData(session.initial),
    initialDataUpdatedAt: () => (session.initial ? Date.now() : 0),
    structuralSharing: (held, next) =>
      mergeCheckout(held as CheckoutData | undefined, next as CheckoutData),
    refetchInterval({ state }) {
      const { data = initialData(session.initial), error, errorUpdateCount } = state;
      const { snapshot, clockOffsetMs } = data;
      // Without a network an open stream looks like a quiet one.
      if (live && !error && navigator.onLine) return choosingIntervalMs(snapshot);
      const regular = pollIntervalMs(snapshot, Date.now() + clockOffsetMs);
      if (!error) return regular;
      const isWanted = snapshot ? regular !== false : error.retryable;
      // Pages fail at different milliseconds, which spreads their retries.
      const spread = (state.errorUpdatedAt % 1000) / 1000;
      return isWanted && retryDelay(failuresInARow({ data, errorUpdateCount }), error, spread);
    },
    refetchIntervalInBackground: inBackground,
    refetchOnMount: true,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // What the server opened for this very page is new enough; the interval asks again soon.
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? AWAITING_MS : 0),
  });
}

/** The quote that each page has asked for, while its answer is under way or lost. */
const requests = new WeakMap<CheckoutSession, QuoteRequest>();

function stateOf(queryClient: QueryClient, session: CheckoutSession) {
  return queryClient.getQueryState<CheckoutData>(checkoutQueryKey(session));
}

/** The newest data of a checkout in the cache. */
export function cachedCheckout(queryClient: QueryClient, session: CheckoutSession): CheckoutData {
  return stateOf(queryClient, session)?.data ?? initialData(session.initial);
}

/** What has just come, to be merged into the cache. */
function received(
  queryClient: QueryClient,
  session: CheckoutSession,
  snapshot: CheckoutSnapshot,
  answered?: QuoteRequest,
): CheckoutData {
  return {
    ...initialData(snapshot),
    // What is shown and what it is shown by are of one reading: the clock may have been put forward or back.
    clockOffsetMs: Date.parse(snapshot.serverTime) - readClock(),
    request: answered ?? requests.get(session) ?? null,
    isAnswered: answered !== undefined,
    errorsBefore: stateOf(queryClient, session)?.errorUpdateCount ?? 0,
  };
}

/** Where the device's clock stands against the time that has run: it changes if the clock is moved, or over a sleep. */
const clockAgainstTime = (): number => Date.now() - performance.now();
const MOVED_MS = 2_000;
const clocksAtAnswer = new WeakMap<CheckoutSession, number>();

/** Nothing heard for so long, without a failure: the page slept or was out of sight, and what the store knows may be as old. */
const AWAY_MS = 60_000;

async function readCheckout(
  queryClient: QueryClient,
  session: CheckoutSession,
  isAsked?: boolean,
): Promise<CheckoutData> {
  const clock = clockAgainstTime();
  const isMoved = Math.abs(clock - (clocksAtAnswer.get(session) ?? clock)) > MOVED_MS;
  clocksAtAnswer.set(session, clock);
  const { data, dataUpdatedAt, error } = stateOf(queryClient, session) ?? {};
  const now = isAsked ?? (!error && Date.now() - (dataUpdatedAt || Infinity) > AWAY_MS);
  // "Nothing new" tells no time: neither when it was asked, nor by how much the clocks differ now.
  const known = now || isMoved ? undefined : data?.snapshot;
  return received(queryClient, session, await session.refresh({ known, now }));
}

/**
 * Asks the store at once, or joins the request that is under way.
 *
 * @param now whether the store asks the service for its addresses too.
 */
export async function fetchCheckout(
  queryClient: QueryClient,
  session: CheckoutSession,
  now = false,
): Promise<CheckoutData> {
  // It would join a request that is under way, which asks the store alone.
  if (now && stateOf(queryClient, session)?.fetchStatus === 'fetching') {
    await fetchCheckout(queryClient, session).catch(() => undefined);
  }
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- `query`, its successor, is not in 5.90
  await queryClient.fetchQuery({
    ...checkoutQueryOptions(session),
    queryFn: () => readCheckout(queryClient, session, now),
    // Not 0: after the clock was put back, what is held would count as fresh until it is that time again.
    staleTime: -Infinity,
  });
  // Not the answer itself, which may be older than what is held.
  return cachedCheckout(queryClient, session);
}

/**
 * Writes a snapshot that did not come by the query.
 *
 * @param answered the request for a quote that it answers, if any.
 * @returns the newest snapshot.
 */
export function storeCheckout(
  queryClient: QueryClient,
  session: CheckoutSession,
  snapshot: CheckoutSnapshot,
  answered?: QuoteRequest,
): CheckoutSnapshot {
  const next = received(queryClient, session, snapshot, answered);
  const data = queryClient.setQueryData<CheckoutData>(checkoutQueryKey(session), next);
  return data?.snapshot ?? snapshot;
}

/** Asks for a quote and remembers that: a quote that this page did not ask for is announced. */
async function requestQuote(
  queryClient: QueryClient,
  session: CheckoutSession,
  request: QuoteRequest,
  send: () => Promise<CheckoutSnapshot>,
): Promise<CheckoutSnapshot> {
  const isLast = () => requests.get(session) === request;
  requests.set(session, request);
  try {
    const snapshot = await send();
    if (isLast()) requests.delete(session);
    return storeCheckout(queryClient, session, snapshot, request);
  } catch (error) {
    // Refused for good: a quote that comes now is another page's. Otherwise only the answer may be lost.
    if (isLast() && !(error as CheckoutError).retryable) requests.delete(session);
    throw error;
  }
}

const shownQuote = (queryClient: QueryClient, session: CheckoutSession) =>
  cachedCheckout(queryClient, session).snapshot?.quote;

/** Chooses a currency, and writes the answer to the cache. */
export function selectCurrency(
  queryClient: QueryClient,
  session: CheckoutSession,
  currencyId: string,
): Promise<CheckoutSnapshot> {
  const request = { currencyId, shownId: shownQuote(queryClient, session)?.id };
  return requestQuote(queryClient, session, request, () => session.selectCurrency(currencyId));
}

/** Accepts a new price, and writes the answer to the cache. */
export async function acceptQuote(
  queryClient: QueryClient,
  session: CheckoutSession,
): Promise<CheckoutSnapshot> {
  const shown = shownQuote(queryClient, session);
  // The lost answer to the last request may have brought a new price: no second one is made then.
  if (shown && requests.get(session)?.shownId === shown.id) {
    const { snapshot } = await fetchCheckout(queryClient, session);
    if (snapshot && snapshot.quote?.id !== shown.id) return snapshot;
  }
  const request = { currencyId: shown?.currencyId, shownId: shown?.id };
  return requestQuote(queryClient, session, request, session.acceptQuote);
}
