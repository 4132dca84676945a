/** Whether an order was refunded, for retention. */
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { Ledger } from '../../../ledger/ledger.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import { isPromised } from '../../refunds/refundLink.js';
import { createRefundLinks, type RefundedOrder } from '../../refunds/refundLinks.js';
import type { IsRefunded } from '../../../server/retention/unresolvedSurplus.js';
import { createDraftIndex } from './draftIndex.js';
import { readWithdrawal } from './withdrawalRecords.js';
import { isEnd, stateOf } from './withdrawalState.js';

/**
 * Makes the check. An order is refunded once a refund of it has completed and no other is drafted, under
 * way, of unknown outcome or unreadable, and no link waits for an address or for its draft.
 *
 * @param now milliseconds since the epoch.
 */
export function createRefundCheck(
  ledger: Pick<Ledger, 'append' | 'list'>,
  now: number,
): IsRefunded {
  const drafts = createDraftIndex(ledger);
  const links = createRefundLinks({ ledger, now: () => now });

  async function readState(id: string): Promise<ReturnType<typeof stateOf> | null> {
    const refund = await readWithdrawal(ledger, id);
    return refund && stateOf(refund.facts, now);
  }

  async function hasPromise(order: RefundedOrder, ids: readonly string[]): Promise<boolean> {
    const all = await orUnreadable(links.ofOrder(order));
    if (all instanceof Error) return true;
    return all.some((link) =>
      isPromised(link, ids.includes(link.claimed?.withdrawalId ?? ''), now),
    );
  }

  return async (stream) => {
    const order = orderOfStream(stream);
    const ids = order ? await drafts.ofOrder(order) : [];
    const states = await Promise.all(ids.map((id) => orUnreadable(readState(id))));
    const areOver = states.every(
      (state) => state === null || (!(state instanceof Error) && isEnd(state)),
    );
    if (!areOver || !states.includes('completed') || !order) return false;
    return !(await hasPromise(order, ids));
  };
}
