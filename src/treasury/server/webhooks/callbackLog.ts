/** The log of what the store's code was told: by its callbacks, or by the notifications of `tillkit serve`. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../../async/mostEntries.js';
import { WIRE_VERSION } from '../../../contract/checkout.js';
import type { CallbackList, CallbackState, CallbackView } from '../../contract/webhooks.js';
import type { NamedOrder } from '../../contract/withdrawals.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import { createEventSearch } from '../../index/eventSearch.js';
import type { JsonValue, Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import { searchTerm } from '../../index/orderIndex.js';
import {
  DELIVERED,
  FAILED,
  idOfStream,
  NOTIFICATION,
  notificationStream,
  readNotification,
} from '../../../server/telling/keptNotifications.js';
import { EFFECT_FAILED } from '../../../server/telling/runCallback.js';
import { EFFECT_BEGUN, STATUS_CALLBACK } from '../../../server/checkouts/callbackEvents.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import { isKeptTrue, isNewsTrue } from '../../../server/telling/keptNews.js';

/** What the log is narrowed to: what was delivered, or what was not. */
export const CALLBACK_VIEWS = ['delivered', 'undelivered'] as const;

/** Which callbacks. */
export interface CallbackQuery {
  readonly view?: (typeof CALLBACK_VIEWS)[number] | undefined;
  /** The beginning of the number of an order, or of a claim id. */
  readonly q: string;
  /** Milliseconds since the epoch; `to` is excluded. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Where a callback is recorded. */
export interface RecordedCallback {
  readonly view: CallbackView;
  /** The order's stream, or that of the notification. */
  readonly stream: string;
}

/** Reads the log. */
export interface CallbackLog {
  find(query: CallbackQuery): Promise<CallbackList>;
  /** Null if no callback has that id. */
  get(id: number): Promise<RecordedCallback | null>;
  /** What is recorded of calls of one checkout, by their names in the ledger. @param events its stream */
  ofEffects(
    events: readonly LedgerEvent[],
    effects: readonly string[],
  ): Promise<readonly CallbackView[]>;
}

/** Rows that one search reads from the ledger, each with its stream. */
const MOST_READ = 500;
/** How many callbacks that failed last are remembered, to show each once. */
const MOST_FAILING = 10_000;

const DONE = 'effect_done';

const text = (value: JsonValue | undefined): string | null =>
  typeof value === 'string' ? value : null;

const isEnd = ({ kind }: Pick<LedgerEvent, 'kind'>): boolean =>
  kind === DONE || kind === EFFECT_FAILED;

/** The status that a call told; see `statusCalls`. */
function statusIn(effect: string, events: readonly LedgerEvent[]): string | null {
  if (!effect.startsWith(STATUS_CALLBACK)) return null;
  const begun = events.find(({ kind, body }) => kind === EFFECT_BEGUN && body['effect'] === effect);
  return text(begun?.body['word']) ?? effect.slice(effect.lastIndexOf(':') + 1);
}

/** What a checkout's stream says of one of its callbacks; null if no attempt has ended. */
function ofEffect(effect: string, events: readonly LedgerEvent[]): CallbackView | null {
  const own = events.filter((event) => isEnd(event) && event.body['effect'] === effect);
  const done = own.find(({ kind }) => kind === DONE);
  const failed = own.filter(({ kind }) => kind === EFFECT_FAILED);
  const [first] = own;
  const last = done ?? own.at(-1);
  if (!first || !last) return null;
  const failures = failed.map(({ body }) =>
    typeof body['attempt'] === 'number' ? body['attempt'] : 1,
  );
  const state = done ? 'delivered' : 'retrying';
  return {
    id: first.sequence,
    claimId: text(last.body['claimId']) ?? '',
    channel: 'callback',
    name: effect.split(':')[0] ?? effect,
    status: statusIn(effect, events),
    order: orderOfStream(last.stream),
    state,
    at: last.at,
    failures: Math.max(0, ...failures),
    failure: done ? null : text(last.body['why']),
    nextAt: state === 'retrying' ? text(last.body['nextAt']) : null,
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
function ofNotification(events: readonly LedgerEvent[]): CallbackView | null {
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
  const state: CallbackState = !isOpen
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

/** Makes the log of one handler. */
export function createCallbackLog(ledger: Pick<Ledger, 'list'>, now: () => number): CallbackLog {
  /** Sequence of the newest failure or delivery of a name. */
  const newest = new LRUCache<string, number>(mostEntries(MOST_FAILING));
  /** In a ledger of `tillkit serve`, callbacks only keep notifications. */
  let hasNotifications = false;

  /** What is not true now is not told, unless it is true again. */
  async function asItIs(
    view: CallbackView | null,
    events: readonly LedgerEvent[],
    effect: string | null,
  ): Promise<CallbackView | null> {
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

  const nameOf = ({ kind, stream, body }: LedgerEvent): string =>
    `${kind}:${stream}:${text(body['effect']) ?? ''}`;

  const search = createEventSearch({
    ledger,
    kinds: [DONE, EFFECT_FAILED, NOTIFICATION, DELIVERED, FAILED],
    labelOf(event) {
      if (event.kind === NOTIFICATION) hasNotifications = true;
      if (isEnd(event) && orderOfStream(event.stream) === null) return null;
      return event.kind;
    },
    replaces(event) {
      if (event.kind === DONE || event.kind === NOTIFICATION) return undefined;
      const before = newest.get(nameOf(event));
      newest.set(nameOf(event), event.sequence);
      return before;
    },
  });

  /** The row that ends with this event; null if a later event of the same callback has its own. */
  async function rowAt(event: LedgerEvent): Promise<CallbackView | null> {
    const events = await ledger.list({ stream: event.stream });
    if (!isEnd(event)) {
      const view = await asItIs(ofNotification(events), events, null);
      const last = events.findLast(({ kind }) => [NOTIFICATION, DELIVERED, FAILED].includes(kind));
      return last?.sequence === event.sequence ? view : null;
    }
    const effect = text(event.body['effect']);
    const view = effect === null ? null : await asItIs(ofEffect(effect, events), events, effect);
    const own = events.filter((one) => isEnd(one) && one.body['effect'] === effect);
    const last = own.find(({ kind }) => kind === DONE) ?? own.at(-1);
    return last?.sequence === event.sequence ? view : null;
  }

  return {
    async find({ view: wanted, q, from, to, after, limit }) {
      const term = searchTerm(q);
      const rows = new Map<number, CallbackView>();
      const fits = async (event: LedgerEvent): Promise<boolean> => {
        const order = isEnd(event) ? orderOfStream(event.stream) : null;
        const claimId = text(event.body['claimId']);
        const isNamed = (name: string | null | undefined): boolean =>
          name !== null && name !== undefined && searchTerm(name).startsWith(term);
        if (order && term !== '' && !isNamed(order.reference) && !isNamed(claimId)) return false;
        const row = await rowAt(event);
        if (!row) return false;
        if (term !== '' && !isNamed(row.order?.reference) && !isNamed(row.claimId)) return false;
        rows.set(event.sequence, row);
        return true;
      };
      // The first count also learns whether there are notifications.
      await search.count({});
      const found = await search.find({
        ...{ from, to, limit, fits, before: after, most: MOST_READ },
        isWanted: (kind) =>
          !(hasNotifications && isEnd({ kind })) &&
          (wanted === undefined ||
            (kind === DONE || kind === DELIVERED) === (wanted === 'delivered')),
      });
      return {
        wire: WIRE_VERSION,
        callbacks: found.events.flatMap(({ sequence }) => rows.get(sequence) ?? []),
        next: found.next,
        searchedTo: found.searchedTo,
        serverTime: new Date(now()).toISOString(),
      };
    },

    async get(id) {
      if (id < 1) return null;
      const [event] = await ledger.list({ after: id - 1, limit: 1 });
      if (event?.sequence !== id) return null;
      const events = await ledger.list({ stream: event.stream });
      const effect = isEnd(event) ? text(event.body['effect']) : null;
      const view = event.kind === NOTIFICATION ? ofNotification(events) : null;
      const found = await asItIs(effect === null ? view : ofEffect(effect, events), events, effect);
      return found && found.id === id ? { view: found, stream: event.stream } : null;
    },

    async ofEffects(events, effects) {
      const views: CallbackView[] = [];
      for (const effect of effects) {
        const view = await asItIs(ofEffect(effect, events), events, effect);
        if (!view) continue;
        const sent = await ledger.list({ stream: notificationStream(view.claimId) });
        views.push((await asItIs(ofNotification(sent), sent, null)) ?? view);
      }
      return views;
    },
  };
}
