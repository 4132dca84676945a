/** Notifications of `tillkit serve` as the ledger keeps them: what was to be sent, and each attempt. */
import * as z from 'zod';
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { customerStream, orderStream } from '../checkouts/resolvedOrder.js';

/** As it was stored, perhaps by another version. */
export const storedBody = z.looseObject({
  type: z.string(),
  timestamp: z.string(),
  /** What the ledger calls the telling of its news; older releases kept none. */
  effect: z.string().optional(),
  data: z.looseObject({ order_id: z.string().optional(), customer_id: z.string().optional() }),
});
export type StoredBody = z.infer<typeof storedBody>;

/** Kind of the event that holds a notification. */
export const NOTIFICATION = 'notification';
/** Kinds of the events about its delivery. */
export const DELIVERED = 'notification_delivered';
export const FAILED = 'notification_failed';
export const RESEND = 'notification_resend';

/** A notification and its attempts. */
export interface KeptNotification {
  /** The same in every attempt: `webhook-id`. */
  readonly id: string;
  readonly body: StoredBody;
  readonly sequence: number;
  /** Where it is listed last: it is listed again each time that it is true again. */
  readonly listed: number;
  /** Failed attempts, oldest first. */
  readonly failures: readonly Failure[];
  /** Sequence of the newest wish to send it again; 0 without one. */
  readonly resendWish: number;
  /** Sequence of the newest delivery; 0 without one. */
  readonly deliverySequence: number;
}

/** Body of an attempt that failed. */
export const failureBody = z.object({
  attempt: z.int().positive(),
  reason: z.string(),
  /** End of the attempt's lease: milliseconds since the epoch. */
  leaseUntil: z.number(),
  /** When the next attempt is due: milliseconds since the epoch. */
  nextAt: z.number(),
});

/** An attempt that failed. */
export type Failure = z.infer<typeof failureBody>;

/** The stream of a notification. */
export const notificationStream = (id: string): string => `notification:${id}`;

/** Name of the claim for each attempt to send a notification. */
export const notifyEffect = (id: string): string => `notify:${id}`;

/** The id of the notification that a stream holds. */
export const idOfStream = (stream: string): string => stream.slice('notification:'.length);

/** A key of the ledger may be 512 characters long; an id is a UUID or a hash. */
export const isNotificationId = (id: string): boolean => /^[\w-]{1,128}$/u.test(id);

/** Reads the stream of a notification. @returns null if it holds none; `unreadable` for one of a newer version */
export function readNotification(
  id: string,
  events: readonly LedgerEvent[],
): KeptNotification | 'unreadable' | null {
  // Without it, somebody wished for one that a purge was just deleting.
  const first = events.find(({ kind }) => kind === NOTIFICATION);
  if (!first) return null;
  const { data: body } = storedBody.safeParse(first.body);
  if (!body) return 'unreadable';
  const newest = (kind: string) => events.findLast((event) => event.kind === kind);
  return {
    id,
    body,
    sequence: first.sequence,
    listed: newest(NOTIFICATION)?.sequence ?? first.sequence,
    failures: events.flatMap(({ kind, body: failure }) => {
      const { data } = failureBody.safeParse(failure);
      return kind === FAILED && data ? [data] : [];
    }),
    deliverySequence: newest(DELIVERED)?.sequence ?? 0,
    resendWish: newest(RESEND)?.sequence ?? 0,
  };
}

/** The stream of the order or the customer that it tells of; null if it names none. */
export function subjectStream({ data }: StoredBody): string | null {
  if (data.order_id !== undefined) return orderStream(data.order_id);
  return data.customer_id === undefined ? null : customerStream(data.customer_id);
}

/** Whether it still has to be sent: not delivered, or wished for again since. */
export const isDue = ({ deliverySequence, resendWish }: KeptNotification): boolean =>
  deliverySequence === 0 || resendWish > deliverySequence;

/**
 * Asks the running processes to send a notification again.
 *
 * @param now milliseconds since the epoch.
 */
export async function wishResend(
  ledger: Pick<Ledger, 'append'>,
  id: string,
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  const key = `resend:${String(now)}`;
  await ledger.append({ stream: notificationStream(id), key, kind: RESEND, at, body: {} });
}
