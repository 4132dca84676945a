/**
 * Rate limits of the shoppers' routes (`docs/threats.md T18`). Everything that costs a call of the service
 * counts together. Only such calls use the limit that all shoppers share, and the first ones of an order
 * have their own part of it, so neither retries nor guesses can exhaust it.
 */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../async/mostEntries.js';
import { createSingleFlight } from '../../async/singleFlight.js';
import {
  type Coordination,
  type LimitAnswer,
  type LimitRule,
  type Limiter,
  createLocalLimiters,
} from '../coordination/coordination.js';
import {
  type Diagnostic,
  type DiagnosticListener,
  createLimitReporter,
} from '../configuration/diagnostic.js';
import { passing, type ProblemError } from '../http/problemDetails.js';
import { bucketOf } from '../http/ipAddress.js';
import { createSemaphore, QueueFullError } from '../../async/semaphore.js';
import { ASKING_QUOTES, DEFAULT_LIMITS, TRIES, type LimitRates } from './rateLimits.js';

/**
 * A wallet call of an order: its first one ever (`first`), a later one for prices that are missing
 * (`missing`), or one although there are prices (`known`).
 */
export type WalletCall = 'first' | 'missing' | 'known';

/** The limits that routes check before their work. A method that throws throws `rate_limited` with `Retry-After`. */
export type ShopperLimits = ReturnType<typeof createShopperLimits>;

export interface ShopperLimitsOptions {
  /** Null switches them off. */
  readonly rates: LimitRates | null;
  readonly coordination: Coordination;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}

/** Keys of the limits that all clients share. */
const FIRST = 'all';
const AGAIN = 'again';
/** How many checkouts are remembered that were new on this instance. */
const MAX_BEGUN = 10_000;
/** How often a refused handle is reported. */
const REPORTED_REFUSALS: LimitRule = { name: 'refusals', points: 30, windowMs: 60_000 };
/** Longer than a count takes. On Workers it may never end; after this time it no longer counts as running. */
const STALE_AFTER_MS = 10_000;
/** Longest `Retry-After`: a window may be longer than a shopper waits. */
const MAX_RETRY_MS = 60_000;
/**
 * Clients of unknown address share a queue for `resolveOrder`: this many calls at a time, more than a
 * database answers at a time, and this many that wait. They have no limit by count, because one attacker
 * could use it up for all; the queue grows only if the store is slow.
 */
export const RESOLVES_AT_ONCE = 50;
const MAX_QUEUED = 200;
/** Longest wait in the queue; a browser gives up after ten seconds. */
const QUEUE_TIMEOUT_MS = 5_000;
/** After this a call without an answer no longer takes a slot. */
const STUCK_MS = 10_000;
/** `Retry-After` of a full queue. */
const RETRY_SOON_MS = 2_000;

/** The problem for a reached limit, with the time after which a retry makes sense. */
export const tooMany = (message: string, waitMs: number): ProblemError =>
  passing('rate_limited', message, Math.min(MAX_RETRY_MS, waitMs));

const PASS: LimitAnswer = { waitMs: 0 };

/** One limit and the key that is counted. */
interface Use {
  readonly name: string;
  readonly limiter: Limiter;
  readonly key: string;
}

type MakeLimiter = (rule: LimitRule) => Limiter;

/** Makes a limit with one count per key. @param share the part of the configured points that it has. */
const perKey = (
  name: keyof LimitRates,
  rates: LimitRates,
  make: MakeLimiter,
  { of = '', share = 1 }: { readonly of?: string; readonly share?: number } = {},
) => {
  const { points, windowMs } = rates[name];
  const rule = { name: `${name}${of}`, points: Math.ceil(points * share), windowMs };
  const limiter = make(rule);
  return (key: string): Use => ({ name, limiter, key });
};

/**
 * Makes a limit with one count per client address. Clients of unknown address are not counted: the most
 * active one would use up a shared count for all.
 */
const perAddress = (name: keyof LimitRates, rates: LimitRates, make: MakeLimiter) => {
  const known = perKey(name, rates, make);
  return (ip: string | null): readonly Use[] => {
    const bucket = bucketOf(ip);
    return bucket === null ? [] : [known(bucket)];
  };
};

const UNKNOWN = 'unknown addresses';

const reportOf = (name: string): Diagnostic => ({
  code: 'rate_limited',
  message:
    name === UNKNOWN
      ? 'More pages of unknown addresses ask for orders than `resolveOrder` answers, so some are told ' +
        'to come back. The shop stands behind a proxy that nobody named: pass `trustedProxies` to ' +
        'the adapter, and each client is counted alone.'
      : `Requests of shoppers are held back by the limit ${name}. If they are honest, raise it in ` +
        '`limits`.',
});

