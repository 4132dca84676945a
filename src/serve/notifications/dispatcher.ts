/** Sends every notification until the store has taken it, across failures, restarts and instances. */
import { randomUUID } from 'node:crypto';
import type { BackgroundTasks } from '../../async/backgroundTasks.js';
import { createDueList } from '../../async/dueList.js';
import { createSemaphore } from '../../async/semaphore.js';
import type { ClaimResult, Ledger } from '../../ledger/ledger.js';
import type { KeptNotification, Outbox } from './outbox.js';
import { ANSWER_MS, sendOnce, type NotifyTarget, type Send } from './send.js';
import { createWaiting } from './waiting.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after each failed attempt the next one is due; the last one repeats. */
const DELAYS = [
  ...[20 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE],
  ...[HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR],
];

/** How long an attempt belongs to one process. */
const LEASE_MS = ANSWER_MS + 3 * SECOND;

/** How many requests run at a time. */
const AT_ONCE = 32;

/** How often a process looks for what other processes or the command line have left. */
export const SWEEP_MS = 10 * SECOND;

/** A store that took nothing for this long was away; one that took others refuses this one. */
const OUTAGE_MS = MINUTE;

/** What the dispatcher tells its owner. */
export interface DeliveryReport {
  readonly outcome: 'delivered' | 'failed' | 'trouble';
  readonly id: string;
  readonly type: string;
  readonly attempt: number;
  /** Why it failed, and when the next attempt is due (milliseconds since the epoch). */
  readonly reason?: string;
  readonly nextAt?: number;
}

/** The dispatcher of one process. */
export interface NotificationDispatcher {
  /** Begins to send, also what earlier processes have left. */
  start(): void;
  /** Sends one that was just kept. Returns at once. */
  kept(id: string): void;
  /** How many wait to be sent, as far as this process knows. */
  waiting(): number;
  /** Starts no more attempts, and cuts off those that run: the next process makes them again. */
  stop(): void;
}

/** What the dispatcher needs. */
export interface DispatcherOptions {
  readonly ledger: Pick<Ledger, 'append' | 'list' | 'claim'>;
  readonly outbox: Outbox;
  readonly target: NotifyTarget;
  readonly send: Send;
  readonly now: () => number;
  readonly background: BackgroundTasks;
  readonly report: (report: DeliveryReport) => void;
}

const delayAfter = (attempt: number): number =>
  DELAYS[Math.min(attempt, DELAYS.length) - 1] ?? 24 * HOUR;

/** Whether it still has to be sent: not delivered, or wished for again since. */
const isDue = ({ deliverySequence, resendWish }: KeptNotification): boolean =>
  deliverySequence === 0 || resendWish > deliverySequence;

/** An attempt that this process may make. */
interface Attempt {
  readonly number: number;
  /** Milliseconds since the epoch. */
  readonly leaseUntil: number;
}

/**
 * Claims the next attempt. A failed attempt has ended, so its lease need not be waited for; one that was
 * cut off has no end in the ledger, and its lease must run out.
 */
async function claimAttempt(
  { ledger, now }: Pick<DispatcherOptions, 'ledger' | 'now'>,
  { id, failures }: KeptNotification,
): Promise<Attempt | { readonly takenUntil: number }> {
  const last = failures.at(-1);
  let number = (last?.attempt ?? 0) + 1;
  let after = last?.leaseUntil ?? 0;
  for (;;) {
    const time = Math.max(now(), after);
    const leaseUntil = time + LEASE_MS;
    const claim: ClaimResult = await ledger.claim({
      effect: `notify:${id}`,
      attempt: number,
      now: time,
      leaseUntil,
      claimId: randomUUID(),
    });
    if (claim.outcome === 'granted') return { number, leaseUntil };
    if (claim.outcome === 'refused') return { takenUntil: time + LEASE_MS };
    if (claim.leaseUntil > now()) return { takenUntil: claim.leaseUntil };
    after = claim.leaseUntil;
    number += 1;
  }
}

