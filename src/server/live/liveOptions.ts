/** How many live streams a handler holds and for how long, and whether it can hold any. */
import { runsBetweenRequests } from '../../async/unrefTimeout.js';
import { HandlerConfigurationError } from '../configuration/configurationError.js';

/** The store's wishes for live status. */
export interface LiveOptions {
  /** Streams at the same time on this instance; more are answered 503 and poll. @default 5000 */
  readonly maxStreams?: number | undefined;
  /**
   * Streams at the same time from one client address, where the runtime tells it; more are answered
   * 429 and poll. @default 10
   */
  readonly maxPerAddress?: number | undefined;
  /**
   * How long a stream lives before the client opens the next, in milliseconds, give or take a tenth.
   * Shorter than what ends long answers on the way: load balancers, functions. @default 300000
   */
  readonly lifetimeMs?: number | undefined;
}

/** The wishes with the defaults filled in. */
export type LiveLimits = { readonly [name in keyof LiveOptions]-?: number };

const DEFAULTS: LiveLimits = { maxStreams: 5_000, maxPerAddress: 10, lifetimeMs: 5 * 60_000 };
const LEAST: LiveLimits = { maxStreams: 1, maxPerAddress: 1, lifetimeMs: 1_000 };

/**
 * Reads the option `live`.
 *
 * @returns null where it is switched off, or where the runtime cannot write to one request's answer
 *   while it serves another: what belongs to a request of a Worker is out of reach of every other.
 * @throws {@link HandlerConfigurationError} for a limit that is no whole number or too small.
 */
export function readLiveOptions(live: false | LiveOptions = {}): LiveLimits | null {
  if (live === false) return null;
  const { maxStreams, maxPerAddress, lifetimeMs } = live;
  const limits = {
    maxStreams: maxStreams ?? DEFAULTS.maxStreams,
    maxPerAddress: maxPerAddress ?? DEFAULTS.maxPerAddress,
    lifetimeMs: lifetimeMs ?? DEFAULTS.lifetimeMs,
  };
  for (const name of Object.keys(DEFAULTS) as (keyof LiveLimits)[]) {
    if (Number.isSafeInteger(limits[name]) && limits[name] >= LEAST[name]) continue;
    throw new HandlerConfigurationError(
      `\`live.${name}\` must be a whole number, at least ${String(LEAST[name])}, or no shopper could ` +
        `hold a stream. Leave it out for ${String(DEFAULTS[name])}, or pass \`live: false\` for none.`,
    );
  }
  return runsBetweenRequests() ? limits : null;
}
