/** The listing and the rates, kept for a while: shoppers never cost the service a call each. */
import { LRUCache } from 'lru-cache';
import type { CurrencyListing, CurrencyView, RateView } from '../../../contract/currencies.js';
import { WIRE_VERSION } from '../../../contract/checkout.js';
import { type DecimalString } from '../../../money/decimal.js';
import type { DiagnosticListener } from '../../configuration/diagnostic.js';
import { ProblemError } from '../../http/problemDetails.js';
import type { CheckoutService } from '../checkoutService.js';
import { withTimeout } from '../../../async/withTimeout.js';
import type { IconKind } from '../../../contract/routes.js';
import { type IconAddresses, type IconSources, NO_ICONS } from '../icons/iconSources.js';
import { createCurrencyWatch, statedOf, type CurrencyRules } from './currencyRules.js';
import { joinListing } from './joinListing.js';

const LISTING_FRESH_MS = 5 * 60_000;
/** Currencies come and go by the day: a listing older than this is no listing. */
const LISTING_USABLE_MS = 24 * 60 * 60_000;
const RATE_FRESH_MS = 15_000;
/** A stale price loses money: past this it is refused, not shown. */
const RATE_USABLE_MS = 60_000;
/** How long an answer to a shopper waits for what it can do without. */
const PATIENCE_MS = 2_000;
/** How long a choice waits for a listing: the wallet call may come after it. */
const CHOICE_PATIENCE_MS = 3_000;
/** How long a shopper waits for the answer itself: a browser gives up after ten seconds. */
const ANSWER_PATIENCE_MS = 8_000;
/** After a failure the service is left alone for so long, however many shoppers ask. */
const PAUSE_MS = 5_000;
/**
 * Longer than a call with all its repeats takes. On Workers it can be cut off with the request that
 * began it, and would never end: after this it binds nobody who comes later.
 */
const STUCK_MS = 60_000;
const ONE = 'listing';
const NO_CURRENCIES: readonly CurrencyView[] = [];

/** The store's currencies and their indicative rates. */
export interface Listing {
  /** The joined listing; an old one is served while the service is away. */
  get(): Promise<CurrencyListing>;
  /** The currencies as far as they are known soon enough; none while the service is away or slow. */
  soon(): Promise<readonly CurrencyView[]>;
  /** One currency by exact id. @throws ProblemError `currency_unavailable` if it is not offered. */
  find(currencyId: string): Promise<CurrencyView>;
  /** The least that the store states for a currency, US dollars; asks nobody. */
  minimumUsd(currencyId: string): DecimalString | undefined;
  /** Indicative rate. @throws ProblemError `not_found` for a currency that is not offered. */
  rate(currencyId: string): Promise<RateView>;
  /** The same, if the service says it soon enough; else null. */
  rateSoon(currencyId: string): Promise<RateView | null>;
  /** Addresses of the picture of something that is offered, best first; none for anything else. */
  iconsOf(kind: IconKind, key: string): Promise<readonly string[]>;
}

/** One reading of the service's listings. */
interface Reading {
  readonly listing: CurrencyListing;
  readonly icons: IconAddresses;
  readonly at: number;
}

/** Work that is waited for together: patience is spent once, not by each who comes later. */
function createSoon<T>(fallback: T, now: () => number): (work: () => Promise<T>) => Promise<T> {
  let running: Promise<T> | undefined;
  let answer: Promise<T> | undefined;
  let begunAt = 0;
  return (work) => {
    if (answer && now() - begunAt < STUCK_MS) return answer;
    const started = work();
    running = started;
    begunAt = now();
    const over = (): void => {
      if (running !== started) return;
      running = undefined;
      answer = undefined;
    };
    answer = withTimeout(started, PATIENCE_MS).then(
      (waited) => (waited.done ? waited.value : fallback),
      () => fallback,
    );
    started.then(over, over);
    return answer;
  };
}

/** Waits for what a shopper has asked for. @throws ProblemError `service_unavailable` */
async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  const waited = await withTimeout(work, ms);
  if (waited.done) return waited.value;
  throw new ProblemError(
    'service_unavailable',
    'The service takes too long for a reader to wait.',
    {
      headers: { 'retry-after': '5' },
    },
  );
}

/** Repeats a failure for a while instead of asking again. */
function withPauseAfterFailure<T>(now: () => number, ask: (key: string) => Promise<T>) {
  const failures = new Map<string, { readonly at: number; readonly error: unknown }>();
  const begun = new Map<string, { readonly at: number }>();
  return {
    /** Whether the question under way was begun so long ago that nobody hears its answer any more. */
    isStuck: (key: string): boolean => now() - (begun.get(key)?.at ?? Infinity) >= STUCK_MS,
    async ask(key: string): Promise<T> {
      const failure = failures.get(key);
      if (failure && now() - failure.at < PAUSE_MS) throw failure.error;
      const mine = { at: now() };
      begun.set(key, mine);
      try {
        const answer = await ask(key);
        failures.delete(key);
        return answer;
      } catch (error) {
        // A read that the breaker held back has cost the service nothing; two pauses must not add up.
        if (!(error instanceof ProblemError)) failures.set(key, { at: now(), error });
        throw error;
      } finally {
        if (begun.get(key) === mine) begun.delete(key);
      }
    },
    /** Why there is no answer: the cache gives an old one in place of a failure, or none. */
    reason: (key: string, otherwise: string): unknown =>
      failures.get(key)?.error ?? new ProblemError('service_unavailable', otherwise),
  };
}

