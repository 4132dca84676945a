/** The cached listing and rates, so that shoppers do not cost the service a call each. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../../async/mostEntries.js';
import { createSteadyClock } from '../../../async/storedTimes.js';
import type { CurrencyListing, CurrencyView, RateView } from '../../../contract/currencies.js';
import { WIRE_VERSION } from '../../../contract/checkout.js';
import { type DecimalString } from '../../../money/decimal.js';
import type { DiagnosticListener } from '../../configuration/diagnostic.js';
import { passing, ProblemError } from '../../http/problemDetails.js';
import type { CheckoutService } from '../checkoutService.js';
import { withTimeout } from '../../../async/withTimeout.js';
import { createCurrencyWatch, statedOf, type CurrencyRules } from './currencyRules.js';
import { joinListing } from './joinListing.js';
import { createTokenWatch } from './tokenWatch.js';

const LISTING_FRESH_MS = 5 * 60_000;
/** Currencies come and go within days: an older listing is not used. */
const LISTING_USABLE_MS = 24 * 60 * 60_000;
const RATE_FRESH_MS = 15_000;
/** A stale price loses money: an older one is refused, not shown. */
const RATE_USABLE_MS = 60_000;
/** How long an answer to a shopper waits for what it can do without. */
const SOON_TIMEOUT_MS = 800;
/** How long the choice of a currency waits for a listing: a wallet call may follow. */
const CHOICE_TIMEOUT_MS = 3_000;
/** How long a shopper waits for the listing or rate itself: a browser gives up after ten seconds. */
const ANSWER_TIMEOUT_MS = 8_000;
/** After a failure the service is not asked for this long, however many shoppers ask. */
const PAUSE_MS = 5_000;
/**
 * Longer than a call with all its retries. On Workers it can be cut off with its request and never end:
 * after this it is started again.
 */
const STUCK_MS = 60_000;
const ONE = 'listing';
const NO_CURRENCIES: readonly CurrencyView[] = [];

/** The store's currencies and their indicative rates. */
export type Listing = ReturnType<typeof createListing>;

/** One answer of the service's listings. */
interface Reading {
  readonly listing: CurrencyListing;
  readonly at: number;
}

/** All callers wait together: the time runs from the first of them. */
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
    answer = withTimeout(started, SOON_TIMEOUT_MS).then(
      (waited) => (waited.done ? waited.value : fallback),
      () => fallback,
    );
    started.then(over, over);
    return answer;
  };
}

/** Waits for what a shopper asks for. @throws ProblemError `service_unavailable` */
async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  const waited = await withTimeout(work, ms);
  if (waited.done) return waited.value;
  const message = 'The service takes too long for a reader to wait.';
  throw passing('service_unavailable', message, 5_000);
}

/**
 * Caches answers of the service by key. A usable old one is returned while it is refreshed. After a failure the
 * service is left alone for a while.
 */
function createAnswerCache<T extends { readonly at: number }>(options: {
  readonly max: number;
  readonly freshMs: number;
  /** Older answers are refused. */
  readonly usableMs: number;
  readonly now: () => number;
  readonly ask: (key: string) => Promise<T>;
}) {
  const { max, freshMs, usableMs, now, ask } = options;
  const answers = new LRUCache<string, T>(mostEntries(max));
  const failures = new LRUCache<string, { readonly at: number; readonly error: unknown }>(
    mostEntries(max),
  );
  const calls = new Map<string, { readonly at: number; readonly answer: Promise<T> }>();
  const known = (key: string, ageMs: number): T | undefined => {
    const answer = answers.get(key);
    return answer && now() - answer.at <= ageMs ? answer : undefined;
  };

  async function request(key: string): Promise<T> {
    try {
      const answer = await ask(key);
      failures.delete(key);
      answers.set(key, answer);
      return answer;
    } catch (error) {
      // A read that the breaker stopped cost the service nothing, so its pause must not be added.
      if (!(error instanceof ProblemError)) failures.set(key, { at: now(), error });
      throw error;
    }
  }

  /** The call that is under way, or a new one. */
  function refresh(key: string): Promise<T> {
    const running = calls.get(key);
    if (running && now() - running.at < STUCK_MS) return running.answer;
    const answer = request(key).finally(() => {
      if (calls.get(key) === call) calls.delete(key);
    });
    const call = { at: now(), answer };
    calls.set(key, call);
    return answer;
  }

  return {
    /** A fresh answer; undefined without one. */
    fresh: (key: string) => known(key, freshMs),
    async read(key: string): Promise<T> {
      const fresh = known(key, freshMs);
      if (fresh) return fresh;
      const last = failures.get(key);
      const failure = last && now() - last.at < PAUSE_MS ? last : undefined;
      const usable = known(key, usableMs);
      if (!usable && failure) throw failure.error;
      if (!usable) return refresh(key);
      if (!failure) refresh(key).catch(() => undefined);
      return usable;
    },
  };
}

