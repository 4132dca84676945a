/** What the ledger says of one thing that the shop is told: by a callback, or by a notification of `tillkit serve`. */
import type { NotificationView } from '../../contract/activity.js';
import type { NamedOrder } from '../../contract/withdrawals.js';
import { textOrNull, orUnreadable } from '../../../ledger/eventBodies.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import { EFFECT_BEGUN, STATUS_CALLBACK } from '../../../server/checkouts/callbackEvents.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import { isKeptTrue, isNewsTrue } from '../../../server/telling/keptNews.js';
import {
  DELIVERED,
  FAILED,
  idOfStream,
  NOTIFICATION,
  notificationStream,
  readNotification,
} from '../../../server/telling/keptNotifications.js';
import { EFFECT_FAILED } from '../../../server/telling/runCallback.js';

/** Kind of the event with which a callback has ended well. */
export const DONE = 'effect_done';

const OF_NOTIFICATIONS: readonly string[] = [NOTIFICATION, DELIVERED, FAILED];

/** Whether an attempt at a callback has ended. */
export const isCallbackEnd = ({ kind }: Pick<LedgerEvent, 'kind'>): boolean =>
  kind === DONE || kind === EFFECT_FAILED;

/**
 * What an event is about: the name of a callback among those of its checkout, or null for a notification, which
 * has a stream of its own. Undefined if it is about neither.
 */
export function effectOf({ kind, body }: LedgerEvent): string | null | undefined {
  if (isCallbackEnd({ kind })) return textOrNull(body['effect']) ?? undefined;
  return OF_NOTIFICATIONS.includes(kind) ? null : undefined;
}

const endsOf = (effect: string, events: readonly LedgerEvent[]): LedgerEvent[] =>
  events.filter((event) => isCallbackEnd(event) && event.body['effect'] === effect);

/** The event that says how a callback stands. @param events of its stream */
export function lastEventOf(effect: string | null, events: readonly LedgerEvent[]) {
  if (effect === null) return events.findLast(({ kind }) => OF_NOTIFICATIONS.includes(kind));
  const own = endsOf(effect, events);
  return own.find(({ kind }) => kind === DONE) ?? own.at(-1);
}

/** The status that a call told; see `statusCalls`. */
function statusIn(effect: string, events: readonly LedgerEvent[]): string | null {
  if (!effect.startsWith(STATUS_CALLBACK)) return null;
  const begun = events.find(({ kind, body }) => kind === EFFECT_BEGUN && body['effect'] === effect);
  return textOrNull(begun?.body['word']) ?? effect.slice(effect.lastIndexOf(':') + 1);
}

/** What a checkout's stream says of one of its callbacks; null if no attempt has ended. */
function ofEffect(effect: string, events: readonly LedgerEvent[]): NotificationView | null {
  const own = endsOf(effect, events);
  const [first] = own;
  const last = lastEventOf(effect, events);
  if (!first || !last) return null;
  const isDone = last.kind === DONE;
  const failed = own.filter(({ kind }) => kind === EFFECT_FAILED);
  const failures = failed.map(({ body }) =>
    typeof body['attempt'] === 'number' ? body['attempt'] : 1,
  );
  const state = isDone ? 'delivered' : 'retrying';
  return {
    id: first.sequence,
    claimId: textOrNull(last.body['claimId']) ?? '',
    channel: 'callback',
    name: effect.split(':')[0] ?? effect,
    status: statusIn(effect, events),
    order: orderOfStream(last.stream),
    state,
    at: last.at,
    failures: Math.max(0, ...failures),
    failure: isDone ? null : textOrNull(last.body['why']),
    nextAt: state === 'retrying' ? textOrNull(last.body['nextAt']) : null,
  };
}

function orderIn(data: {
  readonly order_id?: string | undefined;
  readonly customer_id?: string | undefined;
}): NamedOrder | null {
  if (data.order_id !== undefined) return { kind: 'payment', reference: data.order_id };
  return data.customer_id === undefined ? null : { kind: 'top_up', reference: data.customer_id };
}

/** What a notification's stream says; null if there is none, or a newer version wrote it. */
function ofNotification(events: readonly LedgerEvent[]): NotificationView | null {
  const [first] = events;
  const id = first && idOfStream(first.stream);
  const kept = id === undefined ? null : readNotification(id, events);
  if (!first || !kept || kept === 'unreadable') return null;
  const delivered = events.findLast(({ kind }) => kind === DELIVERED);
  const failed = events.findLast(({ kind }) => kind === FAILED);
  const failure = kept.failures.at(-1);
  // A wish to send it again that was not met yet.
  const isOpen = !delivered || kept.resendWish > delivered.sequence;
  const isFailing = failed !== undefined && failed.sequence > (delivered?.sequence ?? 0);
  const state: string = !isOpen
    ? delivered.body['attempt'] === 0
      ? 'kept'
      : 'delivered'
    : isFailing
      ? 'retrying'
      : 'waiting';
  const last = isFailing ? failed : (delivered ?? first);
  return {
    id: first.sequence,
    claimId: kept.id,
    channel: 'notification',
    name: kept.body.type,
    status: null,
    order: orderIn(kept.body.data),
    state,
    at: last.at,
    failures: kept.failures.length,
    failure: isFailing ? (failure?.reason ?? null) : null,
    nextAt: state === 'retrying' && failure ? new Date(failure.nextAt).toISOString() : null,
  };
}

/**
 * The callback as it stands. What is not true now is not told, unless it is true again.
 *
 * @param events of its stream.
 * @returns null if there is none, or a newer version wrote it.
 */
export async function notificationView(
  ledger: Pick<Ledger, 'list'>,
  effect: string | null,
  events: readonly LedgerEvent[],
): Promise<NotificationView | null> {
  const view = effect === null ? ofNotification(events) : ofEffect(effect, events);
  if (!view || (view.state !== 'retrying' && view.state !== 'waiting')) return view;
  const { stream = '' } = events[0] ?? {};
  const kept = effect === null ? readNotification(view.claimId, events) : null;
  const reading =
    kept && kept !== 'unreadable'
      ? isKeptTrue(ledger, kept)
      : isNewsTrue(stream, events, { claimId: view.claimId, effect: effect ?? undefined });
  const isTrue = await orUnreadable(reading);
  return isTrue === false ? { ...view, state: 'outdated', nextAt: null } : view;
}

/** What is recorded of callbacks of one checkout, by their names in the ledger. @param events its stream */
export async function notificationsOf(
  ledger: Pick<Ledger, 'list'>,
  events: readonly LedgerEvent[],
  effects: readonly string[],
): Promise<readonly NotificationView[]> {
  const views: NotificationView[] = [];
  for (const effect of effects) {
    const view = await notificationView(ledger, effect, events);
    if (!view) continue;
    const sent = await ledger.list({ stream: notificationStream(view.claimId) });
    views.push((await notificationView(ledger, null, sent)) ?? view);
  }
  return views;
}
