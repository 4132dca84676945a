/** How many live streams a handler keeps open, in all and by address, and for how long. */
import { runsBetweenRequests } from '../../async/unrefTimeout.js';
import { aWholeNumber, optionsOf } from '../configuration/givenOptions.js';
import { bucketOf } from '../http/ipAddress.js';
import { passing } from '../http/problemDetails.js';

/** The store's options for live status. */
export interface LiveOptions {
  /** Open streams on this instance; more are answered 503, and those pages poll. @default 5000 */
  readonly maxStreams?: number | undefined;
  /**
   * Open streams from one client address, if the runtime knows it; more are answered 429, and those pages
   * poll. @default 10
   */
  readonly maxPerAddress?: number | undefined;
  /**
   * Lifetime of a stream until the client opens the next, in milliseconds, a tenth more or less. Keep it
   * below the time limit that load balancers or functions set for an answer. @default 300000
   */
  readonly lifetimeMs?: number | undefined;
}

/** The options with their defaults. */
export type LiveLimits = { readonly [name in keyof LiveOptions]-?: number };

/** The option `live`, unless it is false. */
export const LIVE = optionsOf(
  {
    maxStreams: aWholeNumber(1).optional(),
    maxPerAddress: aWholeNumber(1).optional(),
    lifetimeMs: aWholeNumber(1_000).optional(),
  },
  '`false` or an object, such as `{ maxStreams: 5000 }`',
);

/**
 * Fills in the defaults.
 *
 * @returns null if live status is switched off, or the runtime cannot write to one request's answer while it
 *   serves another, as in a Worker.
 */
export function readLiveOptions(live: false | LiveOptions = {}): LiveLimits | null {
  if (live === false || !runsBetweenRequests()) return null;
  const { maxStreams = 5_000, maxPerAddress = 10, lifetimeMs = 5 * 60_000 } = live;
  return { maxStreams, maxPerAddress, lifetimeMs };
}

/** When the client retries; until then it polls. */
const RETRY_MS = 30_000;

/** The limits of one instance. */
export type StreamLimiter = ReturnType<typeof createStreamLimiter>;

/** @param keyOf whose streams count together; null for nobody's. @default by network address */
export function createStreamLimiter(
  { maxStreams, maxPerAddress }: LiveLimits,
  keyOf: (holder: string | null) => string | null = bucketOf,
) {
  const byAddress = new Map<string, number>();
  let open = 0;

  function count(address: string | null, change: 1 | -1): void {
    open += change;
    if (address === null) return;
    const now = (byAddress.get(address) ?? 0) + change;
    if (now === 0) byAddress.delete(address);
    else byAddress.set(address, now);
  }

  return {
    /**
     * Counts a new stream, before anything is read for it.
     *
     * @param ip address of the client. If it is unknown, or that of a proxy outside `trustedProxies`, only
     *   the instance's limit counts: otherwise a whole shop would share one client's limit. Each stream
     *   still needs the token of a checkout, and a checkout has few.
     * @returns releases it; a second call does nothing.
     * @throws ProblemError `store_unavailable` or `rate_limited`, with `Retry-After`.
     */
    take(ip: string | null): () => void {
      if (open >= maxStreams) {
        throw passing('store_unavailable', 'Every live stream is taken.', RETRY_MS);
      }
      const address = keyOf(ip);
      if (address !== null && (byAddress.get(address) ?? 0) >= maxPerAddress) {
        throw passing('rate_limited', 'One address holds too many live streams.', RETRY_MS);
      }
      count(address, 1);
      let held = true;
      return () => {
        if (held) count(address, -1);
        held = false;
      };
    },
    /** Number of open streams. */
    openCount: (): number => open,
  };
}
