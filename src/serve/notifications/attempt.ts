/** One attempt to send a notification, under a claim: which attempt, what became of it, when the next is due. */
import { randomUUID } from 'node:crypto';
import type { ClaimResult, Ledger } from '../../ledger/ledger.js';
import {
  isDue,
  notifyEffect,
  type KeptNotification,
} from '../../server/telling/keptNotifications.js';
import type { Outbox } from './outbox.js';
import { ANSWER_MS, sendOnce, type NotifyTarget, type Send } from './send.js';

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

/** What the owner is told. */
export interface DeliveryReport {
  readonly outcome: 'delivered' | 'failed' | 'trouble';
  readonly id: string;
  readonly type: string;
  readonly attempt: number;
  /** Why it failed, and when the next attempt is due (milliseconds since the epoch). */
  readonly reason?: string;
  readonly nextAt?: number;
}

/** What an attempt needs. */
export interface AttemptOptions {
  readonly ledger: Pick<Ledger, 'claim'>;
  readonly outbox: Outbox;
  readonly target: NotifyTarget;
  readonly send: Send;
  readonly now: () => number;
  readonly report: (report: DeliveryReport) => void;
  /** Aborted when the process ends: a running attempt is cut off. */
  readonly signal: AbortSignal;
}

/** What became of an attempt. */
export type AttemptResult =
  | { readonly outcome: 'delivered' | 'not_due' }
  /** `elsewhere`: another process makes it. */
  | { readonly outcome: 'failed' | 'elsewhere' | 'unreadable'; readonly nextAt: number };

const delayAfter = (attempt: number): number =>
  DELAYS[Math.min(attempt, DELAYS.length) - 1] ?? 24 * HOUR;

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
  { ledger, now }: Pick<AttemptOptions, 'ledger' | 'now'>,
  { id, failures }: KeptNotification,
): Promise<Attempt | { readonly takenUntil: number }> {
  const last = failures.at(-1);
  let number = (last?.attempt ?? 0) + 1;
  let after = last?.leaseUntil ?? 0;
  for (;;) {
    const time = Math.max(now(), after);
    const leaseUntil = time + LEASE_MS;
    const claim: ClaimResult = await ledger.claim({
      effect: notifyEffect(id),
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

/** Makes the function that makes the next attempt for an id, if one is due. */
export function createAttempt(options: AttemptOptions): (id: string) => Promise<AttemptResult> {
  const { outbox, target, now, report, signal } = options;

  async function fail(
    { id, body }: KeptNotification,
    { number, leaseUntil }: Attempt,
    reason: string,
  ): Promise<AttemptResult> {
    // What was cut off by the end of this process need not wait for its own time.
    const nextAt = signal.aborted ? now() : now() + delayAfter(number);
    await outbox.noteFailed(id, { attempt: number, reason, leaseUntil, nextAt });
    report({ outcome: 'failed', id, type: body.type, attempt: number, reason, nextAt });
    return { outcome: 'failed', nextAt };
  }

  return async (id) => {
    const kept = await outbox.find(id);
    if (kept === 'unreadable') {
      const reason = 'it cannot be read by this version';
      report({ outcome: 'trouble', id, type: '', attempt: 0, reason });
      return { outcome: 'unreadable', nextAt: now() + HOUR };
    }
    if (!kept || !isDue(kept)) return { outcome: 'not_due' };
    const claimed = await claimAttempt(options, kept);
    if ('takenUntil' in claimed) return { outcome: 'elsewhere', nextAt: claimed.takenUntil };
    const reason = await sendOnce(kept, target, options);
    if (reason !== null) return fail(kept, claimed, reason);
    await outbox.noteDelivered(id, claimed.number);
    report({ outcome: 'delivered', id, type: kept.body.type, attempt: claimed.number });
    return { outcome: 'delivered' };
  };
}
