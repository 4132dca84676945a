/** Who did what in the back office, page by page. */
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { AuditList } from '../../contract/treasury/orders.js';
import { auditQueryOptions } from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryPages, type QueryHookOptions } from '../useTreasuryQuery.js';

/**
 * Newest first; `fetchNextPage` asks for older ones.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useAudit(
  options?: QueryHookOptions,
): UseInfiniteQueryResult<InfiniteData<AuditList>, TreasuryError> {
  return useTreasuryPages('useAudit', auditQueryOptions, options);
}
