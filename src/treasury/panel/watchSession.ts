/**
 * Empties the store's part of the query cache when another person signs in or the session ends. The
 * cache may belong to the host page and live longer than the session.
 */
import { matchQuery, type Query, type QueryClient } from '@tanstack/react-query';
import type { TreasuryClient } from './client.js';
import { readOptions, treasuryQueryKey } from './queries.js';
import { isPersonRefused, TreasuryError } from './treasuryError.js';
import type { TreasurySession } from '../contract/session.js';

/** One store's part of a cache. */
export interface StoreCache {
  readonly client: TreasuryClient;
  readonly queryClient: QueryClient;
}

/**
 * Last person of each cache, by the store's endpoint; null if access was refused. Kept by cache, because
 * the cache outlives every component.
 */
const filledFor = new WeakMap<QueryClient, Map<string, string | null>>();

function lastPersonsOf(queryClient: QueryClient): Map<string, string | null> {
  const known = filledFor.get(queryClient);
  if (known) return known;
  const fresh = new Map<string, string | null>();
  filledFor.set(queryClient, fresh);
  return fresh;
}

/**
 * Reads the session after a refused read. Only the session's answer decides, so one refused read does not
 * close the page. A refused change does not come here: its error has to stay on screen.
 */
function recheckSession({ client, queryClient }: StoreCache, error: unknown): void {
  if (!isPersonRefused(error)) return;
  // A page that only uses hooks may not have read the session yet.
  const session = queryClient.getQueryCache().build<TreasurySession>(queryClient, {
    queryKey: [...readOptions(client, 'getSession').queryKey],
    queryFn: ({ signal }) => client.getSession({ signal }),
    networkMode: 'always',
    retry: false,
  });
  void session.fetch().catch(() => undefined);
}

/** Replaces a query's data with the error, so that components on the page show that. */
function replaceWithError(query: Query, error: TreasuryError): void {
  void query.cancel({ silent: true });
  query.setState({
    ...query.resetState,
    error,
    errorUpdatedAt: Date.now(),
    errorUpdateCount: query.state.errorUpdateCount + 1,
    status: 'error',
  });
}

/** A timer of more milliseconds than 32 bits hold fires at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Empties the store's part of a cache when another person signs in, when access is refused, and when no
 * component on the page shows it.
 *
 * @returns stops watching.
 */
export function watchSession(cached: StoreCache): () => void {
  const { client, queryClient } = cached;
  const cache = queryClient.getQueryCache();
  const root = { queryKey: treasuryQueryKey(client) };
  const { queryKey } = readOptions(client, 'getSession');
  const isSession = (query: Query) => matchQuery({ queryKey, exact: true }, query);
  const persons = lastPersonsOf(queryClient);

  let end: ReturnType<typeof setTimeout> | undefined;

  /** Closes the page when the session ends, whether or not a request is refused then. */
  function watchEnd(session: TreasurySession): void {
    clearTimeout(end);
    const { dataUpdatedAt = Date.now() } = queryClient.getQueryState(queryKey) ?? {};
    const left = timeLeftMs(session, Date.now() - dataUpdatedAt);
    if (left === null || left > LONGEST_TIMEOUT_MS) return;
    const ended = {
      code: 'unauthorized',
      message: 'The session has ended.',
      retryable: false,
    } as const;
    end = setTimeout(() => onRefused(new TreasuryError(ended)), left);
  }

  function onSession(session: TreasurySession): void {
    watchEnd(session);
    const { who } = session;
    const before = persons.get(client.endpoint);
    persons.set(client.endpoint, who);
    if (before === undefined || before === who) return;
    const others = { ...root, predicate: (query: Query) => !isSession(query) };
    queryClient.removeQueries({ ...others, type: 'inactive' });
    void queryClient.resetQueries(others);
  }

  function onRefused(error: TreasuryError): void {
    clearTimeout(end);
    persons.set(client.endpoint, null);
    for (const query of cache.findAll(root)) {
      if (query.getObserversCount() > 0) replaceWithError(query, error);
      else cache.remove(query);
    }
  }

  /** In a microtask, because a component unmounts before its successor mounts. */
  function removeIfUnused(): void {
    queueMicrotask(() => {
      const isShown = cache.findAll(root).some((query) => query.getObserversCount() > 0);
      // A query that is fetching without observers was prefetched by the page.
      if (!isShown) queryClient.removeQueries({ ...root, fetchStatus: 'idle' });
    });
  }

  const session = queryClient.getQueryData(queryKey);
  if (session) onSession(session);
  const stop = cache.subscribe((event) => {
    const query = event.query as Query;
    if (!matchQuery(root, query)) return;
    if (event.type === 'observerRemoved') removeIfUnused();
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'error') {
      if (!isSession(query)) recheckSession(cached, action.error);
      else if (isPersonRefused(action.error)) onRefused(action.error);
    }
    if (action.type !== 'success') return;
    if (isSession(query)) onSession(query.state.data as TreasurySession);
    // A change that began before the session ended may be answered after it.
    else if (action.manual) recheckSession(cached, queryClient.getQueryState(queryKey)?.error);
  });
  return () => {
    stop();
    clearTimeout(end);
    // The provider's effects end before those of its children.
    removeIfUnused();
  };
}

/**
 * @param sinceMs milliseconds that have passed on this device since the store answered.
 * @returns milliseconds, 0 if it has ended; null if its end is not known.
 */
export function timeLeftMs({ expiresAt, serverTime }: TreasurySession, sinceMs: number) {
  if (typeof expiresAt !== 'string') return null;
  return Math.max(0, Date.parse(expiresAt) - Date.parse(serverTime) - sinceMs);
}
