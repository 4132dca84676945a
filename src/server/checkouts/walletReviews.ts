/**
 * Asks the service now and then for the wallets of the checkouts that somebody watches: it replaces
 * addresses, says so to nobody, and sends no event for money that comes to one that it replaced.
 */
import { toProblem } from '../http/problemDetails.js';
import type { EvidenceSource } from '../service/evidence/evidenceSource.js';
import { withTimeout } from '../../async/withTimeout.js';
import type { Records } from './checkoutRecords.js';
import type { Coordination } from '../live/coordination/coordination.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { WalletRefresher } from './walletRefresh.js';

/** Pause between two looks at one wallet. */
export const REVIEW_MS = 3 * 60_000;
/** The same where a shopper asks for a look. */
const ASKED_MS = 15_000;
/** All wallets together, over all instances. */
const RATE = { name: 'walletReviews', points: 10, windowMs: 5_000 } as const;
/** A checkout that nobody has asked for in this time is no longer watched. */
const WATCH_MS = 2 * 60_000;
const MAX_WATCHED = 10_000;
/** Longer than one call takes with all its troubles. */
const CUT_OFF_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 5 * 60_000;
/** How long a shopper who asks for a look waits for it. */
const PATIENCE_MS = 2_500;

interface Watched {
  seenAt: number;
  dueAt: number;
}

/** Reviews wallets. As a source it says nothing of payments, so it never has "last checked" anything. */
export interface WalletReviews extends EvidenceSource {
  /** Looks at one wallet because a shopper asks; waits a moment for what comes of it. Never rejects. */
  lookNow(stream: string): Promise<void>;
}

/** Makes the reviews of one handler. They have no timer: reads and open streams drive them. */
export function createWalletReviews(parts: {
  readonly wallets: Pick<WalletRefresher, 'review'>;
  readonly records: Pick<Records, 'read'>;
  readonly coordination: Coordination;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}): WalletReviews {
  const { wallets, records, coordination, now, report } = parts;
  const limiter = coordination.limiter(RATE);
  /** In the order of `dueAt`. */
  const watched = new Map<string, Watched>();
  const lastAsked = new Map<string, number>();
  let quietUntil = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let running: Promise<void> | undefined;
  let begunAt = Number.NEGATIVE_INFINITY;

  /** A time further ahead than any pause was set before the clock was set back: it binds nobody. */
  const isPast = (at: number, pauseMs: number): boolean => now() >= at || at - now() > pauseMs;
  const isRunning = (): boolean => running !== undefined && Math.abs(now() - begunAt) < CUT_OFF_MS;

  function putLast(stream: string, entry: Watched): void {
    watched.delete(stream);
    watched.set(stream, { ...entry, dueAt: now() + REVIEW_MS });
  }

  /** @returns whether others may be asked about. */
  async function review(stream: string): Promise<boolean> {
    const { waitMs } = await limiter.consume('all');
    if (waitMs > 0) {
      quietUntil = now() + waitMs;
      return false;
    }
    try {
      await wallets.review(await records.read(stream));
      failures = 0;
      return true;
    } catch (error) {
      if (failures === 0) {
        report({
          code: 'service_failed',
          operation: 'createWallet',
          message:
            `The wallet of an open checkout could not be read again (${toProblem(error).code}). Pages ` +
            'go on with what is known; an address that the service replaced shows up when it answers.',
          error,
        });
      }
      quietUntil = now() + Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS);
      failures += 1;
      return false;
    }
  }

  /** Of several instances one looks; the others read what it wrote. */
  async function reviewInTurn(stream: string): Promise<boolean> {
    const turn = await coordination.lease(`review:${stream}`, REVIEW_MS);
    return turn === 'taken' || review(stream);
  }

  async function round(): Promise<void> {
    for (const [stream, entry] of watched) {
      if (!isPast(entry.dueAt, REVIEW_MS)) return;
      if (now() - entry.seenAt >= WATCH_MS) {
        watched.delete(stream);
        lastAsked.delete(stream);
        continue;
      }
      if (!(await reviewInTurn(stream))) return;
      putLast(stream, entry);
    }
  }

  function isDue(): boolean {
    const [next] = watched.values();
    if (!next || isRunning() || !isPast(quietUntil, MAX_PAUSE_MS)) return false;
    return isPast(next.dueAt, REVIEW_MS);
  }

  return {
    isDue,
    watch({ stream, state }) {
      if (state.paid || state.closed || !state.wallet) {
        watched.delete(stream);
        lastAsked.delete(stream);
        return;
      }
      const known = watched.get(stream);
      if (known) known.seenAt = now();
      else if (watched.size < MAX_WATCHED) putLast(stream, { seenAt: now(), dueAt: 0 });
    },
    look() {
      if (running && isRunning()) return running;
      if (!isDue()) return Promise.resolve();
      begunAt = now();
      const mine = round().finally(() => {
        if (running === mine) running = undefined;
      });
      running = mine;
      return mine;
    },
    async lookNow(stream) {
      const entry = watched.get(stream);
      if (!entry || !isPast(quietUntil, MAX_PAUSE_MS)) return;
      if (!isPast((lastAsked.get(stream) ?? Number.NEGATIVE_INFINITY) + ASKED_MS, ASKED_MS)) return;
      lastAsked.set(stream, now());
      putLast(stream, entry);
      await withTimeout(review(stream), PATIENCE_MS);
    },
    lastCheckedAt: () => null,
  };
}
