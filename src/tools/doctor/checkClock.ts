/** Compares this machine's clock with the service's, by the `Date` header (RFC 9110 §6.6.1). */
import { ok, problem, warning, type Finding } from './report.js';

/** Wraps a fetch, and reads the service's clock. @param now milliseconds since the epoch. */
export function observeClock(fetch: (request: Request) => Promise<Response>, now: () => number) {
  let aheadMs: number | null = null;
  return {
    async fetch(request: Request): Promise<Response> {
      const sentAt = now();
      const response = await fetch(request);
      const date = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(date)) {
        // The header has whole seconds, and was written between request and response.
        const earliest = date - now();
        const latest = date + 999 - sentAt;
        aheadMs = earliest > 0 ? earliest : latest < 0 ? latest : 0;
      }
      return response;
    },
    /** By how many milliseconds the service is ahead of this machine; null without a `Date` header. */
    aheadMs: () => aheadMs,
  };
}

const NOTICEABLE_MS = 5_000;
const HARMFUL_MS = 60_000;

/** A finding about the difference; null without a reading. */
export function checkClock(aheadMs: number | null): Finding | null {
  if (aheadMs === null) return null;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const side = aheadMs > 0 ? 'behind' : 'ahead of';
  const what = `This machine's clock is ${String(seconds)} s ${side} the service's.`;
  const why =
    'A payment is compared with the quote at the time it was seen, so a wrong clock makes payments late.';
  const fix =
    "Synchronize this machine by NTP; if its time is right, the service's clock is wrong.";
  if (Math.abs(aheadMs) >= HARMFUL_MS) return problem('clock', what, why, fix);
  if (Math.abs(aheadMs) >= NOTICEABLE_MS) return warning('clock', what, why, fix);
  return ok('clock', "This machine's clock agrees with the service's.");
}
