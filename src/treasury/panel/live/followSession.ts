/** Follows a store while a person is signed in, in a chunk of its own that is loaded after the session. */
import type { TreasurySession } from '../../contract/session.js';
import { matchQuery, type Query } from '@tanstack/react-query';
import { readOptions } from '../queries.js';
import { isPersonRefused } from '../treasuryError.js';
import type { StoreCache } from '../watchSession.js';

/** Starts when the session is known, and again for another person. @returns ends it. */
export function followSession(store: StoreCache): () => void {
  const { queryClient, client } = store;
  const { queryKey } = readOptions(client, 'getSession');
  let who: string | null = null;
  let stop = (): void => undefined;

  function follow(next: string | null): void {
    if (next === who) return;
    who = next;
    stop();
    stop = () => undefined;
    if (next === null) return;
    let isWanted = true;
    stop = () => {
      isWanted = false;
    };
    void import('./followStore.js').then(
      ({ followStore }) => {
        if (isWanted) stop = followStore(store);
      },
      // Without the chunk the page asks, as it does in a store without streams.
      () => undefined,
    );
  }

  const known = queryClient.getQueryData<TreasurySession>(queryKey);
  if (known) follow(known.who);
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    const query = event.query as Query<TreasurySession>;
    if (!matchQuery({ queryKey, exact: true }, query)) return;
    const { data, error } = query.state;
    if (event.type === 'removed' || isPersonRefused(error)) follow(null);
    else if (event.type === 'updated' && event.action.type === 'success' && data) follow(data.who);
  });
  return () => {
    unsubscribe();
    follow(null);
  };
}
