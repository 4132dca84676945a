/** One attempt to send a notification: under a claim, while its news is true, with the state of that moment. */
import { randomUUID } from 'node:crypto';
import { createStoredTimes } from '../../async/storedTimes.js';
import type { Ledger } from '../../ledger/ledger.js';
import {
  isDue,
  notifyEffect,
  subjectStream,
  type StoredBody,
} from '../../server/telling/keptNotifications.js';
import type { NewsReader } from '../../server/telling/newsReader.js';
import { claimAfter } from '../../server/telling/retrySchedule.js';
import { newsTypeOf } from '../../server/telling/news.js';
import type { UnmatchedPayments } from '../../server/webhooks/unmatchedPayments.js';
import { bodyOf, bodyOfUnmatched, UNMATCHED, type NotificationBody } from './notification.js';
import type { Outbox } from './outbox.js';
import { delayAfter } from './retrySchedule.js';
import { ANSWER_MS, sendOnce, type NotifyTarget, type Send } from './send.js';

/** How long an attempt belongs to one process. */
const LEASE_MS = ANSWER_MS + 3_000;

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
  readonly news: () => NewsReader;
  readonly unmatched: ToldSources['unmatched'];
  readonly target: NotifyTarget;
  readonly send: Send;
  readonly now: () => number;
  readonly report: (report: DeliveryReport) => void;
  /** Aborted when the process ends: a running attempt is cut off. */
  readonly signal: AbortSignal;
}

/** What became of an attempt. */
export type AttemptResult =
  /** `untrue`: it waits until its news is true again, and is listed again then. */
  | { readonly outcome: 'delivered' | 'not_due' | 'untrue' }
  /** `elsewhere`: another process tells of the same order. */
  | { readonly outcome: 'failed' | 'elsewhere' | 'unreadable'; readonly nextAt: number };

/** What is read again when it is told. */
export interface ToldSources {
  readonly news: () => Pick<NewsReader, 'read'>;
  readonly unmatched: Pick<UnmatchedPayments, 'find'>;
}

/** A kept notification as it is told now: with the state of this moment, and whether it is true. */
export async function asToldNow(
  { news, unmatched }: ToldSources,
  id: string,
  kept: StoredBody,
): Promise<{ readonly body: StoredBody | NotificationBody; readonly isTrue: boolean }> {
  if (kept.type === UNMATCHED) {
    const payment = await unmatched.find(id);
    if (!payment) return { body: kept, isTrue: false };
    return { body: bodyOfUnmatched(payment, kept.timestamp), isTrue: payment.settled === null };
  }
  const type = newsTypeOf(kept.type);
  const stream = subjectStream(kept);
  // A newer version wrote it, so only that one can tell whether it is true.
  if (!type || stream === null) return { body: kept, isTrue: true };
  const present = await news().read(stream, { claimId: id, effect: kept.effect, type });
  if (!present) return { body: kept, isTrue: false };
  return { body: bodyOf(type, present.event, kept.timestamp), isTrue: present.isTrue };
}

/** Makes the function that makes the next attempt for an id, if one is due. */
export function createAttempt(options: AttemptOptions): (id: string) => Promise<AttemptResult> {
  const { ledger, outbox, news, target, now, report, signal } = options;
  const parts = { ledger, now, times: createStoredTimes(now) };

  async function fail(
    id: string,
    type: string,
    { attempt, leaseUntil }: { readonly attempt: number; readonly leaseUntil: number },
    reason: string,
  ): Promise<AttemptResult> {
    // What was cut off by the end of this process need not wait for its own time.
    const nextAt = signal.aborted ? now() : now() + delayAfter(attempt);
    await outbox.noteFailed(id, { attempt, reason, leaseUntil, nextAt });
    report({ outcome: 'failed', id, type, attempt, reason, nextAt });
    return { outcome: 'failed', nextAt };
  }

  async function tell(id: string): Promise<AttemptResult> {
    const kept = await outbox.find(id);
    if (!kept || kept === 'unreadable' || !isDue(kept)) return { outcome: 'not_due' };
    const { body, isTrue } = await asToldNow(options, id, kept.body);
    if (!isTrue) return { outcome: 'untrue' };
    const lease = { lengthMs: LEASE_MS, claimId: randomUUID() };
    const claimed = await claimAfter(parts, notifyEffect(id), kept.failures.at(-1), lease);
    if ('takenUntil' in claimed) return { outcome: 'elsewhere', nextAt: claimed.takenUntil };
    const reason = await sendOnce({ id, body }, target, options);
    if (reason !== null) return fail(id, body.type, claimed, reason);
    await outbox.noteDelivered(id, claimed.attempt);
    report({ outcome: 'delivered', id, type: body.type, attempt: claimed.attempt });
    return { outcome: 'delivered' };
  }

  return async (id) => {
    const kept = await outbox.find(id);
    if (kept === 'unreadable') {
      const reason = 'it cannot be read by this version';
      report({ outcome: 'trouble', id, type: '', attempt: 0, reason });
      return { outcome: 'unreadable', nextAt: now() + 3_600_000 };
    }
    if (!kept || !isDue(kept)) return { outcome: 'not_due' };
    const stream = subjectStream(kept.body);
    if (stream === null) return tell(id);
    const alone = await news().alone(stream, LEASE_MS, () => tell(id));
    if ('told' in alone) return alone.told;
    // Most turns end long before their lease.
    return { outcome: 'elsewhere', nextAt: Math.min(alone.takenUntil, now() + 1_000) };
  };
}
