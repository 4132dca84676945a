/** Money in a paid order that is not its price, and whether anybody has said what becomes of it. */
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import type { CheckoutState, CheckoutTransfer } from '../../payments/foldedCheckout.js';
import { orderOfStream } from '../checkouts/resolvedOrder.js';
import { orUnreadable } from '../../ledger/eventBodies.js';
import { createDraftIndex } from '../treasury/withdrawals/draftIndex.js';
import {
  readWithdrawalEvents,
  withdrawalStream,
} from '../treasury/withdrawals/withdrawalEvents.js';
import { foldWithdrawal } from '../treasury/withdrawals/foldWithdrawal.js';
import { isEnd, stateOf } from '../treasury/withdrawals/withdrawalState.js';

/** An order as it was read. */
export interface ReadOrder {
  readonly stream: string;
  readonly events: readonly LedgerEvent[];
  readonly state: CheckoutState;
}

/** When the ledger first heard of a transfer, by the place of that event. */
function firstPlace(events: readonly LedgerEvent[], { evidence }: CheckoutTransfer): number {
  const about = events.filter(({ key }) => evidence.includes(key));
  return Math.min(...about.map(({ sequence }) => sequence));
}

/**
 * Whether somebody's money is in it beyond the price. Of what had come late or in another currency when
 * the store said that the order is paid, it has said what becomes of it; of too much it has said nothing.
 */
function hasSurplus({ events, state: { exceptions, transfers } }: ReadOrder): boolean {
  if (exceptions.includes('over')) return true;
  const word = events.find(({ kind }) => kind === 'marked_paid')?.sequence ?? 0;
  return transfers.some(
    (transfer) =>
      (transfer.counts === 'late' || transfer.counts === 'wrong_currency') &&
      firstPlace(events, transfer) > word,
  );
}

/** Tells whether money in an order still waits for somebody's word. */
export type IsUnresolved = (order: ReadOrder) => Promise<boolean>;

/**
 * Makes the teller. A surplus is judged once money has gone back for the order and no other refund of it
 * is still under way, drafted, of unknown outcome or unreadable.
 *
 * @param now milliseconds since the epoch.
 */
export function createUnresolvedSurplus(ledger: Pick<Ledger, 'list'>, now: number): IsUnresolved {
  const drafts = createDraftIndex(ledger);

  async function readState(id: string): Promise<ReturnType<typeof stateOf> | null> {
    const facts = foldWithdrawal(
      readWithdrawalEvents(await ledger.list({ stream: withdrawalStream(id) })),
    );
    return facts && stateOf(facts, now);
  }

  async function hasGoneBack(stream: string): Promise<boolean> {
    const order = orderOfStream(stream);
    const ids = order ? await drafts.ofOrder(order) : [];
    const states = await Promise.all(ids.map((id) => orUnreadable(readState(id))));
    const areOver = states.every(
      (state) => state === null || (!(state instanceof Error) && isEnd(state)),
    );
    return areOver && states.includes('completed');
  }

  return async (order) => hasSurplus(order) && !(await hasGoneBack(order.stream));
}
