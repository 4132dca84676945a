/** How often a checkout is looked at. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutSession } from '../../src/checkout/checkoutSession.js';
import { createCheckoutClient, type CheckoutClient } from '../../src/checkout/client.js';
import {
  checkoutQueryKey,
  currencyListingQueryOptions,
  currencyRateQueryOptions,
  pollIntervalMs,
  QUERY_KEY_ROOT,
} from '../../src/checkout/queries.js';
import type { CheckoutSnapshot, TransferView } from '../../src/contract/checkout.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { createFakeStore, ENDPOINT } from '../support/fakeStore.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');

const SEEN: TransferView = {
  currencyId: 'USDT.Tron',
  blockchain: 'Tron',
  amount: parseDecimal('20'),
  amountUsd: null,
  txHash: 'ab'.repeat(32),
  explorerUrl: null,
  status: 'seen',
  counts: 'counted',
  firstSeenAt: '2026-03-01T12:00:00.000Z',
};
const CONFIRMED = { ...SEEN, status: 'confirmed' };

function snapshot(change: Partial<CheckoutSnapshot> = {}, kind: 'payment' | 'top_up' = 'payment') {
  const store = createFakeStore({ kind, now: () => NOW });
  store.choose('1', 'USDT.Tron');
  store.update('1', change);
  return store.snapshot('1');
}

describe('the pace', () => {
  const expired = NOW + 15 * 60_000;
  it.each([
    ['awaiting', {}, NOW, 3_000],
    ['after the quote', {}, expired, 15_000],
    ['one millisecond before its end', {}, expired - 1, 3_000],
    ['detected', { progress: 'detected' }, NOW, 3_000],
    ['detected, after the quote', { progress: 'detected' }, expired, 3_000],
    ['confirmed, not yet paid', { progress: 'confirmed' }, NOW, 3_000],
    ['paid', { paid: true }, NOW, false],
    ['paid, and more is under way', { paid: true, transfers: [SEEN] }, NOW, 15_000],
    ['paid, and all has arrived', { paid: true, transfers: [CONFIRMED] }, NOW, false],
    ['closed', { closed: true }, NOW, false],
    ['closed, and something is under way', { closed: true, transfers: [SEEN] }, NOW, false],
  ] satisfies [string, Partial<CheckoutSnapshot>, number, number | false][])(
    'of a payment: %s',
    (_, change, at, expected) => {
      expect(pollIntervalMs(snapshot(change), at)).toBe(expected);
    },
  );

  it('of a top-up stays until it is closed', () => {
    expect(pollIntervalMs(snapshot({ progress: 'confirmed' }, 'top_up'), NOW)).toBe(10_000);
    expect(pollIntervalMs(snapshot({ closed: true }, 'top_up'), NOW)).toBe(false);
  });
});

describe('the recipes', () => {
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

describe('a reading that a busy store put off', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

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
