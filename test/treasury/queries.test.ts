/** When a reading of the back office that failed is asked again. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TREASURY_PROBLEMS } from '../../src/contract/treasury/treasuryProblems.js';
import { createTreasuryClient } from '../../src/treasury/client.js';
import {
  auditQueryOptions,
  treasuryCurrenciesQueryOptions,
  treasurySessionQueryOptions,
} from '../../src/treasury/queries.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store that always wants to be left alone for a while. */
function busyStore(retryAfter: string) {
  const asked: string[] = [];
  const problem = { type: 'till:rate_limited', ...TREASURY_PROBLEMS.rate_limited };
  const client = createTreasuryClient({
    endpoint: '/t',
    fetch(url) {
      asked.push(url);
      const body = { ...problem, code: 'rate_limited', requestId: 'req-1' };
      const headers = { 'retry-after': retryAfter };
      return Promise.resolve(Response.json(body, { status: 429, headers }));
    },
  });
  return { client, asked };
}

type Client = ReturnType<typeof busyStore>['client'];

describe.each([
  [
    'session',
    (cache: QueryClient, client: Client) => cache.fetchQuery(treasurySessionQueryOptions(client)),
  ],
  [
    'currencies',
    (cache: QueryClient, client: Client) =>
      cache.fetchQuery(treasuryCurrenciesQueryOptions(client)),
  ],
  [
    'audit',
    (cache: QueryClient, client: Client) => cache.fetchInfiniteQuery(auditQueryOptions(client)),
  ],
] as const)('the %s of a busy store', (_, read) => {
  it('are asked for again when it said, not before, and three times at most', async () => {
    const { client, asked } = busyStore('7');
    const failed = expect(read(new QueryClient(), client)).rejects.toMatchObject({
      code: 'rate_limited',
    });
    await vi.advanceTimersByTimeAsync(6_999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(asked).toHaveLength(3);
  });

  it('fail at once after a long `Retry-After`, so that the error is shown', async () => {
    const { client, asked } = busyStore('60');
    await expect(read(new QueryClient(), client)).rejects.toMatchObject({ retryAfterMs: 60_000 });
    expect(asked).toHaveLength(1);
  });
});
