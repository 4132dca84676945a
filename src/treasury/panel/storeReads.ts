/** Hooks that read the store: session, currencies, balances, withdrawals, orders, activity. */
import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { AnswerOf, ArgumentsOf, PagedName, ReadName } from '../contract/routes.js';
import { useIsLive } from './live/liveState.js';
import { argumentCount, pagesOptions, readOptions, type ListQuery } from './queries.js';
import { useTreasuryContext } from './treasuryContext.js';
import type { TreasuryError } from './treasuryError.js';

/** Options of the hooks that read. */
export interface QueryHookOptions {
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/** A hook that takes what the client's method takes. @param caller its name, for the error outside a provider. */
const readHook = <Name extends ReadName>(caller: string, name: Name) =>
  function useRead(
    ...args: [...ArgumentsOf<Name>, options?: QueryHookOptions]
  ): UseQueryResult<AnswerOf<Name>, TreasuryError> {
    const { client, queryClient } = useTreasuryContext(caller);
    // Intervals depend on it.
    useIsLive(client);
    const count = argumentCount(name);
    const { enabled = true } = (args[count] ?? {}) as QueryHookOptions;
    const asked = args.slice(0, count) as ArgumentsOf<Name>;
    return useQuery({ ...readOptions(client, name, ...asked), enabled }, queryClient);
  };

/** A hook for a list that comes page by page: `fetchNextPage` asks for more. */
const listHook = <Name extends PagedName>(caller: string, name: Name) =>
  function useList(
    query?: ListQuery<Name>,
    { enabled = true }: QueryHookOptions = {},
  ): UseInfiniteQueryResult<InfiniteData<AnswerOf<Name>>, TreasuryError> {
    const { client, queryClient } = useTreasuryContext(caller);
    useIsLive(client);
    return useInfiniteQuery({ ...pagesOptions(client, name, query), enabled }, queryClient);
  };

/**
 * Who is signed in and what they may do.
 *
 * @throws Error outside a `TreasuryProvider`, as every hook of this file.
 */
export const useTreasurySession = readHook('useTreasurySession', 'getSession');

/**
 * What needs the signed-in person, the most urgent first. Asks every 15 seconds, and whenever the store
 * hints at a change.
 */
export const useTasks = readHook('useTasks', 'listTasks');

/** The currencies of the store. */
export const useTreasuryCurrencies = readHook('useTreasuryCurrencies', 'listCurrencies');

/** Networks and currencies can be named. Asks every 30 seconds while the page is visible. */
export const useProcessingBalances = readHook('useProcessingBalances', 'getProcessingBalances');

/**
 * What is booked by day or month, and what is on its way. `data.figures` is null while
 * the store has no index of its orders. Asks every 15 seconds while the page is visible.
 */
export const useFigures = readHook('useFigures', 'getFigures');

/** Asks every 30 seconds while the page is visible. `data.connected` is false without an exchange. */
export const useExchangeBalances = readHook('useExchangeBalances', 'getExchangeBalances');

/** Asks every 5 seconds while the page is visible. */
export const useUnconfirmedTransfers = readHook(
  'useUnconfirmedTransfers',
  'listUnconfirmedTransfers',
);

/** Newest first; `fetchNextPage` asks for older ones. Each page has the number of every view. */
export const useWithdrawals = listHook('useWithdrawals', 'listWithdrawals');

/** One withdrawal, by the draft's own id. */
export const useWithdrawal = readHook('useWithdrawal', 'getWithdrawal');

/** The work list: what needs attention first, then the newest; `fetchNextPage` asks for more. */
export const useOrderSearch = listHook('useOrderSearch', 'searchOrders');

/** How many orders each view has. `data.counts` is null while the store has no index of its orders. */
export const useOrderCounts = readHook('useOrderCounts', 'countOrders');

/** One order, by its kind and the store's own number. */
export const useOrder = readHook('useOrder', 'getOrder');

/** What the service sent, what the shop was told and what staff did, newest first; `fetchNextPage` asks for older ones. */
export const useActivity = listHook('useActivity', 'listActivity');

/** One entry of it, by its id. */
export const useActivityEntry = readHook('useActivityEntry', 'getActivity');
