/**
 * Reviews the wallets of open checkouts: asks the service for them again now and then, because it replaces
 * addresses without notice and sends no event for money that comes to a replaced one.
 */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../async/mostEntries.js';
import { createSteadyClock } from '../../async/storedTimes.js';
import { createWatchQueue } from './watchQueue.js';
import { toProblem } from '../http/problemDetails.js';
import { createPauses, createRounds, type EvidenceSource } from './evidenceSource.js';
import { withTimeout } from '../../async/withTimeout.js';
import type { Records } from '../checkouts/checkoutRecords.js';
import type { Coordination } from '../coordination/coordination.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { WalletRefresher } from '../checkouts/walletRefresh.js';

/** Pause between two reviews of one wallet. */
export const REVIEW_MS = 3 * 60_000;
/** The same if a shopper asks for one. */
const ASKED_MS = 15_000;
/** For all wallets and all instances. */
const RATE = { name: 'walletReviews', points: 10, windowMs: 5_000 } as const;
/** How many checkouts are remembered whose shoppers have asked. */
const MAX_ASKED = 10_000;
/** Longer than one call takes with all its retries. */
const CUT_OFF_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 5 * 60_000;
/** How long a shopper who asks for a review waits for it. */
const ASKED_TIMEOUT_MS = 2_500;

/** Reviews wallets. It finds no payments, so its `lastCheckedAt` is always null. */
export interface WalletReviews extends EvidenceSource {
  /** Reviews one wallet because a shopper asks; waits a moment for the result. Never rejects. */
  lookNow(stream: string): Promise<void>;
}

/** Makes the reviews of one handler. They have no timer: reads and open streams drive them. */
export function createWalletReviews(parts: {
  readonly wallets: Pick<WalletRefresher, 'checkForReplacedAddress'>;
  readonly records: Pick<Records, 'readAndRecordPaid'>;
  readonly coordination: Coordination;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}): WalletReviews {
  const { wallets, records, coordination, now, report } = parts;
  const limiter = coordination.limiter(RATE);
  const queue = createWatchQueue<null>(now, REVIEW_MS, REVIEW_MS);
  const steadyNow = createSteadyClock(now);
  const asked = new LRUCache<string, number>(mostEntries(MAX_ASKED));
  const rounds = createRounds(now, CUT_OFF_MS);
  const pauses = createPauses(now, FIRST_PAUSE_MS, MAX_PAUSE_MS);

  const isDue = (): boolean =>
    !rounds.isRunning() && pauses.leftMs() === 0 && queue.next() !== undefined;

  /** @returns whether to go on with other wallets. */
  async function review(stream: string): Promise<boolean> {
    const { waitMs } = await limiter.consume('all');
    if (waitMs > 0) {
      pauses.begin(waitMs);
      return false;
    }
    try {
      await wallets.checkForReplacedAddress(await records.readAndRecordPaid(stream));
      pauses.succeed();
      return true;
    } catch (error) {
      if (!pauses.isFailing()) {
        report({
          code: 'service_failed',
          operation: 'createWallet',
          message:
            `The wallet of an open checkout could not be read again (${toProblem(error).code}). Pages ` +
            'go on with what is known; an address that the service replaced shows up when it answers.',
          error,
        });
      }
      pauses.fail();
      return false;
    }
  }

  /** One of the instances reviews; the others read what it wrote. */
  async function reviewInTurn(stream: string): Promise<boolean> {
    const turn = await coordination.lease(`review:${stream}`, REVIEW_MS);
    return turn === 'taken' || review(stream);
  }

  async function round(): Promise<void> {
    for (let next = queue.next(); next; next = queue.next()) {
      if (!(await reviewInTurn(next.name))) return;
      queue.postpone(next.name);
    }
  }

  return {
    isDue,
    watch({ stream, state }) {
      if (state.paid || state.closed || !state.wallet) queue.forget(stream);
      else queue.watch(stream, null);
    },
    look: () => (rounds.isRunning() || isDue() ? rounds.run(round) : Promise.resolve()),
    async lookNow(stream) {
      const wasAsked = steadyNow() - (asked.get(stream) ?? -Infinity) < ASKED_MS;
      if (pauses.leftMs() > 0 || !queue.has(stream) || wasAsked) return;
      asked.set(stream, steadyNow());
      queue.postpone(stream);
      await withTimeout(review(stream), ASKED_TIMEOUT_MS);
    },
    lastCheckedAt: () => null,
  };
}
