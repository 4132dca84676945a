/** How each read of the store is cached and asked again, and the React Query options made of that. */
import {
  infiniteQueryOptions,
  queryOptions,
  type DataTag,
  type InfiniteData,
  type QueryFunction,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { shouldRetry, retryDelayMs } from '../../contract/retry.js';
import {
  namedCount,
  TREASURY_ROUTES,
  type AnswerOf,
  type ArgumentsOf,
  type PagedName,
  type QueryOf,
  type ReadName,
  type TreasuryRoute,
} from '../contract/routes.js';
import type { OrderReference, ReadOptions, TreasuryClient } from './client.js';
import {
  BALANCES_MS,
  intervalAfter,
  UNCONFIRMED_MS,
  WAITING_MS,
  withdrawalIntervalMs,
  withdrawalsIntervalMs,
} from './pollIntervals.js';
import { isLive, ledgerIntervalMs } from './live/liveState.js';
import { isTreasuryError, type TreasuryError } from './treasuryError.js';

/** What the interval of a read depends on. */
interface Asked<Answer> {
  /** None before the first; of a list one for each page. */
  readonly answers: readonly Answer[];
  readonly error: TreasuryError | null;
  readonly client: TreasuryClient;
}

/** How a read is cached. */
interface Read<Answer> {
  /** Starts its keys: what hints name. A list and one of its things have different ones. */
  readonly about: string;
  /** Milliseconds until it is asked again. @default by whether the ledger's changes are hinted at */
  readonly everyMs?: (asked: Asked<Answer>) => number | false;
  readonly staleTime?: number;
  readonly refetchOnWindowFocus?: 'always';
}

/** Balances of wallets, which the service sums up for each request. */
const BALANCES = { everyMs: () => BALANCES_MS, staleTime: BALANCES_MS / 2 };

const READS: { readonly [Name in ReadName]: Read<AnswerOf<Name>> } = {
  getSession: {
    about: 'session',
    // Without a session, an error stops polling until the person tries again. With one, polling goes on,
    // so that the page notices another person.
    everyMs: ({ answers, error }) => (error && answers.length === 0 ? false : WAITING_MS),
    staleTime: 60_000,
    // Another person may have signed in meanwhile.
    refetchOnWindowFocus: 'always',
  },
  // Time makes tasks too, so they are asked for also while changes are hinted at.
  listTasks: {
    about: 'tasks',
    everyMs: ({ client }) => (isLive(client) ? 2 * WAITING_MS : WAITING_MS),
  },
  listCurrencies: { about: 'currencies', everyMs: () => false, staleTime: 5 * 60_000 },
  getProcessingBalances: { about: 'balances', ...BALANCES },
  getExchangeBalances: { about: 'balances', ...BALANCES },
  listUnconfirmedTransfers: { about: 'balances', everyMs: () => UNCONFIRMED_MS },
  getFigures: { about: 'orders', everyMs: () => WAITING_MS },
  listWithdrawals: {
    about: 'withdrawals',
    everyMs: ({ answers }) =>
      withdrawalsIntervalMs(answers.flatMap(({ withdrawals }) => withdrawals)),
  },
  getWithdrawal: {
    about: 'withdrawal',
    everyMs: ({ answers }) => withdrawalIntervalMs(answers[0]),
  },
  searchOrders: { about: 'orders' },
  countOrders: { about: 'orders' },
  getOrder: { about: 'order' },
  listActivity: { about: 'activity' },
  getActivity: { about: 'activity' },
};

/**
 * Options of one query. Written out, because the inferred type names `@tanstack/query-core`, which the
 * store has not installed itself.
 */
export type TreasuryQueryOptions<Data> = Omit<
  UseQueryOptions<Data, TreasuryError>,
  'queryKey' | 'queryFn'
> & {
  readonly queryKey: DataTag<QueryKey, Data, TreasuryError>;
  readonly queryFn?: QueryFunction<Data>;
};

/** The same for a list that comes page by page. */
export type TreasuryPagesOptions<Page> = UseInfiniteQueryOptions<
  Page,
  TreasuryError,
  InfiniteData<Page>
> & { readonly queryKey: DataTag<QueryKey, InfiniteData<Page>, TreasuryError> };

/** Options of every query. Polling stops while the page is hidden. */
const SHARED_OPTIONS = {
  networkMode: 'always',
  refetchOnReconnect: true,
  refetchIntervalInBackground: false,
  retry: (failures: number, error: TreasuryError) =>
    isTreasuryError(error) && shouldRetry(failures, error),
  retryDelay: retryDelayMs,
  // Overrides the defaults of a shared cache: rows of another query must not show here, and components
  // show their own errors.
  placeholderData: () => undefined,
  throwOnError: false,
} as const;

/** Query key that starts all keys of one store's treasury. */
export function treasuryQueryKey(client: Pick<TreasuryClient, 'endpoint'>): readonly string[] {
  return ['tillkit', client.endpoint];
}

/** Starts the keys of every read about a subject. */
export const subjectKey = (client: TreasuryClient, about: string): readonly string[] => [
  ...treasuryQueryKey(client),
  about,
];

/** How many arguments a read takes, before its options. */
export const argumentCount = (name: ReadName): number => {
  const route: TreasuryRoute = TREASURY_ROUTES[name];
  return namedCount(route) + (route.query ? 1 : 0);
};

/** An order by its name alone: the same key for every object that names it, and what hints say. */
const keyPart = (argument: unknown): unknown => {
  const { kind, reference } = (argument ?? {}) as Partial<OrderReference>;
  return kind === undefined || reference === undefined ? argument : `${kind}:${reference}`;
};

const keyOf = (client: TreasuryClient, name: ReadName, args: readonly unknown[]): QueryKey => [
  ...treasuryQueryKey(client),
  READS[name].about,
  name,
  ...args.filter((argument) => argument !== undefined).map(keyPart),
];

function caching<Name extends ReadName>(client: TreasuryClient, name: Name) {
  const {
    about: _about,
    everyMs = () => ledgerIntervalMs(client),
    ...rest
  } = READS[name] as Read<AnswerOf<Name>>;
  return {
    ...SHARED_OPTIONS,
    ...rest,
    intervalOf: (answers: readonly AnswerOf<Name>[], error: TreasuryError | null) =>
      intervalAfter(error, everyMs({ answers, error, client })),
  };
}

/** A method of the client whose name is known only by its type. */
function methodOf<Name extends ReadName>(client: TreasuryClient, name: Name) {
  const method = client[name] as (...args: readonly unknown[]) => Promise<AnswerOf<Name>>;
  return (args: readonly unknown[], how: ReadOptions): Promise<AnswerOf<Name>> => {
    const all = Array.from({ length: argumentCount(name) }, (_, place) => args[place]);
    return method(...all, how);
  };
}

/** Options of one read. */
export function readOptions<Name extends ReadName>(
  client: TreasuryClient,
  name: Name,
  ...args: ArgumentsOf<Name>
): TreasuryQueryOptions<AnswerOf<Name>> {
  const { intervalOf, ...shared } = caching(client, name);
  return queryOptions<AnswerOf<Name>, TreasuryError>({
    ...shared,
    queryKey: keyOf(client, name, args),
    queryFn: ({ signal }) => methodOf(client, name)(args, { signal }),
    refetchInterval: ({ state: { data, error } }) =>
      intervalOf(data === undefined ? [] : [data], error),
  });
}

/** What narrows a list whose pages are asked for one after the other. */
export type ListQuery<Name extends PagedName> = Omit<QueryOf<Name>, 'after'>;

/** Options of one list, page by page. */
export function pagesOptions<Name extends PagedName>(
  client: TreasuryClient,
  name: Name,
  query?: ListQuery<Name>,
): TreasuryPagesOptions<AnswerOf<Name>> {
  const { intervalOf, ...shared } = caching(client, name);
  return infiniteQueryOptions<AnswerOf<Name>, TreasuryError, InfiniteData<AnswerOf<Name>>>({
    ...shared,
    queryKey: keyOf(client, name, ['pages', query]),
    queryFn: ({ pageParam, signal }) =>
      methodOf(client, name)([{ ...query, after: pageParam }], { signal }),
    initialPageParam: undefined,
    // Every paged answer has it; TypeScript does not resolve a generic one.
    getNextPageParam: (page) => (page as { readonly next: unknown }).next ?? undefined,
    refetchInterval: ({ state }) => intervalOf(state.data?.pages ?? [], state.error),
  });
}