/** Makes the dispatcher. */
export function createNotificationDispatcher(options: DispatcherOptions): NotificationDispatcher {
  const { ledger, outbox, target, send, now, background, report } = options;
  const waiting = createWaiting(ledger, now);
  const due = createDueList(now, wake);
  const slots = createSemaphore(AT_ONCE, Number.POSITIVE_INFINITY, { now });
  const running = new Set<string>();
  /** Ids that failed since the store last took any. */
  const failedSince = new Set<string>();
  /** When the store last took one, or this process began: milliseconds since the epoch. */
  let lastTaken = now();
  const stopping = new AbortController();
  let isRunning = false;

  /** After an outage, what failed in it need not wait for its own time. */
  function noteSuccess(): void {
    const wasAway = now() - lastTaken > OUTAGE_MS;
    if (wasAway) for (const id of failedSince) due.schedule(id, now(), 0);
    failedSince.clear();
    lastTaken = now();
    if (wasAway) wake();
  }

  async function noteFailure(
    kept: KeptNotification,
    attempt: Attempt,
    reason: string,
  ): Promise<void> {
    const { number, leaseUntil } = attempt;
    // What was cut off by the end of this process need not wait for its own time.
    const nextAt = isRunning ? now() + delayAfter(number) : now();
    failedSince.add(kept.id);
    await outbox.noteFailed(kept.id, { attempt: number, reason, leaseUntil, nextAt });
    due.schedule(kept.id, nextAt, 0);
    report({
      outcome: 'failed',
      id: kept.id,
      type: kept.body.type,
      attempt: number,
      reason,
      nextAt,
    });
  }

  async function attempt(id: string): Promise<void> {
    const kept = await outbox.find(id);
    if (kept === 'unreadable') {
      due.schedule(id, now() + HOUR, 0);
      report({
        outcome: 'trouble',
        id,
        type: '',
        attempt: 0,
        reason: 'it cannot be read by this version',
      });
      return;
    }
    if (!kept || !isDue(kept)) {
      waiting.delivered(id);
      return;
    }
    const claimed = await claimAttempt({ ledger, now }, kept);
    if ('takenUntil' in claimed) {
      due.schedule(id, claimed.takenUntil, 0);
      return;
    }
    const { signal } = stopping;
    const reason = await sendOnce(kept, target, { send, now, signal });
    if (reason !== null) {
      await noteFailure(kept, claimed, reason);
      return;
    }
    await outbox.noteDelivered(id, claimed.number);
    waiting.delivered(id);
    report({ outcome: 'delivered', id, type: kept.body.type, attempt: claimed.number });
    noteSuccess();
  }

  async function tryOne(id: string): Promise<void> {
    if (!isRunning || running.has(id)) return;
    running.add(id);
    try {
      await slots.run(() => attempt(id));
    } catch {
      // The ledger could not be read or written. Nothing is lost: it stays due.
      due.schedule(id, now() + 5 * SECOND, 0);
      report({
        outcome: 'trouble',
        id,
        type: '',
        attempt: 0,
        reason: 'the ledger does not answer',
      });
    } finally {
      running.delete(id);
    }
  }

  async function sweep(): Promise<void> {
    due.schedule(SWEEP, now() + SWEEP_MS, 0);
    try {
      for (const { id, at } of await waiting.catchUp()) due.schedule(id, at, 0);
      wake();
    } catch {
      // The next sweep tries again.
    }
  }

  function wake(): void {
    if (!isRunning) return;
    for (const name of due.takeDue()) void background.add(name === SWEEP ? sweep() : tryOne(name));
  }

  return {
    start() {
      isRunning = true;
      void background.add(sweep());
    },
    kept(id) {
      waiting.kept(id);
      void background.add(tryOne(id));
    },
    waiting: waiting.count,
    stop() {
      isRunning = false;
      due.stop();
      stopping.abort();
    },
  };
}

/** The name of the sweep in the list; no id is empty. */
const SWEEP = '';
