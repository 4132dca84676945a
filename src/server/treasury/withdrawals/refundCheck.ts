/** Whether an order was refunded, for retention. */
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { Ledger } from '../../../ledger/ledger.js';
import { orderOfStream } from '../../checkouts/resolvedOrder.js';
import type { IsRefunded } from '../../retention/unresolvedSurplus.js';
import { createDraftIndex } from './draftIndex.js';
import { foldWithdrawal } from './foldWithdrawal.js';
import { readWithdrawalEvents, withdrawalStream } from './withdrawalEvents.js';
import { isEnd, stateOf } from './withdrawalState.js';

/**
 * Makes the check. An order is refunded once a refund of it has completed and no other is drafted, under
 * way, of unknown outcome or unreadable.
 *
 * @param now milliseconds since the epoch.
 */
export function createRefundCheck(ledger: Pick<Ledger, 'list'>, now: number): IsRefunded {
  const drafts = createDraftIndex(ledger);

  async function readState(id: string): Promise<ReturnType<typeof stateOf> | null> {
    const facts = foldWithdrawal(
      readWithdrawalEvents(await ledger.list({ stream: withdrawalStream(id) })),
    );
    return facts && stateOf(facts, now);
  }

  return async (stream) => {
    const order = orderOfStream(stream);
    const ids = order ? await drafts.ofOrder(order) : [];
    const states = await Promise.all(ids.map((id) => orUnreadable(readState(id))));
    const areOver = states.every(
      (state) => state === null || (!(state instanceof Error) && isEnd(state)),
    );
    return areOver && states.includes('completed');
  };
}
