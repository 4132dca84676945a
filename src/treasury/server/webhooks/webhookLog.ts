/** The log of the service's events: found by result, time, and what they are about. */
import { WIRE_VERSION } from '../../../contract/checkout.js';
import {
  WEBHOOK_RESULTS,
  type WebhookList,
  type WebhookResult,
  type WebhookView,
} from '../../contract/webhooks.js';
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../../async/mostEntries.js';
import { createEventKindReader } from '../../../ledger/eventReaders.js';
import { createEventSearch } from '../../index/eventSearch.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import { searchTerm } from '../../index/orderIndex.js';
import type { LogPage } from '../pages.js';
import type { AddressBook } from '../../../server/checkouts/addressBook.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import { DELIVERY_KINDS, readDelivery } from '../../../server/webhooks/deliveries.js';
import { withdrawalIdOf } from '../withdrawals/withdrawalEvents.js';

/** Which events. */
export interface WebhookQuery extends LogPage {
  readonly result?: WebhookResult | undefined;
  /** As the person typed it: a number of an order, a hash, the id of a withdrawal, an address. */
  readonly q: string;
}

/** Reads the log. */
export interface WebhookLog {
  find(query: WebhookQuery): Promise<WebhookList>;
  /** The event with an id and what is shown of it; null if no event of the service has that id. */
  get(id: number): Promise<{ readonly event: LedgerEvent; readonly view: WebhookView } | null>;
}

/** Events that one search reads from the ledger. */
export const MOST_READ = 5_000;
/** Withdrawals whose drafts are remembered. */
const MOST_DRAFTS = 20_000;

type View = Omit<WebhookView, 'draftId'>;

/** What the panel shows of an event; null for an event that the service did not send. */
function webhookView(event: LedgerEvent): View | null {
  const delivery = readDelivery(event);
  if (!delivery) return null;
  const { bodyHash: _, reference: __, result, ...shown } = delivery;
  return {
    ...shown,
    result: result === 'orphan' ? 'unmatched' : result,
    order: delivery.reference === null ? null : orderOfStream(event.stream),
  };
}

/** What an event is found by, in the form of `searchTerm`. */
function termsOf({ order, txHash, withdrawalId, externalId }: View): string[] {
  return [order?.reference, txHash, withdrawalId, externalId].flatMap((text) =>
    text ? [searchTerm(text)] : [],
  );
}

/** Makes the log of one handler. */
export function createWebhookLog(ledger: Pick<Ledger, 'list'>, addresses: AddressBook): WebhookLog {
  const search = createEventSearch({
    ledger,
    kinds: DELIVERY_KINDS,
    labelOf: (event) => webhookView(event)?.result ?? null,
  });

  /** Ids of drafts by the service's id of the withdrawal, or by the key of the event that confirmed it. */
  const drafts = new LRUCache<string, string>(mostEntries(MOST_DRAFTS));
  const namers = { withdrawal_sent: 'serviceId', withdrawal_confirmed: 'event' };
  const readers = Object.entries(namers).map(([kind, field]) =>
    createEventKindReader(ledger, kind, ({ stream, body }) => {
      const [id, name] = [withdrawalIdOf(stream), body[field]];
      if (id !== null && typeof name === 'string') drafts.set(name, id);
    }),
  );

  async function viewOf(event: LedgerEvent): Promise<WebhookView | null> {
    const view = webhookView(event);
    if (!view) return null;
    if (view.withdrawalId === null) return { ...view, draftId: null };
    await Promise.all(readers.map((readOn) => readOn()));
    return { ...view, draftId: drafts.get(view.withdrawalId) ?? drafts.get(event.key) ?? null };
  }

  /** Whether an event is about what was typed: it begins so, or it is about the order of that address. */
  async function matcher(q: string): Promise<((event: LedgerEvent) => boolean) | undefined> {
    const term = searchTerm(q);
    if (term === '') return undefined;
    await addresses.catchUp();
    const owner = addresses.ownerOf(q.trim());
    return (event) => {
      if (event.stream === owner) return true;
      const view = webhookView(event);
      return view !== null && termsOf(view).some((one) => one.startsWith(term));
    };
  }

  async function countOf(
    period: Pick<WebhookQuery, 'from' | 'to'>,
  ): Promise<WebhookList['counts']> {
    const counted = await search.count(period);
    const counts = WEBHOOK_RESULTS.map((result) => ({ result, count: counted.get(result) ?? 0 }));
    const all = counts.reduce((sum, { count }) => sum + count, 0);
    return [{ result: 'all', count: all }, ...counts];
  }

  return {
    async find({ result, q, from, to, after, limit }) {
      const fits = await matcher(q);
      const { events, next, searchedTo } = await search.find({
        ...{ from, to, limit, fits, before: after, most: MOST_READ },
        isWanted: result && ((label) => label === result),
      });
      return {
        wire: WIRE_VERSION,
        webhooks: (await Promise.all(events.map(viewOf))).filter((view) => view !== null),
        next,
        counts: fits ? null : await countOf({ from, to }),
        searchedTo,
      };
    },

    async get(id) {
      if (id < 1) return null;
      const [event] = await ledger.list({ after: id - 1, limit: 1 });
      const view = event?.sequence === id ? await viewOf(event) : null;
      return event && view ? { event, view } : null;
    },
  };
}
