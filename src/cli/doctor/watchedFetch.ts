/** A fetch that remembers the service's clock as its answers tell it (RFC 9110 §6.6.1). */
import { fine, problem, warning, type Finding } from './report.js';

/** How far the service's clock stands from this machine's, in milliseconds. */
export interface ClockReading {
  /** Positive where the service is ahead; null where no answer said a time. */
  readonly aheadMs: number | null;
}

/** A fetch and what it has read. */
export interface WatchedFetch {
  readonly fetch: (request: Request) => Promise<Response>;
  clock(): ClockReading;
}

/** Watches a fetch. @param now milliseconds since the epoch. */
export function watchFetch(
  fetch: (request: Request) => Promise<Response>,
  now: () => number,
): WatchedFetch {
  let aheadMs: number | null = null;
  return {
    async fetch(request) {
      const sentAt = now();
      const response = await fetch(request);
      const said = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(said)) {
        // The header counts whole seconds, and was written somewhere between question and answer.
        const earliest = said - now();
        const latest = said + 999 - sentAt;
        aheadMs = earliest > 0 ? earliest : latest < 0 ? latest : 0;
      }
      return response;
    },
    clock: () => ({ aheadMs }),
  };
}

const NOTICEABLE_MS = 5_000;
const HARMFUL_MS = 60_000;

/** What the difference means; null where the service said no time. */
export function lookAtClock({ aheadMs }: ClockReading): Finding | null {
  if (aheadMs === null) return null;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const side = aheadMs > 0 ? 'behind' : 'ahead of';
  const what = `This machine's clock is ${String(seconds)} s ${side} the service's.`;
  const why =
    'A payment counts by the quote that was live when it was seen, so wrong clocks make payments late.';
  const fix = "Set this machine by NTP; if its time is right, the service's is wrong.";
  if (Math.abs(aheadMs) >= HARMFUL_MS) return problem('clock', what, why, fix);
  if (Math.abs(aheadMs) >= NOTICEABLE_MS) return warning('clock', what, why, fix);
  return fine('clock', "This machine's clock agrees with the service's.");
}
