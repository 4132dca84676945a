/** How often refund links may be opened and used. */
import type { Coordination, LimitRule } from '../../server/coordination/coordination.js';
import { bucketOf } from '../../server/http/ipAddress.js';
import {
  type Diagnostic,
  type DiagnosticListener,
  createLimitReporter,
} from '../../server/configuration/diagnostic.js';
import { tooMany } from '../../server/limits/shopperRateLimits.js';

/** Limits that are checked before anything else is done. Each method throws `rate_limited`. */
export type RefundLimits = ReturnType<typeof createRefundLimits>;

const WINDOW_MS = 10 * 60_000;
/** A customer needs five requests; an office or a mobile network shares an address. */
const REQUESTS: LimitRule = { name: 'refunds.address', points: 60, windowMs: WINDOW_MS };
const LINK: LimitRule = { name: 'refunds.link', points: 60, windowMs: WINDOW_MS };

const reportOf = (name: string): Diagnostic => ({
  code: 'rate_limited',
  message:
    `Visits of refund links are held back by the limit ${name}, so a customer may be told to come back. If it is ` +
    'the address of your own proxy, name it in `trustedProxies`; else nothing is to be done unless it lasts.',
});

/** Makes a check that throws `rate_limited` once a rule's points are used up. @param tell called before that */
export function requireLimit(
  coordination: Coordination,
  rule: LimitRule,
  tell?: (name: string) => void,
): (key: string) => Promise<void> {
  const limiter = coordination.limiter(rule);
  return async (key) => {
    const { waitMs } = await limiter.consume(key);
    if (waitMs === 0) return;
    tell?.(rule.name);
    throw tooMany(`The limit ${rule.name} was reached.`, waitMs);
  };
}

/** Makes the limits of one handler. */
export function createRefundLimits(
  coordination: Coordination,
  reports: { readonly now: () => number; readonly report: DiagnosticListener },
) {
  const tell = createLimitReporter(reports, reportOf);
  const countAddress = requireLimit(coordination, REQUESTS, tell);
  return {
    /** A request of a client; those of unknown address are not counted, because one could use up all. */
    async countRequest(ip: string | null): Promise<void> {
      const bucket = bucketOf(ip);
      if (bucket !== null) await countAddress(bucket);
    },
    /** A request with a link that exists, from anywhere. */
    countLink: requireLimit(coordination, LINK, tell),
  };
}
