/** Hooks that read the store: session, currencies, balances, withdrawals, orders, webhooks, audit. */
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ProcessingBalancesQuery, ProcessingBalancesView } from '../contract/balances.js';
import type { TreasuryClient } from './client.js';
import * as queries from './queries.js';
import type { TreasuryError } from './treasuryError.js';
import { useTreasuryPages, useTreasuryQuery, type QueryHookOptions } from './useTreasuryQuery.js';

type Read<Data> = UseQueryResult<Data, TreasuryError>;
type Pages<Page> = UseInfiniteQueryResult<InfiniteData<Page>, TreasuryError>;
/** What narrows a read, and whether to ask now. */
type Narrowed<Query> = Query & QueryHookOptions;

/** A hook for one read. @param name of the hook, for the error outside a provider. */
const readHook = <Data>(
  name: string,
  recipe: (client: TreasuryClient) => queries.TreasuryQueryOptions<Data>,
) =>
  function useRead(options?: QueryHookOptions): Read<Data> {
    return useTreasuryQuery(name, recipe, options);
  };

/** A hook for a read of one thing, which its first argument names. */
const namedHook = <Name, Data>(
  name: string,
  recipe: (client: TreasuryClient, thing: Name) => queries.TreasuryQueryOptions<Data>,
) =>
  function useNamed(thing: Name, options?: QueryHookOptions): Read<Data> {
    return useTreasuryQuery(name, (client) => recipe(client, thing), options);
  };

function splitOptions<Query extends object>(
  options: Narrowed<Query> | undefined,
): [Query | undefined, QueryHookOptions] {
  if (!options) return [undefined, {}];
  const { enabled, ...query } = options;
  // TypeScript does not see that a generic type without an optional field is what it was made of.
  return [query as unknown as Query, { enabled }];
}

/** A hook for a read that a query narrows. */
const queryHook = <Query extends object, Data>(
  name: string,
  recipe: (client: TreasuryClient, query?: Query) => queries.TreasuryQueryOptions<Data>,
) =>
  function useNarrowed(options?: Narrowed<Query>): Read<Data> {
    const [query, rest] = splitOptions(options);
    return useTreasuryQuery(name, (client) => recipe(client, query), rest);
  };

/** A hook for a list. */
const listHook = <Query extends object, Page, Cursor>(
  name: string,
  recipe: (client: TreasuryClient, query?: Query) => queries.TreasuryPagesOptions<Page, Cursor>,
) =>
  function useList(options?: Narrowed<Query>): Pages<Page> {
    const [query, rest] = splitOptions(options);
    return useTreasuryPages(name, (client) => recipe(client, query), rest);
  };

/**
 * Who is signed in and what they may do.
 *
 * @throws Error outside a `TreasuryProvider`, as every hook of this file.
 */
export const useTreasurySession = readHook(
  'useTreasurySession',
  queries.treasurySessionQueryOptions,
);

/**
 * What needs the signed-in person, the most urgent first. Asks every 15 seconds, and whenever the store
 * hints at a change.
 */
export const useTasks = readHook('useTasks', queries.tasksQueryOptions);

/** The currencies of the store. */
export const useTreasuryCurrencies = readHook(
  'useTreasuryCurrencies',
  queries.treasuryCurrenciesQueryOptions,
);

/**
 * Asks every 30 seconds while the page is visible.
 *
 * @param query networks and currencies. @default all
 */
export function useProcessingBalances(
  query: ProcessingBalancesQuery = {},
  options?: QueryHookOptions,
): Read<ProcessingBalancesView> {
  return useTreasuryQuery(
    'useProcessingBalances',
    (client) => queries.processingBalancesQueryOptions(client, query),
    options,
  );
}

/**
 * Income by day, what is paid, unpaid and pending, and how long payments take. `data.figures` is null while
 * the store has no index of its orders. Asks every 15 seconds while the page is visible.
 */
export const useFigures = queryHook('useFigures', queries.figuresQueryOptions);

/** Asks every 30 seconds while the page is visible. `data.connected` is false without an exchange. */
export const useExchangeBalances = readHook(
  'useExchangeBalances',
  queries.exchangeBalancesQueryOptions,
);

/** Asks every 5 seconds while the page is visible. */
export const useUnconfirmedTransfers = readHook(
  'useUnconfirmedTransfers',
  queries.unconfirmedTransfersQueryOptions,
);

/** Newest first; `fetchNextPage` asks for older ones. Each page has the number of every view. */
export const useWithdrawals = listHook('useWithdrawals', queries.withdrawalsQueryOptions);

/** One withdrawal, by the draft's own id. */
export const useWithdrawal = namedHook('useWithdrawal', queries.withdrawalQueryOptions);

/** The work list: what needs attention first, then the newest; `fetchNextPage` asks for more. */
export const useOrderSearch = listHook('useOrderSearch', queries.orderSearchQueryOptions);

/** How many orders each view has. `data.counts` is null while the store has no index of its orders. */
export const useOrderCounts = queryHook('useOrderCounts', queries.orderCountsQueryOptions);

/** One order, by its kind and the store's own number. */
export const useOrder = namedHook('useOrder', queries.orderQueryOptions);

/** Events of the service, newest first; `fetchNextPage` asks for older ones, or searches further. */
export const useWebhooks = listHook('useWebhooks', queries.webhooksQueryOptions);

/** One event of the service, by its id. */
export const useWebhook = namedHook('useWebhook', queries.webhookQueryOptions);

/** What the store's code was told, newest first; `fetchNextPage` as of `useWebhooks`. */
export const useCallbacks = listHook('useCallbacks', queries.callbacksQueryOptions);

/** The audit, newest first; `fetchNextPage` as of `useWebhooks`. */
export const useAudit = listHook('useAudit', queries.auditQueryOptions);
