/**
 * Rate limits of the shoppers' routes (`docs/threats.md T18`). Everything that costs a call of the service
 * counts together. Only such calls use the limit that all shoppers share, and the first ones of an order
 * have their own part of it, so neither retries nor guesses can exhaust it.
 */
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '../../async/singleFlight.js';
import type {
  Coordination,
  LimitAnswer,
  LimitRule,
  Limiter,
} from '../coordination/coordination.js';
import { createLocalLimiters } from '../coordination/localCoordination.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { ProblemError } from '../http/problemDetails.js';
import { bucketOf } from '../http/ipAddress.js';
import { createSemaphore, QueueFullError } from '../../async/semaphore.js';
import { ASKING_QUOTES, TRIES, type LimitRates } from './rateLimits.js';

/**
 * What asking the service for an order's wallet is: the first time ever, again without one that has a
 * price for the amount, or again although there is one.
 */
export type WalletCall = 'first' | 'missing' | 'known';

/** Asked before a route does its work. What throws, throws `rate_limited` with `Retry-After`. */
export interface ShopperLimits {
  /** A page asks to open an order; asked before the store is asked what the order handle means. */
  attempt(ip: string | null): Promise<void>;
  /** Asks the store's books for a page without a token. */
  ask<T>(ip: string | null, question: () => Promise<T>): Promise<T>;
  /** Whether to report one more refused handle: guesses must not fill a log. */
  mayReport(): Promise<boolean>;
  /** A page opens a checkout that it shows no token of. */
  open(stream: string): Promise<void>;
  /** A checkout begins, before anything is written down for it. */
  begin(stream: string): Promise<void>;
  /** Whether opening this checkout may ask the service again. Does not throw. */
  refresh(stream: string, call: WalletCall): Promise<LimitAnswer>;
  /** A currency is chosen, or a quote renewed. */
  quote(stream: string, ip: string | null): Promise<void>;
  /** That asks the service for new prices. @param isFirst it is the checkout's first quote. */
  price(stream: string, isFirst: boolean): Promise<void>;
  /** A checkout is read, or its stream of changes is opened. */
  read(stream: string): Promise<void>;
  /** A page asks for a link to go on with on a phone. */
  link(stream: string): Promise<void>;
  /** The listing or a rate is read. */
  list(ip: string | null): Promise<void>;
  /** An icon is read. */
  icon(ip: string | null): Promise<void>;
}

/** What the limits of one handler are made of. */
export interface ShopperLimitsOptions {
  /** Null switches them off. */
  readonly rates: LimitRates | null;
  readonly coordination: Coordination;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}

/** Keys of what all clients share. */
const FIRST = 'all';
const AGAIN = 'again';
/** Checkouts that have begun of late, on this instance. */
const MAX_BEGUN = 10_000;
/** Refused handles that are reported. */
const REPORTED_REFUSALS: LimitRule = { name: 'refusals', points: 30, windowMs: 60_000 };
/** Longer than a count takes. On Workers it may never end; after this time it no longer counts as running. */
const STALE_AFTER_MS = 10_000;
/** Longest `Retry-After`: a window may be longer than a shopper waits. */
const MAX_RETRY_AFTER_S = 60;
/**
 * Clients of unknown address share a queue for `resolveOrder`: so many calls at once, more than a database
 * answers at once, and so many in line. They have no limit by count, because one attacker could exhaust it
 * for all; the queue only grows when the store is slow.
 */
export const BOOKS_AT_ONCE = 50;
const MAX_QUEUED = 200;
/** Longest wait in the queue; a browser gives up after ten seconds. */
const QUEUE_TIMEOUT_MS = 5_000;
/** After this a call without an answer no longer takes up a slot. */
const STUCK_MS = 10_000;
/** `Retry-After` of a full queue. */
const RETRY_SOON_MS = 2_000;
/** Least time between two reports of one limit. */
const REPORT_INTERVAL_MS = 60_000;

/** The refusal, with the time after which it makes sense to ask again. */
export function tooMany(message: string, waitMs: number): ProblemError {
  const seconds = Math.min(MAX_RETRY_AFTER_S, Math.max(1, Math.ceil(waitMs / 1_000)));
  return new ProblemError('rate_limited', message, {
    headers: { 'retry-after': String(seconds) },
  });
}

const PASS: LimitAnswer = { waitMs: 0 };

