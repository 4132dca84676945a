/** Hooks that change an order: release a hold, mark as paid, make and end refund links. */
import type { OrderDetail, OrderActionInput } from '../../contract/orders.js';
import {
  mutationHook,
  useSingleAction,
  useTreasuryMutation,
  type SingleAction,
  type TreasuryMutation,
} from '../useTreasuryMutation.js';
import { useState } from 'react';
import type { MadeRefundLink, MakeRefundLinkInput } from '../../contract/refundLinks.js';
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

type Revocation = OrderReference & { readonly id: string };

const revocation: TreasuryMutation<Revocation, OrderDetail> = {
  run: (client, { id, ...order }) => client.revokeRefundLink(order, id),
  recordKey: (client, order) => readOptions(client, 'getOrder', order).queryKey,
  listKey: (client) => subjectKey(client, 'orders'),
};

/** What {@link useRefundLinks} returns. */
export interface RefundLinkActions {
  /** `make`, or the id of the link that is being revoked. */
  readonly action: SingleAction<string>;
  /** The link that was just made, with its address; null once it was put away. */
  readonly made: MadeRefundLink | null;
  readonly make: (input: MakeRefundLinkInput) => Promise<boolean>;
  readonly revoke: (id: string) => Promise<boolean>;
  readonly putAway: () => void;
}

/** The actions on the links of an order. The address of a new link is kept on this page only. */
export function useRefundLinks(order: OrderReference): RefundLinkActions {
  const { client, queryClient } = useTreasuryContext('useRefundLinks');
  const { mutateAsync } = useTreasuryMutation('useRefundLinks', revocation);
  const action = useSingleAction<string>();
  const [made, setMade] = useState<MadeRefundLink | null>(null);
  return {
    action,
    made,
    make: (input) =>
      action.run('make', async () => {
        const { queryKey } = readOptions(client, 'getOrder', order);
        try {
          setMade(await client.makeRefundLink(order, input));
        } finally {
          // Also after a failure: if the answer was lost, the link is there.
          void queryClient.invalidateQueries({ queryKey });
        }
      }),
    revoke: (id) =>
      action.run(id, async () => {
        await mutateAsync({ ...order, id });
        if (made?.link.id === id) setMade(null);
      }),
    putAway: () => setMade(null),
  };
}
