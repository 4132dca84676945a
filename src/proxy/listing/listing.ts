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
const RATE_WAIT_MS = 2_000;
const ONE = 'listing';

/** The store's currencies and their indicative rates. */
export interface Listing {
  /** The joined listing; an old one is served while the service is away. */
  get(): Promise<CurrencyListing>;
  /** One currency by exact id. @throws ProblemError `currency_unavailable` if it is not offered. */
  find(currencyId: string): Promise<CurrencyView>;
  /** Indicative rate. @throws ProblemError `not_found` for a currency that is not offered. */
  rate(currencyId: string): Promise<RateView>;
  /** Source that the service names for its rates, if it says so soon enough; else null. */
  rateSource(currencyId: string): Promise<string | null>;
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
    allowStaleOnFetchRejection: true,
    // A failed refresh keeps the old listing, so it must not be thrown away either.
    noDeleteOnFetchRejection: true,
    fetchMethod: async () => {
      const [extended, flat] = await Promise.all([
        service.listCurrenciesExtended(),
        service.listCurrencies(),
      ]);
      return joinListing(extended, flat, rules);
    },
  });
  const rates = new LRUCache<string, RateView>({
    max: 1000,
    ttl: RATE_FRESH_MS,
    perf: clock,
    ttlResolution: 0,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (currencyId) => {
      const { rate, rate_source } = await service.getCurrencyRate(currencyId);
      return {
        wire: WIRE_VERSION,
        currencyId,
        rate,
        rateSource: rate_source ?? null,
        at: new Date(now()).toISOString(),
      };
    },
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
    rate,
    async find(currencyId) {
      const currency = await lookUp(currencyId);
      if (currency) return currency;
      throw new ProblemError(
        'currency_unavailable',
        'A currency was chosen that is not in the listing.',
      );
    },
    async rateSource(currencyId) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), RATE_WAIT_MS);
      });
      const known = rate(currencyId).then(
        (view) => view.rateSource,
        () => null,
      );
      try {
        return await Promise.race([known, tooLate]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