const UNLIMITED: ShopperLimits = {
  attempt: () => Promise.resolve(),
  ask: (_ip, question) => question(),
  mayReport: () => Promise.resolve(true),
  open: () => Promise.resolve(),
  begin: () => Promise.resolve(),
  refresh: () => Promise.resolve(PASS),
  quote: () => Promise.resolve(),
  price: () => Promise.resolve(),
  read: () => Promise.resolve(),
  link: () => Promise.resolve(),
  list: () => Promise.resolve(),
  icon: () => Promise.resolve(),
};

/** One limit and the key that uses it. */
interface Use {
  readonly name: string;
  readonly limiter: Limiter;
  readonly key: string;
}

type MakeLimiter = (rule: LimitRule) => Limiter;

/** A limit of one kind of key, by the key. @param share the part of its points that this one has. */
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
 * A client's own bucket. Clients whose address is not known have none: one that they shared would be
 * used up for all by the client that asks most.
 */
const perAddress = (name: keyof LimitRates, rates: LimitRates, make: MakeLimiter) => {
  const known = perKey(name, rates, make);
  return (ip: string | null): readonly Use[] => {
    const bucket = bucketOf(ip);
    return bucket === null ? [] : [known(bucket)];
  };
};

/** What has no limit of its own, but an end. */
const UNKNOWN = 'unknown addresses';

/** Reports which limit refuses, at most once a minute for each. */
function createLimitReporter({ now, report }: ShopperLimitsOptions): (name: string) => void {
  const reportedAt = new Map<string, number>();
  return (name) => {
    const before = reportedAt.get(name);
    if (before !== undefined && now() - before < REPORT_INTERVAL_MS) return;
    reportedAt.set(name, now());
    report({
      code: 'rate_limited',
      message:
        name === UNKNOWN
          ? 'More pages of unknown addresses ask for orders than `resolveOrder` answers, so some are told ' +
            'to come back. The shop stands behind a proxy that nobody named: pass `trustedProxies` to ' +
            'the adapter, and each client is counted alone.'
          : `Requests of shoppers are held back by the limit ${name}. If they are honest, raise it in ` +
            '`limits`.',
    });
  };
}

function createRates(rates: LimitRates, { coordination, now }: ShopperLimitsOptions) {
  // What costs only this instance is counted by it; what costs the service, by all together.
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
    icons: perAddress('iconsPerAddress', rates, alone),
  };
}

/** Makes the limits of one handler. */
export function createShopperLimits(options: ShopperLimitsOptions): ShopperLimits {
  if (!options.rates) return UNLIMITED;
  const of = createRates(options.rates, options);
  const tell = createLimitReporter(options);

  /** Narrow limits come first, so that what they refuse uses up nothing that others share. */
  async function firstRefusal(...uses: readonly Use[]): Promise<LimitAnswer & { name: string }> {
    for (const { name, limiter, key } of uses) {
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

  const semaphore = createSemaphore(BOOKS_AT_ONCE, MAX_QUEUED, {
    now: options.now,
    slotHeldMs: STUCK_MS,
    queueTimeoutMs: QUEUE_TIMEOUT_MS,
  });
  async function queued<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await semaphore.run(question);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      tell(UNKNOWN);
      throw tooMany('Too many pages of unknown addresses ask for orders at once.', RETRY_SOON_MS);
    }
  }

  // Pages that open one new order at once are one new order.
  const begun = new LRUCache<string, true>({ max: MAX_BEGUN });
  const share = createSingleFlight<undefined>({ now: options.now, staleAfterMs: STALE_AFTER_MS });
  async function begin(stream: string): Promise<void> {
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
    attempt: (ip) => consume(...of.opensPerAddress(ip)),
    ask: (ip, question) => (bucketOf(ip) === null ? queued(question) : question()),
    mayReport: async () => (await of.refusals.consume(FIRST)).waitMs === 0,
    open: (stream) => consume(of.reopens(stream)),
    begin,
    refresh: (stream, call) => firstRefusal(...usesOf(stream, call)),
    quote: (stream, ip) =>
      consume(of.quotesPerCheckout(stream), of.quotesPerDay(stream), ...of.quotesPerAddress(ip)),
    price: (stream, isFirst) => consume(of.prices(stream), of.quotes(isFirst ? FIRST : AGAIN)),
    read: (stream) => consume(of.reads(stream)),
    link: (stream) => consume(of.links(stream)),
    list: (ip) => consume(...of.listings(ip)),
    icon: (ip) => consume(...of.icons(ip)),
  };
}
