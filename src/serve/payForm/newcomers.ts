/**
 * Who may ask the service about a wallet id that this server has not seen before. A guess looks like a real
 * link until the service has answered, so clients whose ids were wrong before wait behind all others.
 */
import { createSemaphore, QueueFullError } from '../../async/semaphore.js';
import type { Coordination } from '../../server/coordination/coordination.js';
import { bucketOf, siteOf } from '../../server/http/ipAddress.js';
import { createMissCounts, type Misses } from '../../server/http/missCounts.js';
import { PublicServiceError } from './publicServiceError.js';

/** The limits of payment links, as reports and metrics name them. */
export type PayLimit =
  'new_links' | 'wrong_links' | 'wrong_links_of_client' | 'unknown_addresses' | 'one_link';

/** First questions about ids, of all clients that have not been wrong: real links, nearly all of them. */
const NEW = { name: 'pay-form-new', points: 100, windowMs: 5_000 } as const;
/** The same of clients that have been wrong: real links among them are those of a shared address. */
const WRONG = { name: 'pay-form-wrong', points: 100, windowMs: 5_000 } as const;
/** How long a wrong id is held against a client. */
const MISSES_MS = 10 * 60_000;
/** So many wrong ids, or ids without an answer yet, are a damaged link or two. */
const FORGIVEN = 3;
/** So many wrong ids of one client are no accident: it asks nothing new until they are forgotten. */
const MOST_MISSES = 120;
/** One customer of a provider has thousands of IPv6 networks, each of which counts as a client. */
const SITE_SHARE = 10;
/** Clients of unknown address cannot be told apart, so a count would be spent by the busiest for all. */
const AT_ONCE = 10;
const MAX_WAITING = 200;
const WAIT_MS = 5_000;
const SOON_MS = 2_000;
/** Once the service refuses calls, what it still answers is for real links. */
const QUIET_MS = 10_000;
const MAX_QUIET_MS = 60_000;

/** What the limits of new ids are made of. */
export interface NewcomerParts {
  readonly coordination: Pick<Coordination, 'limiter'>;
  readonly now: () => number;
  /** Called for each refusal. */
  readonly refused: (limit: PayLimit) => void;
}

const isWrong = (error: unknown): boolean =>
  error instanceof PublicServiceError && error.why === 'unknown';

/** Makes the limits. */
export function createNewcomers({ coordination, now, refused }: NewcomerParts) {
  const limiters = { new: coordination.limiter(NEW), wrong: coordination.limiter(WRONG) };
  const missesOf = createMissCounts(now, MISSES_MS);
  const unknownAddresses = createSemaphore(AT_ONCE, MAX_WAITING, { now, queueTimeoutMs: WAIT_MS });
  let quietUntil = Number.NEGATIVE_INFINITY;

  function refuse(limit: PayLimit, waitMs: number): PublicServiceError {
    refused(limit);
    return new PublicServiceError('busy', waitMs);
  }

  const quietMs = (): number =>
    quietUntil - now() > MAX_QUIET_MS ? 0 : Math.max(0, quietUntil - now());

  async function enter(mine: Misses, site: Misses | null): Promise<void> {
    const total = mine.count + mine.asking;
    const ofSite = site ? (site.count + site.asking) / SITE_SHARE : 0;
    if (total >= MOST_MISSES || ofSite >= MOST_MISSES) {
      throw refuse('wrong_links_of_client', mine.since + MISSES_MS - now());
    }
    const isTrusted = total < FORGIVEN && ofSite < FORGIVEN;
    const quiet = isTrusted ? 0 : quietMs();
    if (quiet > 0) throw refuse('wrong_links', quiet);
    mine.asking += 1;
    if (site) site.asking += 1;
    const { waitMs } = await limiters[isTrusted ? 'new' : 'wrong'].consume('all');
    if (waitMs === 0) return;
    leave(mine, site, false);
    throw refuse(isTrusted ? 'new_links' : 'wrong_links', waitMs);
  }

  function leave(mine: Misses, site: Misses | null, wasWrong: boolean): void {
    for (const misses of [mine, ...(site ? [site] : [])]) {
      misses.asking -= 1;
      if (wasWrong) misses.count += 1;
    }
  }

  async function askInTurn<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await unknownAddresses.run(question);
    } catch (error) {
      throw error instanceof QueueFullError ? refuse('unknown_addresses', SOON_MS) : error;
    }
  }

  return {
    /**
     * Asks the service about a new id once the client may.
     *
     * @throws PublicServiceError `busy`, or what the question throws.
     */
    async ask<T>(ip: string | null, question: () => Promise<T>): Promise<T> {
      const bucket = bucketOf(ip);
      if (bucket === null) return askInTurn(question);
      const name = siteOf(ip);
      const [mine, site] = [missesOf(bucket), name === null ? null : missesOf(name)];
      await enter(mine, site);
      let wasWrong = false;
      try {
        return await question();
      } catch (error) {
        wasWrong = isWrong(error);
        throw error;
      } finally {
        leave(mine, site, wasWrong);
      }
    },
    /** The service itself refuses calls. */
    noteBusy(retryAfterMs: number | undefined = 0): void {
      quietUntil = now() + Math.min(Math.max(QUIET_MS, retryAfterMs), MAX_QUIET_MS);
    },
  };
}
