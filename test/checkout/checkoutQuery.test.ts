/** The checkout in the query cache: what is newest, whose quote it is, and how long a failed page waits. */
import fc from 'fast-check';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { initialData, mergeCheckout, newerOf } from '../../src/checkout/checkoutData.js';
import {
  acceptQuote,
  cachedCheckout,
  checkoutQueryOptions,
  failuresInARow,
  fetchCheckout,
  selectCurrency,
  pollIntervalMs,
  storeCheckout,
} from '../../src/checkout/checkoutQuery.js';
import { createCheckoutSession } from '../../src/checkout/checkoutSession.js';
import { createCheckoutClient, type CheckoutClient } from '../../src/checkout/client.js';
import { retryDelay } from '../../src/checkout/queries.js';
import type { CheckoutSnapshot, TransferView } from '../../src/contract/checkout.js';
import { CheckoutError } from '../../src/contract/checkoutError.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { createFakeStore, ENDPOINT } from '../support/fakeStore.js';

const START = Date.parse('2026-03-01T12:00:00Z');

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
  const store = createFakeStore({ kind, now: () => START });
  store.choose('1', 'USDT.Tron');
  store.update('1', change);
  return store.snapshot('1');
}

/** A page without React: a cache, with an observer that sets the query's options. */
function openPage(client: CheckoutClient) {
  const session = createCheckoutSession({ client, order: '1001' });
  const cache = new QueryClient();
  const observer = new QueryObserver(cache, checkoutQueryOptions(session));
  return {
    observer,
    data: () => cachedCheckout(cache, session),
    foreignQuoteId: () => cachedCheckout(cache, session).foreignQuoteId,
    async refresh() {
      const { snapshot } = await fetchCheckout(cache, session);
      if (!snapshot) throw new Error('The store has answered nothing.');
      return snapshot;
    },
    receive: (snapshot: CheckoutSnapshot) => storeCheckout(cache, session, snapshot),
    selectCurrency: (currencyId: string) => selectCurrency(cache, session, currencyId),
    acceptQuote: () => acceptQuote(cache, session),
  };
}

function setUp() {
  const store = createFakeStore({ now: () => START });
  const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });
  return { store, client, page: openPage(client) };
}

describe('the newer of two snapshots', () => {
  const base = createFakeStore({ now: () => START }).snapshot('1001');
  const snapshot = fc
    .record({ version: fc.nat(3), second: fc.nat(3) })
    .map(({ version, second }) => ({
      ...base,
      version,
      serverTime: new Date(START + second * 1000).toISOString(),
    }));

  it('is the one with the higher version, regardless of the clocks', () => {
    const [old, next] = [
      { ...base, version: 1 },
      { ...base, version: 2 },
    ];
    const later = { ...old, serverTime: new Date(START + 1000).toISOString() };
    expect(newerOf(old, next)).toBe(next);
    expect(newerOf(next, later)).toBe(next);
    expect(newerOf(old, later)).toBe(later);
  });

  it('is the same in either order, and in any order of three', () => {
    const rank = ({ version, serverTime }: typeof base) => `${String(version)} ${serverTime}`;
    fc.assert(
      fc.property(snapshot, snapshot, snapshot, (a, b, c) => {
        expect(rank(newerOf(a, b))).toBe(rank(newerOf(b, a)));
        expect(rank(newerOf(newerOf(a, b), c))).toBe(rank(newerOf(a, newerOf(b, c))));
        expect(newerOf(a, { ...a })).toBe(a);
      }),
    );
  });

  it('is what stays of all that came, in any order', () => {
    fc.assert(
      fc.property(fc.array(snapshot, { minLength: 1 }), (all) => {
        const merged = all.map(initialData).reduce(mergeCheckout);
        expect(merged.snapshot).toBe(all.reduce(newerOf));
      }),
    );
  });
});

