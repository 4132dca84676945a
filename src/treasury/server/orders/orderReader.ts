/** Computes the rows of orders from the ledger. */
import { parseDecimal } from '../../../money/decimal.js';
import type { NamedOrder } from '../../contract/withdrawals.js';
import { createEventKindReader } from '../../../ledger/eventReaders.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import type { OrderRow } from '../../index/orderIndex.js';
import { readCheckoutEvents } from '../../../payments/checkoutEvents.js';
import { foldCheckout } from '../../../payments/foldCheckout.js';
import {
  customerStream,
  orderOfStream,
  orderStream,
  refundsStream,
} from '../../../server/checkouts/resolvedOrder.js';
import { refundableOrder, type RefundableOrder } from '../../refunds/refundable.js';
import type { RefundedOrder, RefundLinks } from '../../refunds/refundLinks.js';
import { createDraftIndex } from '../withdrawals/draftIndex.js';
import { partialDraftBody, withdrawalIdOf } from '../withdrawals/withdrawalEvents.js';
import { readWithdrawal } from '../withdrawals/withdrawalRecords.js';
import { stateOf } from '../withdrawals/withdrawalState.js';
import type { BookedRefund } from '../figures/bookedEntries.js';
import { createOrderRefunds } from './orderRefunds.js';
import { orderRow, unreadableRow } from './orderRow.js';
import type { OrderFacts } from './orderStatus.js';

/** Reads orders. */
export type OrderReader = ReturnType<typeof createOrderReader>;

/**
 * Orders whose first quote has no tolerance, and that no event says are paid, are from before both were
 * kept; nothing is missing from them in silence if none is assumed.
 */
const TOLERANCE = parseDecimal('0');

/** What came of a refund. */
async function completionOf(ledger: Pick<Ledger, 'list'>, id: string) {
  const refund = await orUnreadable(readWithdrawal(ledger, id));
  if (refund instanceof Error) return 'unreadable';
  if (!refund) return null;
  const { drafted, confirmed, completed } = refund.facts;
  const [at] = [confirmed?.at, completed?.at].filter((one) => one !== undefined).sort();
  // Whether it is over does not depend on the time.
  if (stateOf(refund.facts, 0) !== 'completed' || at === undefined) return null;
  const amountUsd = confirmed?.amountUsd ?? completed?.amountUsd ?? null;
  const { currencyId, code, networkName, amount } = drafted;
  const txHash = confirmed?.txHash ?? completed?.txHash ?? null;
  return { at, coins: { currencyId, code, networkName, amount }, amountUsd, txHash };
}

/**
 * Makes the reader. It keeps in memory which orders have refunds.
 *
 * @param recordPaid has the checkout handler record that the order of a stream is paid.
 */
export function createOrderReader(parts: {
  readonly ledger: Pick<Ledger, 'list'>;
  readonly links: RefundLinks;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly recordPaid: (stream: string) => Promise<unknown>;
}) {
  const { ledger, links, now, recordPaid } = parts;
  const index = createDraftIndex(ledger);
  const refundsOf = createOrderRefunds({
    ...{ links, index, now },
    records: { read: (id) => readWithdrawal(ledger, id) },
  });

  async function foldOrder(stream: string) {
    const events = await ledger.list({ stream });
    const folded = Promise.resolve(events).then((all) =>
      foldCheckout(readCheckoutEvents(all), { tolerance: TOLERANCE }),
    );
    return { events, state: await orUnreadable(folded) };
  }

  /** The orders of drafts, the drafts of orders, and all orders with refunds, by their streams. */
  const ofDraft = new Map<string, string>();
  const drafts = new Map<string, Omit<BookedRefund, 'completed'>[]>();
  const refunded = new Set<string>();
  const readDrafts = createEventKindReader(ledger, 'withdrawal_drafted', (event) => {
    const { stream, sequence, at, body } = event;
    const id = withdrawalIdOf(stream);
    const { refundOf } = partialDraftBody.parse(body);
    if (id === null || !refundOf) return;
    const order = streamOfOrder(refundOf);
    ofDraft.set(stream, order);
    drafts.set(order, [...(drafts.get(order) ?? []), { id, sequence, draftedAt: at }]);
    refunded.add(order);
  });
  const readLinks = createEventKindReader(ledger, 'refund_link_made', ({ stream }) => {
    refunded.add(stream.slice(REFUNDS.length));
  });

  async function refundsIn(stream: string): Promise<Pick<OrderFacts, 'refunds' | 'booked'>> {
    const order = refunded.has(stream) ? orderOfStream(stream) : null;
    const all = drafts.get(stream) ?? [];
    const ends = await Promise.all(all.map(({ id }) => completionOf(ledger, id)));
    return {
      refunds: order ? await refundsOf(order) : [],
      booked: all.map((draft, at) => ({ ...draft, completed: ends[at] ?? null })),
    };
  }

  /** Everything that the status is judged from; null for an order that this version cannot read. */
  async function factsOf(stream: string): Promise<OrderFacts | null> {
    const { events, state } = await foldOrder(stream);
    if (state instanceof Error) return null;
    return { stream, events, state, ...(await refundsIn(stream)) };
  }

  return {
    factsOf,
    /** Finds the links and drafts that were made since the last time. Call it before what follows. */
    async readRefunds(): Promise<void> {
      await Promise.all([readDrafts(), readLinks()]);
    },
    /** Ends the refund links whose time is over, so that what they promised is decided about again. */
    async endExpired(): Promise<void> {
      await links.endExpired(await links.undecided());
    },
    /** The streams of orders that an event changes. */
    ordersOf({ stream }: LedgerEvent): readonly string[] {
      const own = stream.startsWith(REFUNDS) ? stream.slice(REFUNDS.length) : stream;
      const order = orderOfStream(own) ? own : ofDraft.get(stream);
      return order === undefined ? [] : [order];
    },
    /** What decides what can go back; null for an unknown order, and for one that this version cannot read. */
    async refundable(order: RefundedOrder): Promise<RefundableOrder | null> {
      const { events, state } = await foldOrder(streamOfOrder(order));
      return state instanceof Error || !state.opened ? null : refundableOrder(state, events);
    },
    /** Computes the row from all events of the order and of its refunds; null for an unknown order. */
    async rowOf(stream: string): Promise<OrderRow | null> {
      let read = await foldOrder(stream);
      if (!(read.state instanceof Error) && read.state.payment?.isWritten === false) {
        // The list of the checkout handler records a payment before it shows it, and so does this one.
        await recordPaid(stream).catch(() => undefined);
        read = await foldOrder(stream);
      }
      const { events, state } = read;
      if (state instanceof Error) return unreadableRow(stream, events);
      return orderRow({ stream, events, state, ...(await refundsIn(stream)) });
    },
  };
}

const REFUNDS = refundsStream('');

/** The stream of an order or a customer. */
export const streamOfOrder = ({ kind, reference }: NamedOrder): string =>
  kind === 'top_up' ? customerStream(reference) : orderStream(reference);
