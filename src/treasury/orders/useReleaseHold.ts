/** Ends a hold of an order, with a reason that is kept. */
import type { UseMutationResult } from '@tanstack/react-query';
import type { OrderDetail } from '../../contract/treasury/orders.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryChange } from '../useTreasuryChange.js';
import { orderChange, type OrderWord } from './orderChange.js';

const change = orderChange((client, order, input) => client.releaseHold(order, input));

/** @returns the mutation as React Query gives it. @throws Error outside a `TreasuryProvider`. */
export function useReleaseHold(): UseMutationResult<OrderDetail, TreasuryError, OrderWord> {
  return useTreasuryChange('useReleaseHold', change);
}
