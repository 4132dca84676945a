/** Rate limits of the shoppers' routes (`proxy-and-threats` T18): what costs the service is counted together. */
import type {
  Coordination,
  LimitAnswer,
  LimitRule,
  Limiter,
} from '../coordination/coordination.js';
import { createLocalLimiters } from '../coordination/localLimiter.js';
import type { DiagnosticListener } from '../diagnostic.js';
import { ProblemError } from '../problem.js';
import { bucketOf } from './address.js';
import { UNKNOWN_CLIENTS, type LimitRates } from './rates.js';

/** Asked before a route does its work. What throws, throws `rate_limited` with `Retry-After`. */
export interface ShopperLimits {
  /** A page asks to open an order; asked before the store is asked what the order handle means. */
  knock(ip: string | null): Promise<void>;
  /** A page opens an order that the store knows. */
  open(): Promise<void>;
  /** Whether opening this checkout may ask the service again. Does not throw. */
  refresh(stream: string): Promise<LimitAnswer>;
  /** A currency is chosen, or a quote renewed. */
  quote(stream: string, ip: string | null): Promise<void>;
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

/** The key of what all clients share, and of clients whose address is not known. */
const EVERYBODY = 'all';
/** A client is asked to come back after at most this time: a window may be long, a shopper's patience is not. */
const MAX_RETRY_AFTER_S = 60;
/** A limit that keeps refusing is told again after this time. */
const TELL_AGAIN_MS = 60_000;

/** The refusal, with the time after which it makes sense to ask again. */
export function tooMany(message: string, waitMs: number): ProblemError {
  const seconds = Math.min(MAX_RETRY_AFTER_S, Math.max(1, Math.ceil(waitMs / 1_000)));
  return new ProblemError('rate_limited', message, {
    headers: { 'retry-after': String(seconds) },
  });
}

const PASS: LimitAnswer = { waitMs: 0 };

const UNLIMITED: ShopperLimits = {
  knock: () => Promise.resolve(),
  open: () => Promise.resolve(),
  refresh: () => Promise.resolve(PASS),
  quote: () => Promise.resolve(),
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

/** A limit of one kind of key, by the key. */
const perKey = (name: keyof LimitRates, rates: LimitRates, make: MakeLimiter) => {
  const limiter = make({ name, ...rates[name] });
  return (key: string): Use => ({ name, limiter, key });
};

/** A client's own bucket, or the larger one of all whose address is not known. */
const perAddress = (name: keyof LimitRates, rates: LimitRates, make: MakeLimiter) => {
  const known = perKey(name, rates, make);
  const { points, windowMs } = rates[name];
  const limiter = make({ name: `${name}.unknown`, points: points * UNKNOWN_CLIENTS, windowMs });
  const unknown: Use = { name: `${name} of unknown addresses`, limiter, key: EVERYBODY };
  return (ip: string | null): Use => {
    const bucket = bucketOf(ip);
    return bucket === null ? unknown : known(bucket);
  };
};

/** Tells the owner which limit refuses, at most once in a while for each. */
function createTeller({ now, report }: ShopperLimitsOptions): (name: string) => void {
  const toldAt = new Map<string, number>();
  return (name) => {
    const before = toldAt.get(name);
    if (before !== undefined && now() - before < TELL_AGAIN_MS) return;
    toldAt.set(name, now());
    report({
      code: 'rate_limited',
      message:
        `Requests of shoppers are held back by the limit ${name}. If they are honest, raise it in ` +
        '`limits`. If it is the one of unknown addresses, the shop stands behind a proxy that nobody ' +
        'named: pass `trustedProxies` to the adapter, and each shopper is counted alone.',
    });
  };
}

function createRates(rates: LimitRates, { coordination, now }: ShopperLimitsOptions) {
  // What costs only this instance is counted by it; what costs the service, by all together.
  const together: MakeLimiter = (rule) => coordination.limiter(rule);
  const alone = createLocalLimiters(now);
  return {
    opensPerCheckout: perKey('opensPerCheckout', rates, together),
    opensPerDay: perKey('opensPerCheckoutPerDay', rates, together),
    opensPerAddress: perAddress('opensPerAddress', rates, together),
    opens: perKey('opens', rates, together),
    quotesPerCheckout: perKey('quotesPerCheckout', rates, together),
    quotesPerDay: perKey('quotesPerCheckoutPerDay', rates, together),
    quotesPerAddress: perAddress('quotesPerAddress', rates, together),
    quotes: perKey('quotes', rates, together),
    reads: perKey('readsPerCheckout', rates, alone),
    links: perKey('linksPerCheckout', rates, together),
    listings: perAddress('listingsPerAddress', rates, alone),
    icons: perAddress('iconsPerAddress', rates, alone),
  };
}

/** Makes the limits of one handler. */
export function createShopperLimits(options: ShopperLimitsOptions): ShopperLimits {
  if (!options.rates) return UNLIMITED;
  const of = createRates(options.rates, options);
  const tell = createTeller(options);

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

  return {
    knock: (ip) => consume(of.opensPerAddress(ip)),
    open: () => consume(of.opens(EVERYBODY)),
    refresh: (stream) => firstRefusal(of.opensPerCheckout(stream), of.opensPerDay(stream)),
    quote: (stream, ip) =>
      consume(
        of.quotesPerCheckout(stream),
        of.quotesPerDay(stream),
        of.quotesPerAddress(ip),
        of.quotes(EVERYBODY),
      ),
    read: (stream) => consume(of.reads(stream)),
    link: (stream) => consume(of.links(stream)),
    list: (ip) => consume(of.listings(ip)),
    icon: (ip) => consume(of.icons(ip)),
  };
}
