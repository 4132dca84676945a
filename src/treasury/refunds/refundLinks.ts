/** Reads and writes refund links in the ledger. What must happen once is decided by the ledger's keys. */
import * as z from 'zod';
import { createStoredTimes } from '../../async/storedTimes.js';
import { createEventKindReader } from '../../ledger/eventReaders.js';
import type { AppendResult, Ledger, LedgerEvent } from '../../ledger/ledger.js';
import {
  customerStream,
  orderStream,
  refundsStream,
} from '../../server/checkouts/resolvedOrder.js';
import {
  assertReadableRefund,
  decisionKey,
  linkInKey,
  linkKey,
  openedKey,
  readRefundEvents,
  type RefundEventBody,
  type RefundEventKind,
} from './refundEvents.js';
import { foldRefundLinks, isExpired, isUndecided, type RefundLink } from './refundLink.js';

/** Names an order or a customer. */
export interface RefundedOrder {
  readonly kind: 'payment' | 'top_up';
  readonly reference: string;
}

/** The kinds that decide what becomes of a link. */
const DECISIONS = ['refund_claimed', 'refund_link_revoked', 'refund_link_ended'] as const;
type Decision = (typeof DECISIONS)[number];

/** The refund links of a store. */
export type RefundLinks = ReturnType<typeof createRefundLinks>;

const streamOf = ({ kind, reference }: RefundedOrder): string =>
  refundsStream(kind === 'payment' ? orderStream(reference) : customerStream(reference));

function isUnreadable(event: LedgerEvent): boolean {
  try {
    readRefundEvents([event]);
    return false;
  } catch (error) {
    if (error instanceof z.ZodError) return true;
    throw error;
  }
}

const linkOf = ({ key, body: { linkId } }: LedgerEvent): string =>
  typeof linkId === 'string' ? linkId : linkInKey(key);

/** Makes the reader and writer over a ledger. */
export function createRefundLinks(parts: {
  readonly ledger: Pick<Ledger, 'append' | 'list'>;
  readonly now: () => number;
}) {
  const { ledger, now } = parts;
  const times = createStoredTimes(now);
  /** The streams of all links, by id. */
  const streams = new Map<string, string>();
  const catchUp = createEventKindReader(ledger, 'refund_link_made', ({ stream, body }) => {
    const { linkId } = body;
    if (typeof linkId === 'string') streams.set(linkId, stream);
  });
  const decided = new Set<string>();
  const decisions = DECISIONS.map((kind) =>
    createEventKindReader(ledger, kind, (event) => void decided.add(linkOf(event))),
  );

  async function append<K extends RefundEventKind>(
    stream: string,
    key: string,
    kind: K,
    body: RefundEventBody<K>,
  ): Promise<AppendResult['outcome']> {
    assertReadableRefund(kind, body);
    const at = new Date(now()).toISOString();
    return (await ledger.append({ stream, key, kind, at, body })).outcome;
  }

  /** Folded; one that a clock in the future made lives no longer than was said. */
  const linksOf = (events: readonly LedgerEvent[]): RefundLink[] =>
    foldRefundLinks(readRefundEvents(events)).map((link) => {
      const { at, expiresAt } = link.made;
      const ends = times.dueAt(link.id, Date.parse(at), Date.parse(expiresAt) - Date.parse(at));
      return { ...link, made: { ...link.made, expiresAt: new Date(ends).toISOString() } };
    });

  async function readable(stream: string) {
    const events = await ledger.list({ stream });
    const unreadable = new Set(events.filter(isUnreadable).map(linkOf));
    const rest = events.filter((event) => !unreadable.has(linkOf(event)));
    return { links: linksOf(rest), unreadable: [...unreadable] };
  }

  /** Decides what becomes of a link, once. @returns whether this decision is the one that counts */
  async function decide<K extends Decision>(
    { id, made }: RefundLink,
    kind: K,
    body: Omit<RefundEventBody<K>, 'linkId'>,
  ): Promise<boolean> {
    const whole = { ...body, linkId: id } as unknown as RefundEventBody<K>;
    return (await append(streamOf(made.order), decisionKey(id), kind, whole)) === 'new';
  }

  return {
    /** Oldest first. @throws ZodError if an event of one of them cannot be read */
    ofOrder: async (order: RefundedOrder): Promise<readonly RefundLink[]> =>
      linksOf(await ledger.list({ stream: streamOf(order) })),
    /** Those that can be read, oldest first, and the ids of the others: to be shown, never to count money by. */
    readableOf: (order: RefundedOrder) => readable(streamOf(order)),
    decide,

    /** The links that nothing is decided about, oldest first; not those that cannot be read. */
    async undecided(): Promise<readonly RefundLink[]> {
      await catchUp();
      await Promise.all(decisions.map((readOn) => readOn()));
      const open = new Map([...streams].filter(([id]) => !decided.has(id)));
      const found = await Promise.all([...new Set(open.values())].map(readable));
      return found
        .flatMap(({ links }) => links)
        .filter((link) => open.has(link.id) && isUndecided(link));
    },

    /** Ends those whose time is over, so that their money can be decided about again. */
    async endExpired(links: readonly RefundLink[]): Promise<void> {
      for (const link of links) {
        if (isUndecided(link) && isExpired(link, now()))
          await decide(link, 'refund_link_ended', {});
      }
    },

    /** Null if there is no link with that id. @throws ZodError if its own events cannot be read */
    async find(id: string): Promise<RefundLink | null> {
      if (!streams.has(id)) await catchUp();
      const stream = streams.get(id);
      if (stream === undefined) return null;
      const events = await ledger.list({ stream });
      return linksOf(events.filter((event) => linkOf(event) === id))[0] ?? null;
    },

    /**
     * Makes a link as the order's n-th.
     *
     * @param n how many links of the order the caller has seen.
     * @returns false if another link was made meanwhile: then the caller looks again.
     */
    async make(n: number, body: RefundEventBody<'refund_link_made'>): Promise<boolean> {
      return (await append(streamOf(body.order), linkKey(n), 'refund_link_made', body)) === 'new';
    },

    /** Notes the first opening. */
    async noteOpened({ id, made }: RefundLink): Promise<void> {
      await append(streamOf(made.order), openedKey(id), 'refund_link_opened', { linkId: id });
    },
  };
}