/** Lets go of a question whose answer nobody hears any more; what was known before stays known. */
function abandonFetch<T extends object>(
  cache: LRUCache<string, T>,
  key: string,
  atOf: (known: T) => number,
): void {
  const known = cache.peek(key, { allowStale: true });
  cache.delete(key);
  if (known) cache.set(key, known, { start: atOf(known) });
}

/** Makes the cached listing of one handler. */
export function createListing(options: {
  readonly service: Pick<
    CheckoutService,
    'listCurrencies' | 'listCurrenciesExtended' | 'getCurrencyRate'
  >;
  readonly rules: CurrencyRules;
  /** Null where the store serves no icons. */
  readonly icons: IconSources | null;
  readonly now: () => number;
  /** Hears what `rules` name in vain. */
  readonly report?: DiagnosticListener;
}): Listing {
  const { service, rules, icons: sources, now, report } = options;
  const watch = report && createCurrencyWatch(rules, report);
  const clock = { now };
  const listingCalls = withPauseAfterFailure(now, async (): Promise<Reading> => {
    const [extended, flat] = await Promise.all([
      service.listCurrenciesExtended(),
      service.listCurrencies(),
    ]);
    const icons = sources?.addressesOf(extended) ?? NO_ICONS;
    const listing = joinListing(extended, flat, rules, icons);
    watch?.(extended, flat, listing);
    return { listing, icons, at: now() };
  });
  const rateCalls = withPauseAfterFailure(now, async (currencyId): Promise<RateView> => {
    const { rate, rate_source } = await service.getCurrencyRate(currencyId);
    return {
      wire: WIRE_VERSION,
      currencyId,
      rate,
      rateSource: rate_source ?? null,
      at: new Date(now()).toISOString(),
    };
  });
  const listings = new LRUCache<string, Reading>({
    max: 1,
    ttl: LISTING_FRESH_MS,
    perf: clock,
    ttlResolution: 0,
    // An old listing is answered at once and refreshed behind the shopper's back.
    allowStale: true,
    allowStaleOnFetchRejection: true,
    // A failed refresh keeps the old listing, so it must not be thrown away either.
    noDeleteOnFetchRejection: true,
    fetchMethod: listingCalls.ask,
  });
  const rates = new LRUCache<string, RateView>({
    max: 1000,
    ttl: RATE_FRESH_MS,
    perf: clock,
    ttlResolution: 0,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: rateCalls.ask,
  });

  /** Old answers are given at once while they are usable, and renewed behind the reader's back. */
  const isUsable = (at: number | undefined, usableMs: number): boolean =>
    at !== undefined && now() - at <= usableMs;

  const read = async (): Promise<Reading> => {
    if (listingCalls.isStuck(ONE)) abandonFetch(listings, ONE, ({ at }) => at);
    const known = listings.peek(ONE, { allowStale: true });
    const allowStale = isUsable(known?.at, LISTING_USABLE_MS);
    const answer = await listings.fetch(ONE, { allowStale });
    if (answer && isUsable(answer.at, LISTING_USABLE_MS)) return answer;
    throw listingCalls.reason(ONE, 'No listing younger than a day is known.');
  };
  const lookUp = async (currencyId: string, ms: number): Promise<CurrencyView | undefined> =>
    (await withDeadline(read(), ms)).listing.currencies.find(({ id }) => id === currencyId);

  async function readRate(currencyId: string): Promise<RateView> {
    if (rateCalls.isStuck(currencyId)) abandonFetch(rates, currencyId, ({ at }) => Date.parse(at));
    const known = rates.peek(currencyId, { allowStale: true });
    const allowStale = isUsable(known && Date.parse(known.at), RATE_USABLE_MS);
    const view = await rates.fetch(currencyId, { allowStale });
    if (view && isUsable(Date.parse(view.at), RATE_USABLE_MS)) return view;
    throw rateCalls.reason(currencyId, 'No rate younger than 60 seconds is known.');
  }

  const rate = async (currencyId: string): Promise<RateView> => {
    if (!(await lookUp(currencyId, CHOICE_PATIENCE_MS))) {
      throw new ProblemError('not_found', 'A rate was asked for a currency that is not offered.');
    }
    return withDeadline(readRate(currencyId), ANSWER_PATIENCE_MS - CHOICE_PATIENCE_MS);
  };

  const soonCurrencies = createSoon(NO_CURRENCIES, now);

  return {
    get: async () => (await withDeadline(read(), ANSWER_PATIENCE_MS)).listing,
    async soon() {
      // Almost every read finds a fresh listing, and then needs no timer.
      const fresh = listings.peek(ONE, { allowStale: false });
      if (fresh) return fresh.listing.currencies;
      return soonCurrencies(() => read().then(({ listing }) => listing.currencies));
    },
    minimumUsd: (currencyId) => statedOf(currencyId, rules.details).minimumUsd,
    rate,
    async iconsOf(kind, key) {
      const { listing, icons } = await withDeadline(read(), ANSWER_PATIENCE_MS);
      const isOffered = listing.currencies.some(
        ({ id, blockchain }) => key === (kind === 'currency' ? id : blockchain),
      );
      return (isOffered && icons[kind].get(key)) || [];
    },
    async find(currencyId) {
      const currency = await lookUp(currencyId, CHOICE_PATIENCE_MS);
      if (currency) return currency;
      throw new ProblemError(
        'currency_unavailable',
        'A currency was chosen that is not in the listing.',
      );
    },
    async rateSoon(currencyId) {
      try {
        const waited = await withTimeout(rate(currencyId), PATIENCE_MS);
        return waited.done ? waited.value : null;
      } catch {
        return null;
      }
    },
  };
}
