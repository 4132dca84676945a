/** How often people may change or export something in the back office, and strangers be refused. */
import type { Coordination, LimitRule } from '../../server/coordination/coordination.js';
import { requireLimit } from '../refunds/refundLimits.js';

/** Limits that are checked before a route does its work. Each method throws `rate_limited` with `Retry-After`. */
export type TreasuryLimits = ReturnType<typeof createTreasuryLimits>;

const MINUTE_MS = 60_000;

/** A person at a form makes a few changes a minute; a script may make one a second. */
const CHANGES: LimitRule = { name: 'treasury.changes', points: 60, windowMs: MINUTE_MS };
const EXPORTS: LimitRule = { name: 'treasury.exports', points: 6, windowMs: MINUTE_MS };
const REPEATS: LimitRule = { name: 'treasury.repeats', points: 20, windowMs: MINUTE_MS };
/** Of one callback, by anybody: a request that is sent twice calls it once. */
const REPEATS_OF_ONE: LimitRule = { name: 'treasury.repeats.one', points: 1, windowMs: 30_000 };
/** All strangers together; a person who is signed in is neither counted here nor limited by it. */
const REFUSALS: LimitRule = { name: 'treasury.refusals', points: 120, windowMs: MINUTE_MS };
const EVERYBODY = 'all';

/** Makes the limits of one handler. */
export function createTreasuryLimits(coordination: Coordination) {
  const require = (rule: LimitRule) => requireLimit(coordination, rule);
  const refusals = require(REFUSALS);
  const repeats = require(REPEATS);
  const repeatsOfOne = require(REPEATS_OF_ONE);
  return {
    /** A person changes something. */
    change: require(CHANGES),
    /** A person exports a list as a file, which may read the whole ledger. */
    exportOrders: require(EXPORTS),
    /** A person has a callback repeated: the store's own code has to take each. */
    async repeatCallback(who: string, claimId: string): Promise<void> {
      await repeats(who);
      await repeatsOfOne(claimId);
    },
    /** A request was not authenticated. */
    refuse: () => refusals(EVERYBODY),
  };
}
