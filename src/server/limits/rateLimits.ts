/** How often shoppers may ask for what, and why that often. */
import { HandlerConfigurationError } from '../configuration/configurationError.js';

/** So many in so long. */
export interface LimitRate {
  /** How many requests in one window; a whole number, at least 1. */
  readonly points: number;
  /** Length of the window in milliseconds; whole seconds, at least one. */
  readonly windowMs: number;
}

/**
 * The limits of the shoppers' routes. Webhooks have none of these. Those by address count clients whose
 * address is known; of all others each order is counted alone.
 */
export interface LimitRates {
  /**
   * How often opening one order asks the service for its wallet again. One more reload is not
   * refused: it is answered as last known. Renewing a token never asks the service. An order without
   * a wallet, as in an outage, may ask six times as often.
   *
   * @default 10 in 10 minutes
   */
  readonly opensPerCheckout: LimitRate;
  /** The same for a day: each may put 3 kB into the ledger. @default 100 in 24 hours */
  readonly opensPerCheckoutPerDay: LimitRate;
  /**
   * How often one client opens an order, reloads included and renewals not. Many shoppers may share
   * one address (an office, a mobile network).
   *
   * @default 120 in 10 minutes
   */
  readonly opensPerAddress: LimitRate;
  /**
   * How many orders are opened for the first time by all clients together: each costs the service a
   * wallet. Opening them again counts apart, and as often: past it they are answered as last known.
   *
   * @default 600 in 1 minute
   */
  readonly opens: LimitRate;
  /**
   * How often a currency is chosen or a quote renewed in one checkout. A third of them may ask the
   * service for new prices.
   *
   * @default 60 in 10 minutes
   */
  readonly quotesPerCheckout: LimitRate;
  /** The same for a day: each may put 4 kB into the ledger. @default 300 in 24 hours */
  readonly quotesPerCheckoutPerDay: LimitRate;
  /** How often one client chooses a currency or renews a quote. @default 240 in 10 minutes */
  readonly quotesPerAddress: LimitRate;
  /**
   * How often the service is asked for new prices because a first currency is chosen in any checkout.
   * Later choices and renewals count apart, and as often.
   *
   * @default 600 in 1 minute
   */
  readonly quotes: LimitRate;
  /**
   * How often one checkout is read: six pages of it that ask every 3 seconds. It is opened again as
   * often, wherever from.
   *
   * @default 120 in 1 minute
   */
  readonly readsPerCheckout: LimitRate;
  /** How often one checkout asks for a link to a phone: each is written down. @default 10 in 10 minutes */
  readonly linksPerCheckout: LimitRate;
  /** How often one client asks for the listing and for rates. @default 300 in 1 minute */
  readonly listingsPerAddress: LimitRate;
  /** How often one client asks for icons; a browser keeps each for a day. @default 1200 in 1 minute */
  readonly iconsPerAddress: LimitRate;
}

/** An order without a wallet may ask for one so many times as often as another asks again. */
export const TRIES = 6;
/** Of a checkout's quotes, one in so many may ask the service for new prices. */
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
  iconsPerAddress: { points: 1200, windowMs: MINUTE_MS },
};

function isRate(value: unknown): value is LimitRate {
  if (typeof value !== 'object' || value === null) return false;
  const { points, windowMs } = value as Partial<Record<keyof LimitRate, unknown>>;
  const isWhole = (number: unknown, least: number): boolean =>
    Number.isSafeInteger(number) && (number as number) >= least;
  return isWhole(points, 1) && isWhole(windowMs, 1_000);
}

/**
 * Fills in the defaults.
 *
 * @returns null where the store switched its limits off.
 * @throws HandlerConfigurationError for a name that is none or a rate that is none.
 */
export function readLimits(limits: false | Partial<LimitRates> | undefined): LimitRates | null {
  if (limits === false) return null;
  const given = Object.entries<unknown>(limits ?? {}).filter(([, rate]) => rate !== undefined);
  const broken = given.find(
    ([name, rate]) => !Object.hasOwn(DEFAULT_LIMITS, name) || !isRate(rate),
  );
  if (broken) {
    throw new HandlerConfigurationError(
      `\`limits.${broken[0]}\` is not a limit that can be kept, so nobody would know what holds. Write ` +
        'it as { points: 10, windowMs: 600000 } (whole numbers, a window of a second or more) under one of ' +
        `${Object.keys(DEFAULT_LIMITS).join(', ')}; or switch all limits off with \`limits: false\`.`,
    );
  }
  return { ...DEFAULT_LIMITS, ...Object.fromEntries(given) };
}
