/** Hooks of the balances: processing wallets, the exchange account, transfers on their way. */
import type { UseQueryResult } from '@tanstack/react-query';
import type {
  ExchangeBalancesView,
  ProcessingBalancesQuery,
  ProcessingBalancesView,
} from '../../contract/treasury/balances.js';
import type { UnconfirmedTransfersView } from '../../contract/treasury/unconfirmed.js';
import {
  exchangeBalancesQueryOptions,
  processingBalancesQueryOptions,
  unconfirmedTransfersQueryOptions,
} from '../queries.js';
import type { TreasuryError } from '../treasuryError.js';
import { useTreasuryQuery, type QueryHookOptions } from '../useTreasuryQuery.js';

/**
 * Asks every 30 seconds while the page is visible.
 *
 * @param query networks and currencies. @default all
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useProcessingBalances(
  query: ProcessingBalancesQuery = {},
  options?: QueryHookOptions,
): UseQueryResult<ProcessingBalancesView, TreasuryError> {
  return useTreasuryQuery(
    'useProcessingBalances',
    (client) => processingBalancesQueryOptions(client, query),
    options,
  );
}

/**
 * Asks every 30 seconds while the page is visible. `data.connected` is false without an exchange.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useExchangeBalances(
  options?: QueryHookOptions,
): UseQueryResult<ExchangeBalancesView, TreasuryError> {
  return useTreasuryQuery('useExchangeBalances', exchangeBalancesQueryOptions, options);
}

/**
 * Asks every 5 seconds while the page is visible.
 *
 * @returns the query's result as React Query gives it.
 * @throws Error outside a `TreasuryProvider`.
 */
export function useUnconfirmedTransfers(
  options?: QueryHookOptions,
): UseQueryResult<UnconfirmedTransfersView, TreasuryError> {
  return useTreasuryQuery('useUnconfirmedTransfers', unconfirmedTransfersQueryOptions, options);
}
