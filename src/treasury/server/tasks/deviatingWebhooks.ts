/** What the service sent that needs a person: contradictions of the last day, and payments of no order. */
import type { ActivityLog } from '../activity/activityLog.js';
import type { UnmatchedPayments } from '../../../server/webhooks/unmatchedPayments.js';

/** Reads those of each kind: how many, the newest, and the payment if it is the only one that belongs to no order. */
export type DeviatingWebhooks = ReturnType<typeof createDeviatingWebhooks>;

const LATELY_MS = 86_400_000;

/** Makes the reader. */
export function createDeviatingWebhooks(
  activity: Pick<ActivityLog, 'conflictsSince'>,
  unmatched: Pick<UnmatchedPayments, 'list'>,
  now: () => number,
) {
  return async () => {
    const { count, newest } = await activity.conflictsSince(now() - LATELY_MS);
    const { payments, total } = await unmatched.list({ limit: 1 });
    const conflict = newest && {
      ...{ result: 'conflict' as const, count, payment: null },
      newest: { id: String(newest.id), at: new Date(newest.time).toISOString() },
    };
    return [
      ...(conflict ? [conflict] : []),
      ...payments.map((payment) => ({
        ...{ result: 'unmatched' as const, count: total },
        newest: { id: payment.id, at: payment.firstSeenAt },
        payment: total === 1 ? payment : null,
      })),
    ];
  };
}