function createRates(rates: LimitRates, { coordination, now }: ShopperLimitsOptions) {
  // What costs only this instance is counted by it; what costs the service, by all instances together.
  const together: MakeLimiter = (rule) => coordination.limiter(rule);
  const alone = createLocalLimiters(now);
  return {
    opensPerCheckout: perKey('opensPerCheckout', rates, together),
    tries: perKey('opensPerCheckout', rates, together, { of: '.tries', share: TRIES }),
    opensPerDay: perKey('opensPerCheckoutPerDay', rates, together),
    opensPerAddress: perAddress('opensPerAddress', rates, together),
    opens: perKey('opens', rates, together),
    quotesPerCheckout: perKey('quotesPerCheckout', rates, together),
    prices: perKey('quotesPerCheckout', rates, together, {
      of: '.asking',
      share: 1 / ASKING_QUOTES,
    }),
    quotesPerDay: perKey('quotesPerCheckoutPerDay', rates, together),
    quotesPerAddress: perAddress('quotesPerAddress', rates, together),
    quotes: perKey('quotes', rates, together),
    refusals: alone(REPORTED_REFUSALS),
    reads: perKey('readsPerCheckout', rates, alone),
    reopens: perKey('readsPerCheckout', rates, alone, { of: '.opens' }),
    links: perKey('linksPerCheckout', rates, together),
    listings: perAddress('listingsPerAddress', rates, alone),
  };
}

/** Makes the limits of one handler. */
export function createShopperLimits(options: ShopperLimitsOptions) {
  const { rates, now } = options;
  const of = createRates(rates ?? DEFAULT_LIMITS, options);
  const tell = createLimitReporter(options, reportOf);

  /** Narrow limits come first, so that what they refuse uses nothing of the shared ones. */
  async function firstRefusal(...uses: readonly Use[]): Promise<LimitAnswer & { name: string }> {
    for (const { name, limiter, key } of rates ? uses : []) {
      const answer = await limiter.consume(key);
      if (answer.waitMs > 0) return { ...answer, name };
    }
    return { ...PASS, name: '' };
  }

  async function consume(...uses: readonly Use[]): Promise<void> {
    const { waitMs, name } = await firstRefusal(...uses);
    if (waitMs === 0) return;
    tell(name);
    throw tooMany(`The limit ${name} was reached.`, waitMs);
  }

  const semaphore = createSemaphore(RESOLVES_AT_ONCE, MAX_QUEUED, {
    now,
    slotHeldMs: STUCK_MS,
    queueTimeoutMs: QUEUE_TIMEOUT_MS,
  });
  async function queued<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await semaphore.run(call);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      tell(UNKNOWN);
      throw tooMany('Too many pages of unknown addresses ask for orders at once.', RETRY_SOON_MS);
    }
  }

  // Several pages that open one new order at the same time count once.
  const begun = new LRUCache<string, true>(mostEntries(MAX_BEGUN));
  const share = createSingleFlight<undefined>({ now, staleAfterMs: STALE_AFTER_MS });
  async function countNewCheckout(stream: string): Promise<void> {
    if (begun.has(stream)) return;
    await share.run(stream, () => consume(of.opens(FIRST)).then(() => undefined));
    begun.set(stream, true);
  }

  const usesOf = (stream: string, call: WalletCall): readonly Use[] => {
    if (call === 'first') return [of.tries(stream)];
    if (call === 'missing') return [of.tries(stream), of.opens(AGAIN)];
    return [of.opensPerCheckout(stream), of.opensPerDay(stream), of.opens(AGAIN)];
  };

  return {
    /** Counts a page that sends an order handle; before the store is asked what the handle means. */
    countHandle: (ip: string | null) => consume(...of.opensPerAddress(ip)),
    /** Calls `resolveOrder` for a page without a token; clients of unknown address wait in a queue. */
    queueResolveOrder: <T>(ip: string | null, call: () => Promise<T>): Promise<T> =>
      rates && bucketOf(ip) === null ? queued(call) : call(),
    /** Whether to report one more refused handle: guesses must not fill the store's log. */
    mayReportRefusal: async () => (await of.refusals.consume(FIRST)).waitMs === 0,
    /** Counts a page that opens a checkout without a token for it. */
    countOpen: (stream: string) => consume(of.reopens(stream)),
    /** Counts a new checkout, before anything is stored for it. */
    countNewCheckout,
    /** Counts a wallet call for opening a checkout, and says whether it may be made. Does not throw. */
    countWalletCall: (stream: string, call: WalletCall): Promise<LimitAnswer> =>
      firstRefusal(...usesOf(stream, call)),
    /** Counts the choice of a currency, or a new quote. */
    countQuote: (stream: string, ip: string | null) =>
      consume(of.quotesPerCheckout(stream), of.quotesPerDay(stream), ...of.quotesPerAddress(ip)),
    /** Counts a wallet call for the prices of a quote. @param isFirst it is the checkout's first quote. */
    countPriceCall: (stream: string, isFirst: boolean) =>
      consume(of.prices(stream), of.quotes(isFirst ? FIRST : AGAIN)),
    /** Counts a read of a checkout, or the start of a live stream. */
    countRead: (stream: string) => consume(of.reads(stream)),
    /** Counts a link to a phone. */
    countLink: (stream: string) => consume(of.links(stream)),
    /** Counts a read of the listing or a rate. */
    countListing: (ip: string | null) => consume(...of.listings(ip)),
  };
}
