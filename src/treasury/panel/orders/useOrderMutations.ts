/** Hooks that change an order: release a hold, mark as paid. */
import type { OrderDetail, OrderActionInput } from '../../contract/orders.js';
import type { OrderReference } from '../client.js';
import { orderQueryOptions, ordersQueryKey } from '../queries.js';
import { mutationHook } from '../useTreasuryMutation.js';

/** Which order, and why. */
export type OrderWord = OrderReference & OrderActionInput;

const orderHook = (name: string, method: 'markPaid' | 'releaseHold') =>
  mutationHook<OrderWord, OrderDetail>(name, {
    run: (client, { kind, reference, ...input }) => client[method]({ kind, reference }, input),
    recordKey: (client, order) => orderQueryOptions(client, order).queryKey,
    listKey: ordersQueryKey,
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
