/** Hooks that change an order: release a hold, mark as paid, make and cancel refunds. */
import type { OrderDetail, OrderActionInput } from '../../contract/orders.js';
import { mutationHook, useSingleAction } from '../useTreasuryMutation.js';
import { useState } from 'react';
import type {
  MadeRefundLink,
  MakeRefundLinkInput,
  OrderRefundView,
} from '../../contract/refundLinks.js';
import type { OrderReference } from '../client.js';
import { subjectKey, readOptions } from '../queries.js';
import { useTreasuryContext } from '../treasuryContext.js';

/** Which order, and why. */
export type OrderWord = OrderReference & OrderActionInput;

const orderHook = (name: string, method: 'markPaid' | 'releaseHold') =>
  mutationHook<OrderWord, OrderDetail>(name, {
    run: (client, { kind, reference, ...input }) => client[method]({ kind, reference }, input),
    recordKey: (client, order) => readOptions(client, 'getOrder', order).queryKey,
    listKey: (client) => subjectKey(client, 'orders'),
  });

/**
 * Marks an order as paid. The reason is stored.
 *
 * @throws Error outside a `TreasuryProvider`.
 */
export const useMarkPaid = orderHook('useMarkPaid', 'markPaid');

/**
 * Releases an order's hold. The reason is stored.
 *
 * @throws Error outside a `TreasuryProvider`.
 */
export const useReleaseHold = orderHook('useReleaseHold', 'releaseHold');

/** What {@link useRefunds} returns. */
export type RefundActions = ReturnType<typeof useRefunds>;

/** The actions on the refunds of an order. The address of a new link is kept on this page only. */
export function useRefunds(order: OrderReference) {
  const { client, queryClient } = useTreasuryContext('useRefunds');
  const action = useSingleAction<string>();
  const [made, setMade] = useState<MadeRefundLink | null>(null);
  const run = (name: string, work: () => Promise<unknown>): Promise<boolean> =>
    action.run(name, async () => {
      const { queryKey } = readOptions(client, 'getOrder', order);
      try {
        await work();
      } finally {
        // Also after a failure: if the answer was lost, it may have been done.
        void queryClient.invalidateQueries({ queryKey: subjectKey(client, 'orders') });
        await queryClient.invalidateQueries({ queryKey });
      }
    });
  return {
    /** `make`, or the id of the refund that is being cancelled. */
    action,
    /** The link that was just made, with its address; null once it was put away. */
    made,
    make: (input: MakeRefundLinkInput) =>
      run('make', async () => setMade(await client.makeRefundLink(order, input))),
    /** Takes back a link, or the draft or the queued withdrawal that came of it. */
    cancel: ({ id, withdrawal }: OrderRefundView) =>
      run(id, async () => {
        if (!withdrawal) await client.revokeRefundLink(order, id);
        else {
          const from = withdrawal.state === 'queued' ? 'queued' : 'unsent';
          await client.deleteWithdrawal(withdrawal.id, { from });
        }
        if (made?.refund.id === id) setMade(null);
      }),
    putAway: () => setMade(null),
  };
}
