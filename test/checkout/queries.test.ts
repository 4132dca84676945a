/** The query options of lists and rates, and their keys. */
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutSession } from '../../src/checkout/checkoutSession.js';
import { createCheckoutClient, type CheckoutClient } from '../../src/checkout/client.js';
import { checkoutQueryKey } from '../../src/checkout/checkoutQuery.js';
import {
  currencyListingQueryOptions,
  currencyRateQueryOptions,
  QUERY_KEY_ROOT,
} from '../../src/checkout/queries.js';
import { createFakeStore, ENDPOINT } from '../support/fakeStore.js';

describe('query options', () => {
  const store = createFakeStore();
  const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });

  it('work without React', async () => {
    const cache = new QueryClient();
    const listing = await cache.fetchQuery(currencyListingQueryOptions(client));
    expect(listing.currencies).toHaveLength(5);
    const rate = await cache.fetchQuery(currencyRateQueryOptions(client, 'USDT.Tron'));
    expect(rate).toMatchObject({ currencyId: 'USDT.Tron', rate: '0.9994' });
    cache.clear();
  });

  it('have keys that start with the package and hold no token', async () => {
    const session = createCheckoutSession({ client, order: '1' });
    await session.refresh();
    const key = checkoutQueryKey(session);
    expect(key[0]).toBe(QUERY_KEY_ROOT);
    expect(JSON.stringify(key)).not.toContain('token-');
  });
});

describe('a request that a busy store refused for a moment', () => {
  beforeEach(() => void vi.useFakeTimers());

  const recipes = {
    '/currencies': (cache: QueryClient, client: CheckoutClient) =>
      cache.fetchQuery(currencyListingQueryOptions(client)),
    '/rates/USDT.Tron': (cache: QueryClient, client: CheckoutClient) =>
      cache.fetchQuery(currencyRateQueryOptions(client, 'USDT.Tron')),
  };

  /** Counts what reaches a store that refuses one path a few times. */
  function busyStore(path: string, retryAfter: string) {
    const store = createFakeStore();
    store.failNext(path, 'rate_limited', 1, retryAfter);
    const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });
    return { client, asked: () => store.count(path) };
  }

  it.each(['/currencies', '/rates/USDT.Tron'] as const)(
    '%s: comes when the store said, and not before',
    async (path) => {
      const { client, asked } = busyStore(path, '7');
      const answer = recipes[path](new QueryClient(), client);
      await vi.advanceTimersByTimeAsync(6_999);
      expect(asked()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked()).toBe(2);
      await expect(answer).resolves.toBeTruthy();
    },
  );

  it('fails at once where that would be a long silence', async () => {
    const { client, asked } = busyStore('/currencies', '60');
    const answer = recipes['/currencies'](new QueryClient(), client);
    await expect(answer).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 60_000 });
    expect(asked()).toBe(1);
  });
});
