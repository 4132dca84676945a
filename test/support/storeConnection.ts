/** A page's way to its store, which can break off and fall silent. */
import type { FetchLike } from '../../src/contract/request.js';
import { createTreasuryClient, type TreasuryClient } from '../../src/treasury/panel/client.js';
import type { BackOffice } from '../../stories/treasury/backOffice.js';

/** `open`: the store answers; `cut`: the connection fails; `silent`: no answer comes at all. */
export type ConnectionState = 'open' | 'cut' | 'silent';

/** The line, and a client that uses it. */
export interface StoreConnection {
  state: ConnectionState;
  readonly client: TreasuryClient;
}

/** Puts a line between a page and its office. */
export function connectTo(office: BackOffice): StoreConnection {
  const fetch: FetchLike = (url, init) => {
    if (line.state === 'cut') return Promise.reject(new TypeError('Failed to fetch'));
    if (line.state === 'open') return office.fetch(url, init);
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  };
  const line: StoreConnection = {
    state: 'open',
    client: createTreasuryClient({ endpoint: office.endpoint, fetch }),
  };
  return line;
}
