/** An outage on every screen: the page says that it keeps trying, and recovers within ten seconds of its end. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutClient } from '../../src/checkout/client.js';
import type { FetchLike } from '../../src/contract/request.js';
import { createFakeStore, ENDPOINT, type FakeStore } from '../support/fakeStore.js';
import {
  advance,
  renderCheckout,
  settle,
  sleepDevice,
  useFrozenTime,
} from '../support/renderCheckout.js';

beforeEach(useFrozenTime);

type Fault = Parameters<FakeStore['failNext']>[1];

/** Failures that may pass, one of each kind: told by the store, by a machine before it, by nobody. */
const FAULTS: readonly (readonly [string, Fault])[] = [
  ['the service does not answer', 'service_unavailable'],
  ['a machine before the store answers', { html: 502 }],
  ['no request gets through', { network: true }],
];

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const option = (name: RegExp) => screen.getByRole('option', { name });
const title = () => screen.getByRole('heading', { level: 2 });
const press = async (element: HTMLElement) => {
  element.click();
  await settle();
};

/** A page on which the shopper has just done what fails. */
interface Stuck {
  readonly path: string;
  readonly reach: (store: FakeStore, fail: () => void) => Promise<void>;
  /** The heading that is there again. */
  readonly then: string;
}

const SCREENS: Readonly<Record<string, Stuck>> = {
  'the checkout is opened': {
    path: '/checkouts',
    async reach(store, fail) {
      fail();
      await renderCheckout({ store });
    },
    then: 'Pay $20.00',
  },
  'the currencies are listed': {
    path: '/currencies',
    async reach(store, fail) {
      fail();
      await renderCheckout({ store });
      // Two quiet tries come first.
      await advance(4_000);
    },
    then: 'Pay $20.00',
  },
  'a currency is chosen': {
    path: '/checkout/currency',
    async reach(store, fail) {
      await renderCheckout({ store });
      fail();
      await press(option(/^BTC/));
    },
    then: 'Pay $20.00',
  },
  'a new price is wanted': {
    path: '/checkout/quote',
    async reach(store, fail) {
      store.choose('1001', 'BTC.Bitcoin');
      await renderCheckout({ store });
      await sleepDevice(15 * 60_000);
      fail();
      await press(button('Get a new price'));
    },
    then: 'Pay $20.00',
  },
};

describe.each(Object.entries(SCREENS))('while %s', (_, { path, reach, then }) => {
  it.each(FAULTS)('%s: the error is shown, and the page recovers', async (_fault, fault) => {
    const store = createFakeStore();
    await reach(store, () => store.failNext(path, fault, 999));
    const notice = document.querySelector('.till-notice[data-tone="danger"]');
    const said = notice ?? document.querySelector('.till-answer');
    expect(said).toHaveTextContent('We’ll keep trying.');
    await advance(60_000);
    // The same notice, or it would blink and be read out with each try.
    expect(said).toBeVisible();
    expect(store.count(path)).toBeGreaterThan(5);
    store.recover();
    await advance(10_000);
    expect(title()).toHaveTextContent(then);
    expect(said?.isConnected).toBe(false);
  });
});

describe('while a payment is awaited', () => {
  it.each(FAULTS)('after its price has run out, and %s', async (_, fault) => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    await renderCheckout({ store });
    await sleepDevice(15 * 60_000);
    store.failNext('/checkout', fault, 999);
    await advance(60_000);
    store.recover();
    store.detect('1001');
    await advance(10_000);
    expect(title()).toHaveTextContent('Payment detected');
  });
});

describe('what is tried again', () => {
  const failing = async (fault: Fault, options: { readonly onError?: () => void } = {}) => {
    const store = createFakeStore();
    const view = await renderCheckout({ store, ...options });
    store.failNext('/checkout/currency', fault, 999);
    await press(option(/^BTC/));
    return { ...view, store };
  };
  const count = (store: FakeStore) => store.count('/checkout/currency');

  it('is not what was refused', async () => {
    const { store } = await failing('service_rejected');
    await advance(60_000);
    expect(count(store)).toBe(1);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('calls `onError` once', async () => {
    const onError = vi.fn();
    const { store } = await failing('service_unavailable', { onError });
    await advance(60_000);
    expect(count(store)).toBeGreaterThan(5);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('is over when the shopper chooses another currency', async () => {
    const { store } = await failing('service_unavailable');
    store.recover();
    await press(option(/^ETH/));
    await advance(30_000);
    expect(store.snapshot('1001').quote?.currencyId).toBe('ETH.Ethereum');
    expect(count(store)).toBe(2);
  });

  it('is over when the shopper goes back to the payment', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    await renderCheckout({ store });
    await press(button(/Change$/));
    store.failNext('/checkout/currency', 'service_unavailable', 999);
    await press(option(/^BTC/));
    await press(button('Back to payment'));
    store.recover();
    await advance(60_000);
    expect(count(store)).toBe(1);
    expect(store.snapshot('1001').quote?.currencyId).toBe('USDT.Tron');
  });

  it('waits while the page is hidden, and happens at once when it is shown', async () => {
    const { store } = await failing('service_unavailable');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await advance(60_000);
    expect(count(store)).toBe(1);
    store.recover();
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(title()).toHaveTextContent('Pay $20.00');
  });

  it('makes one price where the answer to the first try was lost', async () => {
    const store = createFakeStore({ chosen: 'BTC.Bitcoin' });
    const lost = { times: 1 };
    const fetch: FetchLike = async (url, init) => {
      const answer = await store.fetch(url, init);
      if (!url.endsWith('/checkout/quote') || lost.times-- < 1) return answer;
      throw new TypeError('The answer was lost.');
    };
    await renderCheckout({ store, client: createCheckoutClient({ endpoint: ENDPOINT, fetch }) });
    await sleepDevice(15 * 60_000);
    await press(button('Get a new price'));
    await advance(10_000);
    expect(title()).toHaveTextContent('Pay $20.00');
    expect(store.count('/checkout/quote')).toBe(1);
    expect(document.body).not.toHaveTextContent(/another tab|can’t reach/);
  });
});
