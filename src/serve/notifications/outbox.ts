/** Notifications in the ledger: kept before they are sent, so that none is lost. */
import * as z from 'zod';
import type { JsonValue, Ledger, LedgerEvent } from '../../ledger/ledger.js';
import type { NotificationBody } from './notification.js';

/** As it was stored, perhaps by another version: it is sent as it is. */
const storedBody = z.looseObject({
  type: z.string(),
  timestamp: z.string(),
  data: z.looseObject({ order_id: z.string().optional(), customer_id: z.string().optional() }),
});
type StoredBody = z.infer<typeof storedBody>;

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
  /** Failed attempts, oldest first. */
  readonly failures: readonly Failure[];
  /** Sequence of the newest wish to send it again; 0 without one. */
  readonly resendWish: number;
  /** Sequence of the newest delivery; 0 without one. */
  readonly deliverySequence: number;
}

const failureBody = z.object({
  attempt: z.int().positive(),
  reason: z.string(),
  /** End of the attempt's lease: milliseconds since the epoch. */
  leaseUntil: z.number(),
  /** When the next attempt is due: milliseconds since the epoch. */
  nextAt: z.number(),
});

/** An attempt that failed. */
export type Failure = z.infer<typeof failureBody>;

const streamOf = (id: string): string => `notification:${id}`;

/** The id of the notification that a stream holds. */
export const idOfStream = (stream: string): string => stream.slice('notification:'.length);

/** A page of notifications for a store that reads them itself. */
export interface NotificationPage {
  readonly events: readonly (StoredBody & { readonly id: string })[];
  /** Where the next page begins: pass it as `after`, also if there was nothing new. */
  readonly next: number;
}

/** Notifications of one ledger. */
export interface Outbox {
  /** Keeps a notification. A repeat with the same id keeps the first. */
  keep(id: string, body: NotificationBody): Promise<void>;
  /** Null for an id that is not kept; `unreadable` for one that only a newer version can read. */
  find(id: string): Promise<KeptNotification | 'unreadable' | null>;
  /** Notifications in the order in which they were kept. */
  page(after: number, limit: number): Promise<NotificationPage>;
  noteDelivered(id: string, attempt: number): Promise<void>;
  noteFailed(id: string, failure: Failure): Promise<void>;
  /** Asks the running processes to send one again. */
  wishResend(id: string): Promise<void>;
}

/** A key of the ledger may be 512 characters long; an id is a UUID or a hash. */
export const isNotificationId = (id: string): boolean => /^[\w-]{1,128}$/u.test(id);

function keptFrom(
  id: string,
  events: readonly LedgerEvent[],
): KeptNotification | 'unreadable' | null {
  const [first] = events;
  if (!first) return null;
  const { data: body } = storedBody.safeParse(first.body);
  if (!body) return 'unreadable';
  const newest = (kind: string) => events.findLast((event) => event.kind === kind);
  return {
    id,
    body,
    sequence: first.sequence,
    failures: events.flatMap(({ kind, body: failure }) => {
      const { data } = failureBody.safeParse(failure);
      return kind === FAILED && data ? [data] : [];
    }),
    deliverySequence: newest(DELIVERED)?.sequence ?? 0,
    resendWish: newest(RESEND)?.sequence ?? 0,
  };
}

/** Makes the outbox of a ledger. */
export function createOutbox(ledger: Pick<Ledger, 'append' | 'list'>, now: () => number): Outbox {
  async function append(
    id: string,
    kind: string,
    key: string,
    body: { readonly [key: string]: JsonValue },
  ): Promise<void> {
    const at = new Date(now()).toISOString();
    await ledger.append({ stream: streamOf(id), key, kind, at, body });
  }

  return {
    keep: (id, body) => append(id, NOTIFICATION, 'kept', jsonOf(body)),
    async find(id) {
      return keptFrom(id, await ledger.list({ stream: streamOf(id) }));
    },
    async page(after, limit) {
      const found = await ledger.list({ after, limit, kind: NOTIFICATION });
      const events = found.flatMap(({ stream, body }) => {
        const { data } = storedBody.safeParse(body);
        return data ? [{ id: idOfStream(stream), ...data }] : [];
      });
      return { events, next: found.at(-1)?.sequence ?? after };
    },
    noteDelivered: (id, attempt) =>
      append(id, DELIVERED, `delivered:${String(attempt)}`, { attempt }),
    noteFailed: (id, failure) => append(id, FAILED, `failed:${String(failure.attempt)}`, failure),
    wishResend: (id) => append(id, RESEND, `resend:${String(now())}`, {}),
  };
}

/** Without fields that are not set, because the ledger takes JSON alone. */
const jsonOf = (body: NotificationBody) =>
  JSON.parse(JSON.stringify(body)) as { readonly [key: string]: JsonValue };
