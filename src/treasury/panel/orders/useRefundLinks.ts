/** Makes and revokes refund links of an order. */
import { useState } from 'react';
import type { OrderDetail } from '../../contract/orders.js';
import type { MadeRefundLink, MakeRefundLinkInput } from '../../contract/refundLinks.js';
import type { OrderReference } from '../client.js';
import { orderQueryOptions, ordersQueryKey } from '../queries.js';
import { useTreasuryContext } from '../treasuryContext.js';
import {
  useSingleAction,
  useTreasuryMutation,
  type SingleAction,
  type TreasuryMutation,
} from '../useTreasuryMutation.js';

type Revocation = OrderReference & { readonly id: string };

const revocation: TreasuryMutation<Revocation, OrderDetail> = {
  run: (client, { id, ...order }) => client.revokeRefundLink(order, id),
  recordKey: (client, { kind, reference }) =>
    orderQueryOptions(client, { kind, reference }).queryKey,
  listKey: ordersQueryKey,
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
        const { queryKey } = orderQueryOptions(client, order);
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
