/** The listing and the rates, kept for a while: shoppers never cost the service a call each. */
import { LRUCache } from 'lru-cache';
import type { CurrencyListing, CurrencyView, RateView } from '../../contract/currencies.js';
import { WIRE_VERSION } from '../../contract/checkout.js';
import { ProblemError } from '../problem.js';
import type { CheckoutService } from '../service.js';
import { joinListing, type CurrencyRules } from './joinListing.js';

const LISTING_FRESH_MS = 5 * 60_000;
const RATE_FRESH_MS = 15_000;
/** A stale price loses money: past this it is refused, not shown. */
const RATE_USABLE_MS = 60_000;
/** How long an answer to a shopper waits for what it can do without. */
const PATIENCE_MS = 2_000;
/** After a failure the service is left alone for so long, however many shoppers ask. */
const PAUSE_MS = 5_000;
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
  /** Indicative rate. @throws ProblemError `not_found` for a currency that is not offered. */
  rate(currencyId: string): Promise<RateView>;
  /** Source that the service names for its rates, if it says so soon enough; else null. */
  rateSource(currencyId: string): Promise<string | null>;
}

/** Answers what the work comes to, or the fallback where it fails or takes too long. */
async function within<T>(work: Promise<T>, fallback: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(fallback), PATIENCE_MS);
  });
  try {
    return await Promise.race([work.catch(() => fallback), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Repeats a failure for a while instead of asking again. */
function pausing<T>(
  now: () => number,
  ask: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const failures = new Map<string, { readonly at: number; readonly error: unknown }>();
  return async (key) => {
    const failure = failures.get(key);
    if (failure && now() - failure.at < PAUSE_MS) throw failure.error;
    try {
      const answer = await ask(key);
      failures.delete(key);
      return answer;
    } catch (error) {
      failures.set(key, { at: now(), error });
      throw error;
    }
  };
}

/** Makes the cached listing of one handler. */
export function createListing(options: {
  readonly service: CheckoutService;
  readonly rules: CurrencyRules;
  readonly now: () => number;
}): Listing {
  const { service, rules, now } = options;
  const clock = { now };
  const listings = new LRUCache<string, CurrencyListing>({
    max: 1,
    ttl: LISTING_FRESH_MS,
    perf: clock,
    ttlResolution: 0,
    // An old listing is answered at once and refreshed behind the shopper's back.
    allowStale: true,
    allowStaleOnFetchRejection: true,
    // A failed refresh keeps the old listing, so it must not be thrown away either.
    noDeleteOnFetchRejection: true,
    fetchMethod: pausing(now, async () => {
      const [extended, flat] = await Promise.all([
        service.listCurrenciesExtended(),
        service.listCurrencies(),
      ]);
      return joinListing(extended, flat, rules);
    }),
  });
  const rates = new LRUCache<string, RateView>({
    max: 1000,
    ttl: RATE_FRESH_MS,
    perf: clock,
    ttlResolution: 0,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: pausing(now, async (currencyId) => {
      const { rate, rate_source } = await service.getCurrencyRate(currencyId);
      return {
        wire: WIRE_VERSION,
        currencyId,
        rate,
        rateSource: rate_source ?? null,
        at: new Date(now()).toISOString(),
      };
    }),
  });

  const get = async (): Promise<CurrencyListing> => {
    const listing = await listings.fetch(ONE);
    if (!listing) throw new ProblemError('service_unavailable', 'The listing could not be read.');
    return listing;
  };
  const lookUp = async (currencyId: string): Promise<CurrencyView | undefined> =>
    (await get()).currencies.find((currency) => currency.id === currencyId);

  const rate = async (currencyId: string): Promise<RateView> => {
    if (!(await lookUp(currencyId))) {
      throw new ProblemError('not_found', 'A rate was asked for a currency that is not offered.');
    }
    const view = await rates.fetch(currencyId);
    if (!view || now() - Date.parse(view.at) > RATE_USABLE_MS) {
      throw new ProblemError('service_unavailable', 'No rate younger than 60 seconds is known.');
    }
    return view;
  };

  return {
    get,
    async soon() {
      // Almost every read finds a fresh listing, and then needs no timer.
      const fresh = listings.peek(ONE, { allowStale: false });
      if (fresh) return fresh.currencies;
      return within(
        get().then(({ currencies }) => currencies),
        NO_CURRENCIES,
      );
    },
    rate,
    async find(currencyId) {
      const currency = await lookUp(currencyId);
      if (currency) return currency;
      throw new ProblemError(
        'currency_unavailable',
        'A currency was chosen that is not in the listing.',
      );
    },
    rateSource: (currencyId) =>
      within(
        rate(currencyId).then((view) => view.rateSource),
        null,
      ),
  };
}