describe('the cached checkout', () => {
  beforeEach(() => void vi.useFakeTimers({ now: START - 60_000, toFake: ['Date'] }));

  it('is never turned back by an answer that was overtaken', async () => {
    const { store, page } = setUp();
    const old = await page.refresh();
    const chosen = await page.selectCurrency('USDT.Tron');
    store.failNext('/checkout', { body: old });
    await expect(page.refresh()).resolves.toBe(chosen);
    expect(page.receive(old)).toBe(chosen);
  });

  it('knows the difference of the clocks, also after the same snapshot comes again later', async () => {
    const { store, page } = setUp();
    expect(page.data().clockOffsetMs).toBe(0);
    const snapshot = await page.refresh();
    expect(page.data().clockOffsetMs).toBe(60_000);
    vi.setSystemTime(START);
    page.receive({ ...snapshot });
    expect(page.data()).toMatchObject({ snapshot, clockOffsetMs: 60_000 });
    expect(store.count('/checkouts')).toBe(1);
  });

  it('keeps the price that the order had when it was opened', async () => {
    const { store, page } = setUp();
    const { order } = await page.refresh();
    store.update('1001', { order: { ...order, amountUsd: parseDecimal('25') } });
    await page.refresh();
    await page.refresh();
    expect(page.data().formerOrder).toEqual(order);
  });

  it('counts failures in a row, until an answer or a message', async () => {
    const { store, page } = setUp();
    const failures = () =>
      failuresInARow({ ...page.observer.getCurrentResult(), data: page.data() });
    const snapshot = await page.refresh();
    for (const end of [page.refresh, () => Promise.resolve(page.receive(snapshot))]) {
      store.failNext('/checkout', 'internal', 2);
      await page.refresh().catch(() => undefined);
      await page.refresh().catch(() => undefined);
      page.observer.updateResult();
      expect(failures()).toBe(2);
      await end();
      page.observer.updateResult();
      expect(failures()).toBe(0);
    }
  });
});

describe('a quote that replaces another', () => {
  const paying = async () => {
    const made = setUp();
    await made.page.selectCurrency('USDT.Tron');
    return made;
  };

  it('is marked as another page’s, until this one asks for its own', async () => {
    const { store, page } = await paying();
    expect(page.foreignQuoteId()).toBeNull();
    store.choose('1001', 'BTC.Bitcoin');
    const { quote } = await page.refresh();
    expect(page.foreignQuoteId()).toBe(quote?.id);
    await page.acceptQuote();
    expect(page.foreignQuoteId()).toBeNull();
  });

  it('is this page’s own, also if a message brings it before the answer', async () => {
    const { store, page } = await paying();
    const answer = page.selectCurrency('BTC.Bitcoin');
    store.choose('1001', 'BTC.Bitcoin');
    page.receive(store.snapshot('1001'));
    expect(page.foreignQuoteId()).toBeNull();
    await answer;
    expect(page.foreignQuoteId()).toBeNull();
  });

  it('is its own if the answer was lost, and only once', async () => {
    const { store, page } = await paying();
    store.failNext('/checkout/currency', { network: true });
    await expect(page.selectCurrency('BTC.Bitcoin')).rejects.toThrow();
    store.choose('1001', 'BTC.Bitcoin');
    await page.refresh();
    expect(page.foreignQuoteId()).toBeNull();
    store.choose('1001', 'BTC.Bitcoin', '0.0005');
    const { quote } = await page.refresh();
    expect(page.foreignQuoteId()).toBe(quote?.id);
  });

  it('is no change if another page has chosen the same currency at the same price', async () => {
    const { store, page } = await paying();
    const { quote: own } = await page.selectCurrency('BTC.Bitcoin');
    store.choose('1001', 'BTC.Bitcoin');
    const { quote } = await page.refresh();
    expect(quote?.id).not.toBe(own?.id);
    expect(page.foreignQuoteId()).toBeNull();
    store.choose('1001', 'BTC.Bitcoin', '0.0005');
    await page.refresh();
    // It stays a change when that is chosen once more.
    store.choose('1001', 'BTC.Bitcoin', '0.0005');
    const { quote: last } = await page.refresh();
    expect(page.foreignQuoteId()).toBe(last?.id);
  });

  it('is another page’s if this one has asked for another currency', async () => {
    const { store, page } = await paying();
    const answer = page.selectCurrency('BTC.Bitcoin');
    store.choose('1001', 'USDT.Tron');
    const { quote } = page.receive(store.snapshot('1001'));
    expect(page.foreignQuoteId()).toBe(quote?.id);
    await answer;
    expect(page.foreignQuoteId()).toBeNull();
  });

  it('is another page’s after this one was refused the same currency', async () => {
    const { store, page } = await paying();
    store.failNext('/checkout/currency', 'currency_unavailable');
    await expect(page.selectCurrency('BTC.Bitcoin')).rejects.toThrow();
    store.choose('1001', 'BTC.Bitcoin');
    const { quote } = await page.refresh();
    expect(page.foreignQuoteId()).toBe(quote?.id);
  });

  it('is another page’s if the new price is for the currency chosen there', async () => {
    const { store, page } = await paying();
    store.choose('1001', 'USDT.Ethereum');
    const { quote } = await page.acceptQuote();
    expect(quote?.currencyId).toBe('USDT.Ethereum');
    expect(page.foreignQuoteId()).toBe(quote?.id);
    // By now the shopper has seen which it is.
    await page.acceptQuote();
    expect(page.foreignQuoteId()).toBeNull();
  });

  it('is another page’s, also if a message brings it before the new price', async () => {
    const { store, page } = await paying();
    const answer = page.acceptQuote();
    store.choose('1001', 'USDT.Ethereum');
    page.receive(store.snapshot('1001'));
    const { quote } = await answer;
    expect(page.foreignQuoteId()).toBe(quote?.id);
  });

  it.each([
    ['pays another', paying],
    ['has chosen none', () => Promise.resolve(setUp())],
  ])('is another page’s if this one %s and its choice is overtaken', async (_, begin) => {
    const { store, client } = await begin();
    const overtaken = {
      ...client,
      async selectCurrency(token: string, currencyId: string) {
        await client.selectCurrency(token, currencyId);
        store.choose('1001', 'USDT.Ethereum');
        return (await client.getCheckout(token)).checkout ?? store.snapshot('1001');
      },
    };
    const page = openPage(overtaken);
    await page.refresh();
    const { quote } = await page.selectCurrency('BTC.Bitcoin');
    expect(quote?.currencyId).toBe('USDT.Ethereum');
    expect(page.foreignQuoteId()).toBe(quote?.id);
  });

  it('is no change if the page has shown none and asks for a price', async () => {
    const { store, page } = setUp();
    store.choose('1001', 'USDT.Tron');
    await page.acceptQuote();
    expect(page.foreignQuoteId()).toBeNull();
  });
});

