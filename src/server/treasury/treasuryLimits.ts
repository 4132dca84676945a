/** How often one person may change something, and how often strangers are told that they are none. */
import type { Coordination, LimitRule } from '../live/coordination/coordination.js';
import { tooMany } from '../http/shopperRateLimits.js';

/** Asked before a route does its work. What throws, throws `rate_limited` with `Retry-After`. */
export interface TreasuryLimits {
  /** A person changes something. */
  change(who: string): Promise<void>;
  /** A person takes all orders away as a file: each reads the whole ledger of orders. */
  exportOrders(who: string): Promise<void>;
  /** Nobody was recognised. */
  refuse(): Promise<void>;
}

const MINUTE_MS = 60_000;

/** A person at a form makes a few changes a minute; a script of theirs may make one a second. */
const CHANGES: LimitRule = { name: 'treasury.changes', points: 60, windowMs: MINUTE_MS };
const EXPORTS: LimitRule = { name: 'treasury.exports', points: 6, windowMs: MINUTE_MS };
/** All strangers together: a person who is signed in is never counted here, nor held back by it. */
const REFUSALS: LimitRule = { name: 'treasury.refusals', points: 120, windowMs: MINUTE_MS };
const EVERYBODY = 'all';

/** Makes the limits of one handler. */
export function createTreasuryLimits(coordination: Coordination): TreasuryLimits {
  const require = (rule: LimitRule): ((key: string) => Promise<void>) => {
    const limiter = coordination.limiter(rule);
    return async (key) => {
      const { waitMs } = await limiter.consume(key);
      if (waitMs > 0) throw tooMany(`The limit ${rule.name} was reached.`, waitMs);
    };
  };
  const refusals = require(REFUSALS);
  return {
    change: require(CHANGES),
    exportOrders: require(EXPORTS),
    refuse: () => refusals(EVERYBODY),
  };
}
