/** Transfers that no network has confirmed. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { UnconfirmedTransfersView } from '../../contract/treasury/unconfirmed.js';
import { unconfirmedTransfersQueryOptions } from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryQuery, type QueryHookOptions } from '../useTreasuryQuery.js';

/**
 * Asks every 5 seconds while the page is seen.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useUnconfirmedTransfers(
  options?: QueryHookOptions,
): UseQueryResult<UnconfirmedTransfersView, TreasuryError> {
  return useTreasuryQuery('useUnconfirmedTransfers', unconfirmedTransfersQueryOptions, options);
}