describe('waiting after failures', () => {
  const failure = (code: CheckoutError['code'], retryable: boolean, retryAfterMs?: number) =>
    new CheckoutError({ code, message: '', retryable, retryAfterMs });

  it('is never shorter than `Retry-After` of a rate limit', () => {
    expect(retryDelay(1, failure('rate_limited', true, 45_000), 0)).toBe(45_000);
    expect(retryDelay(1, failure('rate_limited', true), 0)).toBe(2_700);
  });

  it('leaves two of ten seconds for the answer after an outage, with any `Retry-After`', () => {
    for (const failures of [1, 2, 3, 9, 60]) {
      const error = failure('service_unavailable', true, 60_000);
      expect(retryDelay(failures, error, 1)).toBeLessThanOrEqual(8_000);
    }
    expect(retryDelay(1, failure('service_unavailable', true, 5_000), 0)).toBe(5_000);
  });

  it('is longer after a refusal', () => {
    expect(retryDelay(9, failure('forbidden', false), 0.5)).toBe(30_000);
  });
});

describe('the poll interval', () => {
  const expired = START + 15 * 60_000;
  it.each([
    ['awaiting', {}, START, 3_000],
    ['after the quote', {}, expired, 15_000],
    ['one millisecond before its end', {}, expired - 1, 3_000],
    ['detected', { progress: 'detected' }, START, 3_000],
    ['detected, after the quote', { progress: 'detected' }, expired, 3_000],
    ['confirmed, not yet paid', { progress: 'confirmed' }, START, 3_000],
    ['paid', { paid: true }, START, false],
    ['paid, and more is under way', { paid: true, transfers: [SEEN] }, START, 15_000],
    ['paid, and all has arrived', { paid: true, transfers: [CONFIRMED] }, START, false],
    ['closed, and an address was shown', { closed: true }, START, 15_000],
    ['closed before a currency was chosen', { closed: true, quote: null }, START, false],
  ] satisfies [string, Partial<CheckoutSnapshot>, number, number | false][])(
    'of a payment: %s',
    (_, change, at, expected) => {
      expect(pollIntervalMs(snapshot(change), at)).toBe(expected);
    },
  );

  it.each([false, true])('of a top-up stays until it is closed', (closed) => {
    expect(pollIntervalMs(snapshot({ closed }, 'top_up'), START)).toBe(!closed && 10_000);
  });
});
