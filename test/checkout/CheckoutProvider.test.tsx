/** The provider: events once each, an order's change, and sentences for what is missing. */
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutClient } from '../../src/checkout/client.js';
import {
  Checkout,
  CheckoutProvider,
  CurrencyPicker,
  PaymentStatus,
  useCheckout,
  useCheckoutClient,
  useCurrencyRate,
  WalletView,
} from '../../src/entries/index.js';
import { ADDRESSES, createFakeStore, ENDPOINT } from '../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function spies() {
  return {
    onReady: vi.fn(),
    onChange: vi.fn(),
    onStatusChange: vi.fn(),
    onComplete: vi.fn(),
    onError: vi.fn(),
  };
}
const counts = (handlers: ReturnType<typeof spies>) =>
  Object.values(handlers).map((handler) => handler.mock.calls.length);

describe('events', () => {
  it('fire once per transition, with inline handlers and under StrictMode', async () => {
    const seen = spies();
    const inline = () => ({
      onReady: (event: unknown) => seen.onReady(event),
      onChange: (event: unknown) => seen.onChange(event),
      onStatusChange: (event: unknown) => seen.onStatusChange(event),
      onComplete: (event: unknown) => seen.onComplete(event),
      onError: (error: unknown) => seen.onError(error),
    });
    const { store, user, again } = await renderCheckout(inline());
    expect(counts(seen)).toEqual([1, 0, 0, 0, 0]);
    await user.click(screen.getByRole('option', { name: /BTC/ }));
    await settle();
    again(inline());
    await advance(9_000);
    expect(counts(seen)).toEqual([1, 1, 1, 0, 0]);
    store.detect('1001');
    await advance(3_000);
    store.confirm('1001');
    await advance(30_000);
    again(inline());
    await settle();
    expect(counts(seen)).toEqual([1, 1, 3, 1, 0]);
    expect(seen.onStatusChange.mock.calls.map(([event]) => event.status)).toEqual([
      'pay',
      'detected',
      'paid',
    ]);
  });

  it('never say complete without the store saying paid', async () => {
    const seen = spies();
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    await renderCheckout({ store, ...seen });
    store.confirm('1001');
    store.update('1001', { paid: false });
    await advance(60_000);
    expect(seen.onComplete).not.toHaveBeenCalled();
  });

  it('tell a failing connection once, and once more after it has recovered', async () => {
    const seen = spies();
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    await renderCheckout({ store, ...seen });
    store.failNext('/checkout', 'internal', 3);
    await advance(40_000);
    expect(seen.onError).toHaveBeenCalledTimes(1);
    store.failNext('/checkout', 'internal');
    await advance(10_000);
    expect(seen.onError).toHaveBeenCalledTimes(2);
  });

  it('tells the author of the page, once, of an `endpoint` where no store ever answered', async () => {
    const told: string[] = [];
    vi.stubGlobal('reportError', (error: Error) => told.push(error.message));
    const store = createFakeStore();
    store.failNext('/checkouts', { html: 404 }, 3);
    await renderCheckout({ store });
    await advance(30_000);
    expect(told).toEqual([expect.stringMatching(/^POST .*status 404.*Check that `endpoint`/)]);
    store.failNext('/checkout', { html: 502 });
    await advance(30_000);
    expect(told).toHaveLength(1);
  });
});

describe('another order', () => {
  it('never shows the old wallet, and drops what still arrives for it', async () => {
    const store = createFakeStore();
    store.choose('1001', 'USDT.Tron');
    const { again } = await renderCheckout({ store });
    expect(document.body).toHaveTextContent(ADDRESSES.tron);
    again({ order: '2002' });
    expect(document.body).not.toHaveTextContent(ADDRESSES.tron);
    await settle();
    expect(screen.getByText('Order 2002')).toBeVisible();
    expect(document.body).not.toHaveTextContent(ADDRESSES.tron);
    store.detect('1001');
    await advance(10_000);
    expect(screen.getByRole('heading', { name: 'Choose a currency' })).toBeVisible();
  });
});

describe('what the server opened', () => {
  it('is drawn before any answer', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });
    const initial = await client.openCheckout({ order: '1001' });
    render(
      <CheckoutProvider client={client} order="1001" initial={initial}>
        <Checkout />
      </CheckoutProvider>,
    );
    expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
    await settle();
    expect(store.count('/checkouts')).toBe(1);
  });

  it('is asked for again by the watch, not by the first drawing', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });
    const initial = await client.openCheckout({ order: '1001' });
    render(
      <CheckoutProvider client={client} order="1001" initial={initial}>
        <Checkout />
      </CheckoutProvider>,
    );
    await advance(2_000);
    expect(store.count('/checkout')).toBe(0);
    await advance(2_000);
    expect(store.count('/checkout')).toBe(1);
  });
});

describe('an unknown order', () => {
  it('is an error screen in plain words, without repeated requests', async () => {
    const { store } = await renderCheckout({ order: 'unknown' });
    expect(screen.getByRole('heading', { name: /could not be opened/ })).toBeVisible();
    expect(screen.getByText(/cannot be paid here/)).toBeVisible();
    expect(screen.getByText('Reference for support: req-7')).toBeVisible();
    await advance(120_000);
    expect(store.count('/checkouts')).toBe(1);
  });

  it('can be tried again, and a store that is down is tried by itself', async () => {
    const store = createFakeStore();
    store.failNext('/checkouts', 'store_unavailable');
    await renderCheckout({ store });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await advance(5_000);
    expect(screen.getByRole('heading', { name: 'Choose a currency' })).toBeVisible();
  });
});

describe('hooks', () => {
  it('share a cache that the page gives, and use keys of their own', async () => {
    const queryClient = new QueryClient();
    await renderCheckout({ queryClient });
    const keys = queryClient.getQueryCache().getAll();
    expect(keys.map(({ queryKey }) => queryKey[0])).toEqual(keys.map(() => 'tillkit'));
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map((q) => q.state),
      ),
    ).not.toContain('token-');
    queryClient.clear();
  });

  it('give the client and an indicative rate', async () => {
    function Rate() {
      const { endpoint } = useCheckoutClient();
      const { data } = useCurrencyRate('USDT.Tron');
      return <p>{`${endpoint} ${data?.rate ?? ''}`}</p>;
    }
    await renderCheckout({ children: <Rate /> });
    expect(screen.getByText(`${ENDPOINT} 0.9994`)).toBeVisible();
  });
});

describe('what is missing is said in a sentence that helps', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it('no endpoint', () => {
    expect(() => render(<CheckoutProvider order="1" />)).toThrow(/neither `client` nor `endpoint`/);
  });
  it('no order', () => {
    expect(() => render(<CheckoutProvider endpoint="/api/till" order="" />)).toThrow(/no `order`/);
  });
  it('no provider', () => {
    function Lost() {
      return <p>{useCheckout().status}</p>;
    }
    expect(() => render(<Lost />)).toThrow(/outside a CheckoutProvider.*Wrap it/s);
  });
});

it.each([
  ['Checkout', Checkout],
  ['CurrencyPicker', CurrencyPicker],
  ['WalletView', WalletView],
  ['PaymentStatus', PaymentStatus],
])('%s forwards id, class and ref', async (_, Part) => {
  const ref = createRef<HTMLElement>();
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  const children = <Part ref={ref} id="pay-here" className="mine" />;
  await renderCheckout({ store, children });
  expect(ref.current).toHaveAttribute('id', 'pay-here');
  expect(ref.current).toHaveClass('till', 'mine');
});
