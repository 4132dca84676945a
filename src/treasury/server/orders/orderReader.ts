/** Computes the rows of orders from the ledger. */
import { parseDecimal } from '../../../money/decimal.js';
import { createEventKindReader } from '../../../ledger/eventReaders.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import type { OrderRow } from '../../index/orderIndex.js';
import { readCheckoutEvents } from '../../../payments/checkoutEvents.js';
import type { FoldedCheckout } from '../../../payments/foldedCheckout.js';
import { foldCheckout } from '../../../payments/foldCheckout.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import { partialDraftBody, withdrawalIdOf } from '../withdrawals/withdrawalEvents.js';
import { readWithdrawal } from '../withdrawals/withdrawalRecords.js';
import { isEnd, stateOf } from '../withdrawals/withdrawalState.js';
import type { BookedRefund } from '../figures/bookedEntries.js';
import { orderRow, unreadableRow } from './orderRow.js';
import type { OrderFacts } from './orderStatus.js';

/** A refund of an order, by its draft. */
type Refund = Pick<BookedRefund, 'id' | 'sequence' | 'draftedAt'>;

/** Reads orders. */
export interface OrderReader {
  /** Finds the refunds that were drafted since the last time. Call it before `rowOf`. */
  readRefunds(): Promise<void>;
  /** The streams of orders that an event changes. */
  ordersOf(event: LedgerEvent): readonly string[];
  /** Computes the row from all events of the order and of its refunds; null for an unknown order. */
  rowOf(stream: string): Promise<OrderRow | null>;
  /** Everything that the status is judged from; null for an order that this version cannot read. */
  factsOf(stream: string): Promise<OrderFacts | null>;
}

/**
 * Orders whose first quote has no tolerance, and that no event says are paid, are from before both were
 * kept; nothing is missing from them in silence if none is assumed.
 */
const TOLERANCE = parseDecimal('0');

/**
 * Makes the reader. It keeps the number of each refund in memory.
 *
 * @param recordPaid has the checkout handler record that the order of a stream is paid.
 */
export function createOrderReader(
  ledger: Pick<Ledger, 'list'>,
  recordPaid: (stream: string) => Promise<unknown>,
): OrderReader {
  const refunds = new Map<string, Refund[]>();
  const orders = new Map<string, string>();

  const readRefunds = createEventKindReader(ledger, 'withdrawal_drafted', (event) => {
    const id = withdrawalIdOf(event.stream);
    const { refundOf } = partialDraftBody.parse(event.body);
    if (id === null || !refundOf) return;
    const word = refundOf.kind === 'top_up' ? 'customer' : 'order';
    const order = `${word}:${refundOf.reference}`;
    orders.set(event.stream, order);
    const refund = { id, sequence: event.sequence, draftedAt: event.at };
    refunds.set(order, [...(refunds.get(order) ?? []), refund]);
  });

  async function foldOrder(stream: string) {
    const events = await ledger.list({ stream });
    const folded = new Promise<FoldedCheckout>((resolve) => {
      resolve(foldCheckout(readCheckoutEvents(events), { tolerance: TOLERANCE }));
    });
    return { events, state: await orUnreadable(folded) };
  }

  /** What came of a refund, and whether nothing more can. */
  async function endOf(id: string): Promise<Pick<BookedRefund, 'completed'> & { over: boolean }> {
    const refund = await orUnreadable(readWithdrawal(ledger, id));
    if (refund instanceof Error) return { completed: 'unreadable', over: false };
    if (!refund) return { completed: null, over: true };
    const { drafted, confirmed, completed } = refund.facts;
    // Whether it is over does not depend on the time.
    const state = stateOf(refund.facts, 0);
    const [first] = [confirmed?.at, completed?.at].filter((at) => at !== undefined).sort();
    if (state !== 'completed' || first === undefined) {
      return { completed: null, over: isEnd(state) };
    }
    const amountUsd = confirmed?.amountUsd ?? completed?.amountUsd ?? null;
    const { currencyId, amount } = drafted;
    return { completed: { at: first, currencyId, amount, amountUsd }, over: true };
  }

  /** See `OrderFacts.refundedAt`. */
  async function refundsOf(stream: string): Promise<Pick<OrderFacts, 'refunds' | 'refundedAt'>> {
    const drafted = refunds.get(stream) ?? [];
    const ends = await Promise.all(drafted.map(({ id }) => endOf(id)));
    const all = drafted.map((refund, at) => ({
      ...refund,
      completed: ends[at]?.completed ?? null,
    }));
    const isUnderWay = ends.some(({ over }) => !over);
    const done = all.filter(({ completed }) => completed !== null);
    return { refunds: all, refundedAt: isUnderWay ? null : (done.at(-1)?.sequence ?? null) };
  }

  async function factsOf(stream: string): Promise<OrderFacts | null> {
    const { events, state } = await foldOrder(stream);
    if (state instanceof Error) return null;
    return { stream, events, state, ...(await refundsOf(stream)) };
  }

  return {
    readRefunds,
    factsOf,
    ordersOf({ stream }) {
      if (orderOfStream(stream)) return [stream];
      const order = orders.get(stream);
      return order === undefined ? [] : [order];
    },
    async rowOf(stream) {
      let read = await foldOrder(stream);
      if (!(read.state instanceof Error) && read.state.payment?.isWritten === false) {
        // The list of the checkout handler records a payment before it shows it, and so does this one.
        await recordPaid(stream).catch(() => undefined);
        read = await foldOrder(stream);
      }
      const { events, state } = read;
      if (state instanceof Error) return unreadableRow(stream, events);
      return orderRow({ stream, events, state, ...(await refundsOf(stream)) });
    },
  };
}
