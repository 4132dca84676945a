/**
 * Reviews the wallets of open checkouts: asks the service for them again now and then, because it replaces
 * addresses without notice and sends no event for money that comes to a replaced one.
 */
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
/** A checkout that was not read for this long is no longer watched. */
const WATCH_MS = 2 * 60_000;
const MAX_WATCHED = 10_000;
/** Longer than one call takes with all its retries. */
const CUT_OFF_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 5 * 60_000;
/** How long a shopper who asks for a review waits for it. */
const ASKED_TIMEOUT_MS = 2_500;

interface Watched {
  seenAt: number;
  dueAt: number;
}

/** Reviews wallets. It finds no payments, so its `lastCheckedAt` is always null. */
export interface WalletReviews extends EvidenceSource {
  /** Reviews one wallet because a shopper asks; waits a moment for the result. Never rejects. */
  lookNow(stream: string): Promise<void>;
}

/** The watched checkouts, in the order in which their wallets are due for a review. */
function createReviewQueue(now: () => number) {
  /** In the order of `dueAt`. */
  const watched = new Map<string, Watched>();
  const lastAsked = new Map<string, number>();

  function postpone(stream: string, entry: Watched): void {
    watched.delete(stream);
    watched.set(stream, { ...entry, dueAt: now() + REVIEW_MS });
  }

  function forget(stream: string): void {
    watched.delete(stream);
    lastAsked.delete(stream);
  }

  return {
    forget,
    watch(stream: string): void {
      const known = watched.get(stream);
      if (known) known.seenAt = now();
      else if (watched.size < MAX_WATCHED) postpone(stream, { seenAt: now(), dueAt: 0 });
    },
    /** The first one that is due and still watched. */
    next(): string | undefined {
      for (const [stream, { seenAt, dueAt }] of watched) {
        if (!isPast(now(), dueAt, REVIEW_MS)) return undefined;
        if (now() - seenAt < WATCH_MS) return stream;
        forget(stream);
      }
      return undefined;
    },
    postpone(stream: string): void {
      const entry = watched.get(stream);
      if (entry) postpone(stream, entry);
    },
    /** Whether a shopper may ask for a review of this wallet now; if so, it counts as asked. */
    mayAsk(stream: string): boolean {
      const entry = watched.get(stream);
      const askedAt = lastAsked.get(stream) ?? Number.NEGATIVE_INFINITY;
      if (!entry || !isPast(now(), askedAt + ASKED_MS, ASKED_MS)) return false;
      lastAsked.set(stream, now());
      postpone(stream, entry);
      return true;
    },
  };
}

/** A time further ahead than any pause is from before the clock was set back, so it counts as past. */
const isPast = (now: number, at: number, pauseMs: number): boolean =>
  now >= at || at - now > pauseMs;

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
  const queue = createReviewQueue(now);
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
    for (let next = queue.next(); next !== undefined; next = queue.next()) {
      if (!(await reviewInTurn(next))) return;
      queue.postpone(next);
    }
  }

  return {
    isDue,
    watch({ stream, state }) {
      if (state.paid || state.closed || !state.wallet) queue.forget(stream);
      else queue.watch(stream);
    },
    look: () => (rounds.isRunning() || isDue() ? rounds.run(round) : Promise.resolve()),
    async lookNow(stream) {
      if (pauses.leftMs() > 0 || !queue.mayAsk(stream)) return;
      await withTimeout(review(stream), ASKED_TIMEOUT_MS);
    },
    lastCheckedAt: () => null,
  };
}
