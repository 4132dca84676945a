/** What the list of activity shows of an event: the webhook, what the shop was told, or the attempt of a person. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../../async/mostEntries.js';
import type { ActivityEntry, NotificationView, WebhookView } from '../../contract/activity.js';
import type { ActView, AuditWithdrawal } from '../../contract/audit.js';
import { withdrawalIdField } from '../../contract/withdrawals.js';
import { textOrNull } from '../../../ledger/eventBodies.js';
import { createEventKindReader } from '../../../ledger/eventReaders.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import { NOTIFICATION } from '../../../server/telling/keptNotifications.js';
import { readDelivery } from '../../../server/webhooks/deliveries.js';
import { readOrderName } from '../orders/orderService.js';
import type { DraftIndex } from '../withdrawals/draftIndex.js';
import { withdrawalIdOf } from '../withdrawals/withdrawalEvents.js';
import { actBody, type ActivityNote } from './activityNotes.js';
import { effectOf, isCallbackEnd, lastEventOf, notificationView } from './notificationView.js';

/** Where something that the shop was told is recorded. */
export interface RecordedNotification {
  readonly view: NotificationView;
  /** The order's stream, or that of the notification. */
  readonly stream: string;
}

/** Names of withdrawals that are remembered. */
const MOST_DRAFTS = 20_000;

/** Finds drafts by the service's id of the withdrawal, or by the key of the event that confirmed it. */
function createDraftIds(ledger: Pick<Ledger, 'list'>) {
  const drafts = new LRUCache<string, string>(mostEntries(MOST_DRAFTS));
  const namers = { withdrawal_sent: 'serviceId', withdrawal_confirmed: 'event' };
  const readers = Object.entries(namers).map(([kind, field]) =>
    createEventKindReader(ledger, kind, ({ stream, body }) => {
      const [id, name] = [withdrawalIdOf(stream), body[field]];
      if (id !== null && typeof name === 'string') drafts.set(name, id);
    }),
  );
  return async (...names: readonly string[]): Promise<string | null> => {
    await Promise.all(readers.map((readOn) => readOn()));
    return names.map((name) => drafts.get(name)).find((id) => id !== undefined) ?? null;
  };
}

/** Makes the reader. */
export function createEntryViews(ledger: Pick<Ledger, 'list'>, drafts: DraftIndex) {
  const draftIdOf = createDraftIds(ledger);

  /** What a withdrawal was drafted with; null for a target that is none. */
  async function withdrawalOf(target: string | null): Promise<AuditWithdrawal | null> {
    const named = withdrawalIdField.safeParse(target);
    if (!named.success) return null;
    const id = named.data;
    const { amount = null, currencyId = null, refundOf = null } = (await drafts.get(id)) ?? {};
    return { id, amount, currencyId, refundOf };
  }

  async function webhookEntry(event: LedgerEvent): Promise<ActivityEntry | null> {
    const delivery = readDelivery(event);
    if (!delivery) return null;
    const { id: _, at: __, bodyHash: ___, reference, isTest, result, ...shown } = delivery;
    const { withdrawalId } = shown;
    const webhook: WebhookView = {
      ...shown,
      result: isTest ? 'test' : result === 'orphan' ? 'unmatched' : result,
      order: reference === null ? null : orderOfStream(event.stream),
      draftId: withdrawalId === null ? null : await draftIdOf(withdrawalId, event.key),
    };
    return { id: event.sequence, at: event.at, kind: 'webhook', webhook };
  }

  async function actOf(body: LedgerEvent['body']): Promise<ActView> {
    const target = textOrNull(body['target']);
    const order = target === null ? null : readOrderName(target);
    return {
      who: textOrNull(body['who']),
      action: textOrNull(body['action']) ?? 'unknown',
      target,
      order,
      withdrawal: order ? null : await withdrawalOf(target),
      outcome: textOrNull(body['outcome']) ?? 'unknown',
      reason: textOrNull(body['reason']),
    };
  }

  /** What the shop was told, if that event stands for it now; without its part if this version cannot read it. */
  async function toldEntry(event: LedgerEvent): Promise<ActivityEntry | null> {
    const effect = effectOf(event);
    if (effect === undefined) return null;
    const events = await ledger.list({ stream: event.stream });
    if (lastEventOf(effect, events)?.sequence !== event.sequence) return null;
    const notification = await notificationView(ledger, effect, events);
    const { sequence, at } = event;
    if (notification) return { id: notification.id, at, kind: 'notification', notification };
    // Without it, a purge is just deleting the rest.
    const isThere = isCallbackEnd(event) || events.some(({ kind }) => kind === NOTIFICATION);
    return isThere ? { id: sequence, at, kind: 'notification' } : null;
  }

  /** What the shop was told, by the first event that tells of it; null for an event of something else. */
  async function recordedAt(event: LedgerEvent): Promise<RecordedNotification | null> {
    const effect = effectOf(event);
    if (effect === undefined) return null;
    const events = await ledger.list({ stream: event.stream });
    const view = await notificationView(ledger, effect, events);
    return view?.id === event.sequence ? { view, stream: event.stream } : null;
  }

  return {
    /** Null if the event stands for nothing any more. */
    async entryOf({ id, label }: ActivityNote, event: LedgerEvent): Promise<ActivityEntry | null> {
      const act = actBody(event);
      if (act) return { id, at: event.at, kind: 'act', act: await actOf(act) };
      return label.kind === 'notification' ? toldEntry(event) : webhookEntry(event);
    },

    /** The entry, no attempt, of the first event that tells of it. */
    async ofFirst(event: LedgerEvent): Promise<ActivityEntry | null> {
      if (effectOf(event) === undefined) return webhookEntry(event);
      const recorded = await recordedAt(event);
      if (!recorded) return toldEntry(event);
      const { id, at } = recorded.view;
      return { id, at, kind: 'notification', notification: recorded.view };
    },

    recordedAt,
  };
}
