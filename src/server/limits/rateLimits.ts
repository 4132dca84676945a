/** How often shoppers may make each kind of request, and why that often. */
import { aWholeNumber, optionsOf } from '../configuration/givenOptions.js';

/** How many requests in how much time. */
export interface LimitRate {
  /** How many requests in one window; a whole number, at least 1. */
  readonly points: number;
  /** Length of the window in milliseconds; whole seconds, at least one. */
  readonly windowMs: number;
}

/**
 * The limits of the shoppers' routes; webhooks are not limited by these. Those by address count only
 * clients with a known address.
 */
export interface LimitRates {
  /**
   * How often opening one order asks the service for its wallet again. Later reloads are not refused: they
   * are answered as last known. Renewing a token never asks the service. An order without a wallet, as in
   * an outage, may ask six times as often.
   *
   * @default 10 in 10 minutes
   */
  readonly opensPerCheckout: LimitRate;
  /** The same for a day: each wallet may add 3 kB to the ledger. @default 100 in 24 hours */
  readonly opensPerCheckoutPerDay: LimitRate;
  /**
   * How often one client opens an order; reloads count, renewals do not. Many shoppers may share one
   * address (an office, a mobile network).
   *
   * @default 120 in 10 minutes
   */
  readonly opensPerAddress: LimitRate;
  /**
   * How many orders all clients together open for the first time: each costs the service a wallet. Opening
   * orders again has its own count with the same limit; above it they are answered as last known.
   *
   * @default 600 in 1 minute
   */
  readonly opens: LimitRate;
  /**
   * How often a currency is chosen or a quote renewed in one checkout. A third of these may ask the
   * service for new prices.
   *
   * @default 60 in 10 minutes
   */
  readonly quotesPerCheckout: LimitRate;
  /** The same for a day: each may add 4 kB to the ledger. @default 300 in 24 hours */
  readonly quotesPerCheckoutPerDay: LimitRate;
  /** How often one client chooses a currency or renews a quote. @default 240 in 10 minutes */
  readonly quotesPerAddress: LimitRate;
  /**
   * How often first choices of a currency, in any checkout, ask the service for new prices. Later choices
   * and renewals have their own count with the same limit.
   *
   * @default 600 in 1 minute
   */
  readonly quotes: LimitRate;
  /**
   * How often one checkout is read: enough for six pages that ask every 3 seconds. Opening it again has
   * the same limit, from any address.
   *
   * @default 120 in 1 minute
   */
  readonly readsPerCheckout: LimitRate;
  /** How often one checkout asks for a link to a phone: each is stored. @default 10 in 10 minutes */
  readonly linksPerCheckout: LimitRate;
  /** How often one client asks for the listing and for rates. @default 300 in 1 minute */
  readonly listingsPerAddress: LimitRate;
}

/** An order without a wallet may ask for one this many times as often. */
export const TRIES = 6;
/** One in this many quotes of a checkout may ask the service for new prices. */
export const ASKING_QUOTES = 3;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The defaults. */
export const DEFAULT_LIMITS: LimitRates = {
  opensPerCheckout: { points: 10, windowMs: 10 * MINUTE_MS },
  opensPerCheckoutPerDay: { points: 100, windowMs: DAY_MS },
  opensPerAddress: { points: 120, windowMs: 10 * MINUTE_MS },
  opens: { points: 600, windowMs: MINUTE_MS },
  quotesPerCheckout: { points: 60, windowMs: 10 * MINUTE_MS },
  quotesPerCheckoutPerDay: { points: 300, windowMs: DAY_MS },
  quotesPerAddress: { points: 240, windowMs: 10 * MINUTE_MS },
  quotes: { points: 600, windowMs: MINUTE_MS },
  readsPerCheckout: { points: 120, windowMs: MINUTE_MS },
  linksPerCheckout: { points: 10, windowMs: 10 * MINUTE_MS },
  listingsPerAddress: { points: 300, windowMs: MINUTE_MS },
};

const RATE = optionsOf(
  { points: aWholeNumber(1), windowMs: aWholeNumber(1_000) },
  'an object, such as `{ points: 10, windowMs: 600000 }`',
);

/** The option `limits`, unless it is false. */
export const LIMITS = optionsOf(
  Object.fromEntries(Object.keys(DEFAULT_LIMITS).map((name) => [name, RATE.optional()])),
  '`false` or an object, such as `{ opens: { points: 600, windowMs: 60000 } }`',
);

/** Fills in the defaults; null if the store switched its limits off. */
export function readLimits(limits: false | Partial<LimitRates> = {}): LimitRates | null {
  if (limits === false) return null;
  const given = Object.entries(limits).filter(([, rate]) => (rate as unknown) !== undefined);
  return { ...DEFAULT_LIMITS, ...Object.fromEntries(given) };
}
