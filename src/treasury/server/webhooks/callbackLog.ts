/** The log of what the store's code was told: by its callbacks, or by the notifications of `tillkit serve`. */
import { textOrNull } from '../../../ledger/eventBodies.js';
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../../async/mostEntries.js';
import { WIRE_VERSION } from '../../../contract/checkout.js';
import type { CallbackList, CallbackView } from '../../contract/webhooks.js';
import { createEventSearch } from '../../index/eventSearch.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import { searchTerm } from '../../index/orderIndex.js';
import type { LogPage } from '../pages.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import {
  DELIVERED,
  NOTIFICATION,
  notificationStream,
} from '../../../server/telling/keptNotifications.js';
import {
  callbackView,
  DONE,
  effectOf,
  isCallbackEnd,
  lastEventOf,
  ROW_KINDS,
} from './callbackView.js';

/** What the log is narrowed to: what was delivered, or what was not. */
export const CALLBACK_VIEWS = ['delivered', 'undelivered'] as const;

/** Which callbacks. */
export interface CallbackQuery extends LogPage {
  readonly view?: (typeof CALLBACK_VIEWS)[number] | undefined;
  /** The beginning of the number of an order, or of a claim id. */
  readonly q: string;
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

/** Whether one of these names begins as somebody typed it. */
function isNamed(term: string, ...names: readonly (string | null | undefined)[]): boolean {
  return term === '' || names.some((name) => name && searchTerm(name).startsWith(term));
}

/** Makes the log of one handler. */
export function createCallbackLog(ledger: Pick<Ledger, 'list'>, now: () => number): CallbackLog {
  /** Sequence of the newest failure or delivery of a name. */
  const newest = new LRUCache<string, number>(mostEntries(MOST_FAILING));
  /** In a ledger of `tillkit serve`, callbacks only keep notifications. */
  let hasNotifications = false;

  const nameOf = ({ kind, stream, body }: LedgerEvent): string =>
    `${kind}:${stream}:${textOrNull(body['effect']) ?? ''}`;

  const search = createEventSearch({
    ledger,
    kinds: ROW_KINDS,
    labelOf(event) {
      if (event.kind === NOTIFICATION) hasNotifications = true;
      if (isCallbackEnd(event) && orderOfStream(event.stream) === null) return null;
      return event.kind;
    },
    replaces(event) {
      if (event.kind === DONE || event.kind === NOTIFICATION) return undefined;
      const before = newest.get(nameOf(event));
      newest.set(nameOf(event), event.sequence);
      return before;
    },
  });

  /** The callback of an event, if that is the event which stands for it. */
  async function viewAt(
    event: LedgerEvent,
    stands: (effect: string | null, events: readonly LedgerEvent[]) => boolean,
  ): Promise<CallbackView | null> {
    const effect = effectOf(event);
    if (effect === undefined) return null;
    const events = await ledger.list({ stream: event.stream });
    return stands(effect, events) ? callbackView(ledger, effect, events) : null;
  }

  return {
    async find({ view: wanted, q, from, to, after, limit }) {
      const term = searchTerm(q);
      const rows = new Map<number, CallbackView>();
      const fits = async (event: LedgerEvent): Promise<boolean> => {
        const order = isCallbackEnd(event) ? orderOfStream(event.stream) : null;
        // What its own event rules out is not read.
        if (order && !isNamed(term, order.reference, textOrNull(event.body['claimId'])))
          return false;
        const row = await viewAt(
          event,
          (effect, events) => lastEventOf(effect, events)?.sequence === event.sequence,
        );
        if (!row || !isNamed(term, row.order?.reference, row.claimId)) return false;
        rows.set(event.sequence, row);
        return true;
      };
      // The first count also learns whether there are notifications.
      await search.count({});
      const { events, ...place } = await search.find({
        ...{ from, to, limit, fits, before: after, most: MOST_READ },
        isWanted: (kind) =>
          !(hasNotifications && isCallbackEnd({ kind })) &&
          (wanted === undefined ||
            (kind === DONE || kind === DELIVERED) === (wanted === 'delivered')),
      });
      return {
        wire: WIRE_VERSION,
        callbacks: events.flatMap(({ sequence }) => rows.get(sequence) ?? []),
        ...place,
        serverTime: new Date(now()).toISOString(),
      };
    },

    async get(id) {
      if (id < 1) return null;
      const [event] = await ledger.list({ after: id - 1, limit: 1 });
      if (event?.sequence !== id) return null;
      const view = await viewAt(event, () => true);
      return view?.id === id ? { view, stream: event.stream } : null;
    },

    async ofEffects(events, effects) {
      const views: CallbackView[] = [];
      for (const effect of effects) {
        const view = await callbackView(ledger, effect, events);
        if (!view) continue;
        const sent = await ledger.list({ stream: notificationStream(view.claimId) });
        views.push((await callbackView(ledger, null, sent)) ?? view);
      }
      return views;
    },
  };
}
