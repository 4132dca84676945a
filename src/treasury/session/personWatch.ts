/**
 * What was read for one person is not for the next. The cache may be the host page's own, and a page
 * that lives on while somebody signs out and somebody else signs in would show theirs to the other.
 */
import { matchQuery, type Query, type QueryClient } from '@tanstack/react-query';
import type { TreasurySession } from '../../contract/treasury/session.js';
import type { TreasuryClient } from '../client.js';
import { treasuryQueryKey, treasurySessionQueryOptions } from '../queries.js';
import { isPersonRefused, type TreasuryError } from '../treasuryError.js';

/** One store's part of a cache. */
export interface PersonsCache {
  readonly client: TreasuryClient;
  readonly queryClient: QueryClient;
}

/**
 * For whom each cache was filled last, by the store's endpoint; null: nobody is let in. Beside the cache
 * and not in a component, because the cache outlives every component.
 */
const filledFor = new WeakMap<QueryClient, Map<string, string | null>>();

function personsOf(queryClient: QueryClient): Map<string, string | null> {
  const known = filledFor.get(queryClient);
  if (known) return known;
  const fresh = new Map<string, string | null>();
  filledFor.set(queryClient, fresh);
  return fresh;
}

/**
 * After a refused reading: asks who is there. The store's answer to that decides, so one reading that
 * was refused for a reason of its own closes nothing. A refused change asks nothing: that it was not
 * made has to stay on screen, and the next reading tells the rest.
 */
function askWho({ client, queryClient }: PersonsCache, error: unknown): void {
  if (!isPersonRefused(error)) return;
  // Found in the cache where a part shows it; a page of hooks alone may never have asked.
  const session = queryClient.getQueryCache().build<TreasurySession>(queryClient, {
    queryKey: [...treasurySessionQueryOptions(client).queryKey],
    queryFn: ({ signal }) => client.getSession({ signal }),
    networkMode: 'always',
    retry: false,
  });
  void session.fetch().catch(() => undefined);
}

/** Takes out what was read, so that what still stands on the page shows why instead. */
function conceal(query: Query, error: TreasuryError): void {
  void query.cancel({ silent: true });
  query.setState({
    ...query.resetState,
    error,
    errorUpdatedAt: Date.now(),
    errorUpdateCount: query.state.errorUpdateCount + 1,
    status: 'error',
  });
}

/**
 * Keeps the store's part of a cache to one person at a time: emptied when somebody else is there, when
 * nobody is let in any more, and when nothing on the page shows it.
 *
 * @returns ends the watch.
 */
export function watchPerson(cached: PersonsCache): () => void {
  const { client, queryClient } = cached;
  const cache = queryClient.getQueryCache();
  const root = { queryKey: treasuryQueryKey(client) };
  const { queryKey } = treasurySessionQueryOptions(client);
  const isSession = (query: Query) => matchQuery({ queryKey, exact: true }, query);
  const persons = personsOf(queryClient);

  function met({ who }: TreasurySession): void {
    const before = persons.get(client.endpoint);
    persons.set(client.endpoint, who);
    if (before === undefined || before === who) return;
    const others = { ...root, predicate: (query: Query) => !isSession(query) };
    queryClient.removeQueries({ ...others, type: 'inactive' });
    void queryClient.resetQueries(others);
  }

  function closed(error: TreasuryError): void {
    persons.set(client.endpoint, null);
    for (const query of cache.findAll(root)) {
      if (query.getObserversCount() > 0) conceal(query, error);
      else cache.remove(query);
    }
  }

  /** In a moment, because a part that gives way to another leaves before that comes. */
  function left(): void {
    queueMicrotask(() => {
      const isShown = cache.findAll(root).some((query) => query.getObserversCount() > 0);
      // What is being read without a part that shows it, the page has asked for ahead.
      if (!isShown) queryClient.removeQueries({ ...root, fetchStatus: 'idle' });
    });
  }

  const session = queryClient.getQueryData(queryKey);
  if (session) met(session);
  const stop = cache.subscribe((event) => {
    const query = event.query as Query;
    if (!matchQuery(root, query)) return;
    if (event.type === 'observerRemoved') left();
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'error') {
      if (!isSession(query)) askWho(cached, action.error);
      else if (isPersonRefused(action.error)) closed(action.error);
    }
    if (action.type !== 'success') return;
    if (isSession(query)) met(query.state.data as TreasurySession);
    // What was pressed before the session ended is answered after it: nobody may be there any more.
    else if (action.manual) askWho(cached, queryClient.getQueryState(queryKey)?.error);
  });
  return () => {
    stop();
    // The provider goes before its parts do.
    left();
  };
}
