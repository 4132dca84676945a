/** Hooks that change an order: release a hold, mark as paid. */
import type { UseMutationResult } from '@tanstack/react-query';
import type { OrderDetail, OrderActionInput } from '../../contract/treasury/orders.js';
import type { OrderReference, TreasuryClient } from '../client.js';
import { orderQueryOptions, ordersQueryOptions } from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryMutation, type TreasuryMutation } from '../useTreasuryMutation.js';

/** Which order, and why. */
export type OrderWord = OrderReference & OrderActionInput;

function orderMutation(
  method: 'markPaid' | 'releaseHold',
): TreasuryMutation<OrderWord, OrderDetail> {
  return {
    run: (client: TreasuryClient, { kind, reference, ...input }) =>
      client[method]({ kind, reference }, input),
    recordKey: (client, order) => orderQueryOptions(client, order).queryKey,
    listKey: (client) => ordersQueryOptions(client).queryKey,
  };
}

const markPaid = orderMutation('markPaid');
const releaseHold = orderMutation('releaseHold');

/**
 * Marks an order as paid. The reason is stored.
 *
 * @returns the mutation as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useMarkPaid(): UseMutationResult<OrderDetail, TreasuryError, OrderWord> {
  return useTreasuryMutation('useMarkPaid', markPaid);
}

/**
 * Releases an order's hold. The reason is stored.
 *
 * @returns the mutation as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useReleaseHold(): UseMutationResult<OrderDetail, TreasuryError, OrderWord> {
  return useTreasuryMutation('useReleaseHold', releaseHold);
}
