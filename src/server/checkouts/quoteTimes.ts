/** When quotes began and end, by this process's clock: none lives longer than was promised. */
import { createStoredTimes } from '../../async/storedTimes.js';
import type { CheckoutEventBody } from '../../payments/checkoutEvents.js';

/** Quotes of one moment are dated a millisecond apart, and so ahead. */
const SAME_MOMENT_MS = 1_000;

type Quote = CheckoutEventBody<'quoted'>;

/** In milliseconds since the epoch. */
export type QuoteTimes = ReturnType<typeof createQuoteTimes>;

/** Makes a reader of quotes. */
export function createQuoteTimes(now: () => number) {
  const times = createStoredTimes(now);
  function beganAt({ quoteId, quotedAt }: Quote): number {
    const from = Date.parse(quotedAt);
    const seen = times.dueAt(quoteId, from, 0);
    return from - seen <= SAME_MOMENT_MS ? from : seen;
  }
  return {
    /** Not in the future, whatever clock made it. */
    beganAt,
    /** Infinite for a top-up's. */
    endsAt(quote: Quote): number {
      if (quote.expiresAt === null) return Number.POSITIVE_INFINITY;
      const [from, to] = [Date.parse(quote.quotedAt), Date.parse(quote.expiresAt)];
      // One that was chosen again may be dated after a quote by a clock that was ahead, and so after its end.
      return to > from ? beganAt(quote) + to - from : to;
    },
  };
}
