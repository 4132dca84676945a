/** Notifications in the ledger: kept before they are sent, so that none is lost. */
import type { JsonValue, Ledger } from '../../ledger/ledger.js';
import {
  DELIVERED,
  FAILED,
  idOfStream,
  NOTIFICATION,
  notificationStream,
  readNotification,
  storedBody,
  wishResend,
  type Failure,
  type KeptNotification,
  type StoredBody,
} from '../../server/telling/keptNotifications.js';

/** A notification as it was kept. */
export type ListedNotification = StoredBody & { readonly id: string };

/** A page of notifications for a store that reads them itself. */
export interface NotificationPage {
  readonly events: readonly ListedNotification[];
  /** Where the next page begins: pass it as `after`, also if there was nothing new. */
  readonly next: number;
}

/** Notifications of one ledger. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Makes the outbox of a ledger. */
export function createOutbox(ledger: Pick<Ledger, 'append' | 'list'>, now: () => number) {
  async function append(
    id: string,
    kind: string,
    key: string,
    body: { readonly [key: string]: JsonValue },
  ): Promise<void> {
    const at = new Date(now()).toISOString();
    await ledger.append({ stream: notificationStream(id), key, kind, at, body });
  }

  return {
    /** Keeps a notification. A repeat with the same id keeps the first. */
    keep: (id: string, body: StoredBody): Promise<void> =>
      append(id, NOTIFICATION, 'kept', jsonOf(body)),
    /** Lists one again at a new place, because it is true again. @param place sequence where it is listed last */
    async relist(id: string, place: number): Promise<void> {
      const [first] = await ledger.list({ stream: notificationStream(id) });
      if (first?.kind !== NOTIFICATION) return;
      // Of several instances that find it true again at the same place, one lists it.
      await append(id, NOTIFICATION, `again:${String(place)}`, first.body);
    },
    /** Null for an id that is not kept; `unreadable` for one that only a newer version can read. */
    async find(id: string): Promise<KeptNotification | 'unreadable' | null> {
      return readNotification(id, await ledger.list({ stream: notificationStream(id) }));
    },
    /** Notifications in the order in which they were kept. */
    async page(after: number, limit: number): Promise<NotificationPage> {
      const found = await ledger.list({ after, limit, kind: NOTIFICATION });
      const events = found.flatMap(({ stream, body }) => {
        const { data } = storedBody.safeParse(body);
        return data ? [{ id: idOfStream(stream), ...data }] : [];
      });
      return { events, next: found.at(-1)?.sequence ?? after };
    },
    noteDelivered: (id: string, attempt: number): Promise<void> =>
      append(id, DELIVERED, `delivered:${String(attempt)}`, { attempt }),
    noteFailed: (id: string, failure: Failure): Promise<void> =>
      append(id, FAILED, `failed:${String(failure.attempt)}`, failure),
    /** Asks the running processes to send one again. */
    wishResend: (id: string): Promise<void> => wishResend(ledger, id, now()),
  };
}

/** Without fields that are not set, because the ledger takes JSON alone. */
const jsonOf = (body: StoredBody) =>
  JSON.parse(JSON.stringify(body)) as { readonly [key: string]: JsonValue };
