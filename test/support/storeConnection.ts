/** A page's way to its store, which can break off, fall silent and lose answers. */
import type { FetchLike } from '../../src/contract/request.js';
import { createTreasuryClient, type TreasuryClient } from '../../src/treasury/panel/client.js';
import type { BackOffice } from '../../stories/treasury/backOffice.js';

/**
 * `open`: the store answers; `cut`: the connection fails; `silent`: no answer comes at all; `lossy`: the store makes
 * each change, and its answer is lost.
 */
export type ConnectionState = 'open' | 'cut' | 'silent' | 'lossy';

/** The line, and a client that uses it. */
export interface StoreConnection {
  state: ConnectionState;
  readonly client: TreasuryClient;
  /** Paths that were asked for. */
  readonly asked: string[];
}

/** Puts a line between a page and its office. @param tell changes what the store says, as another version would */
export function connectTo(
  office: BackOffice,
  tell?: (text: string, path: string) => string,
): StoreConnection {
  const { endpoint } = office;
  const asked: string[] = [];
  const fetch: FetchLike = async (url, init) => {
    const path = url.slice(endpoint.length);
    asked.push(path);
    if (line.state === 'cut') throw new TypeError('Failed to fetch');
    if (line.state === 'silent') {
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    }
    const answer = await office.fetch(url, init);
    if (line.state === 'lossy' && init.method !== 'GET') throw new TypeError('Failed to fetch');
    if (!tell) return answer;
    const { status, headers } = answer;
    return new Response(tell(await answer.text(), path), { status, headers });
  };
  const line: StoreConnection = {
    ...{ state: 'open', asked },
    client: createTreasuryClient({ endpoint, fetch }),
  };
  return line;
}