const askListings = (service: Pick<CheckoutService, 'listCurrencies' | 'listCurrenciesExtended'>) =>
  Promise.all([service.listCurrenciesExtended(), service.listCurrencies()]);

async function askRate(
  service: Pick<CheckoutService, 'getCurrencyRate'>,
  currencyId: string,
  now: () => number,
): Promise<RateView> {
  const { rate, rate_source } = await service.getCurrencyRate(currencyId);
  return {
    wire: WIRE_VERSION,
    currencyId,
    rate,
    rateSource: rate_source ?? null,
    at: new Date(now()).toISOString(),
  };
}

/** Makes the cached listing of one handler. */
export function createListing(options: {
  readonly service: Pick<
    CheckoutService,
    'listCurrencies' | 'listCurrenciesExtended' | 'getCurrencyRate'
  >;
  readonly rules: CurrencyRules;
  /** Whether pages may ask for drawings. */
  readonly icons: boolean;
  readonly now: () => number;
  /** Receives names in `rules` that match no currency. */
  readonly report?: DiagnosticListener;
}) {
  const { service, rules, icons, now: clock, report } = options;
  const now = createSteadyClock(clock);
  const watch = report && createCurrencyWatch(rules, report);
  const watchTokens = report && createTokenWatch(report);
  const listings = createAnswerCache<Reading>({
    ...{ max: 1, freshMs: LISTING_FRESH_MS, usableMs: LISTING_USABLE_MS, now },
    async ask() {
      const [extended, flat] = await askListings(service);
      const listing = joinListing(extended, flat, rules, icons);
      watch?.(extended, flat, listing);
      watchTokens?.(extended, flat, listing);
      return { listing, at: now() };
    },
  });
  const rates = createAnswerCache({
    max: 1000,
    freshMs: RATE_FRESH_MS,
    usableMs: RATE_USABLE_MS,
    now,
    ask: async (currencyId) => ({ view: await askRate(service, currencyId, clock), at: now() }),
  });

  const read = (): Promise<Reading> => listings.read(ONE);
  const lookUp = async (currencyId: string, ms: number): Promise<CurrencyView | undefined> =>
    (await withDeadline(read(), ms)).listing.currencies.find(({ id }) => id === currencyId);

  const rate = async (currencyId: string): Promise<RateView> => {
    if (!(await lookUp(currencyId, CHOICE_TIMEOUT_MS))) {
      throw new ProblemError('not_found', 'A rate was asked for a currency that is not offered.');
    }
    return (await withDeadline(rates.read(currencyId), ANSWER_TIMEOUT_MS - CHOICE_TIMEOUT_MS)).view;
  };

  const soonCurrencies = createSoon(NO_CURRENCIES, now);

  return {
    /** The joined listing; an old one if the service is down. */
    get: async (): Promise<CurrencyListing> =>
      (await withDeadline(read(), ANSWER_TIMEOUT_MS)).listing,
    /** The currencies, if they are known soon enough; none if the service is down or slow. */
    async soon(): Promise<readonly CurrencyView[]> {
      // Almost every read finds a fresh listing, and then needs no timer.
      const fresh = listings.fresh(ONE);
      if (fresh) return fresh.listing.currencies;
      return soonCurrencies(() => read().then(({ listing }) => listing.currencies));
    },
    /** The minimum that the store states for a currency, US dollars; needs no call. */
    minimumUsd: (currencyId: string): DecimalString | undefined =>
      statedOf(currencyId, rules.details).minimumUsd,
    /** Indicative rate. @throws ProblemError `not_found` for a currency that is not offered. */
    rate,
    /** One currency by exact id. @throws ProblemError `currency_unavailable` if it is not offered. */
    async find(currencyId: string): Promise<CurrencyView> {
      const currency = await lookUp(currencyId, CHOICE_TIMEOUT_MS);
      if (currency) return currency;
      throw new ProblemError(
        'currency_unavailable',
        'A currency was chosen that is not in the listing.',
      );
    },
    /** The same, if the service answers soon enough; else null. */
    async rateSoon(currencyId: string): Promise<RateView | null> {
      try {
        const waited = await withTimeout(rate(currencyId), SOON_TIMEOUT_MS);
        return waited.done ? waited.value : null;
      } catch {
        return null;
      }
    },
  };
}
