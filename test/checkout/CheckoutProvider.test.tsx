/** The provider: events once each, an order's change, and sentences for what is missing. */
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutClient } from '../../src/checkout/client.js';
import {
  Checkout,
  CheckoutProvider,
  CurrencyPicker,
  PaymentStatus,
  useCheckout,
  useCheckoutClient,
  useCurrencyRate,
  useQuote,
  WalletView,
} from '../../src/exports/index.js';
import { ADDRESSES, createFakeStore, ENDPOINT, type FakeStore } from '../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);

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

  it('report a failing connection once, and again after it has recovered', async () => {
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

  it('report once that an order cannot be opened, for any number of retries', async () => {
    const seen = spies();
    const store = createFakeStore();
    const client = createCheckoutClient({
      endpoint: ENDPOINT,
      // Slow, so that the page is drawn while it is asked again.
      fetch: async (url, init) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        return store.fetch(url, init);
      },
    });
    store.failNext('/checkouts', { network: true }, 3);
    await renderCheckout({ client, ...seen });
    await advance(60_000);
    expect(screen.getByRole('heading', { name: 'Pay $20.00' })).toBeVisible();
    expect(seen.onError).toHaveBeenCalledTimes(1);
  });

  it('with handlers that throw do not break the checkout, and later events still fire', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const failure = new Error('Analytics is not defined.');
    const onComplete = vi.fn();
    const fail = () => {
      throw failure;
    };
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    await renderCheckout({ store, onReady: fail, onStatusChange: fail, onError: fail, onComplete });
    store.confirm('1001');
    await advance(3_000);
    expect(screen.getByRole('heading', { name: 'Paid' })).toBeVisible();
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(reported.mock.calls).toEqual([[failure], [failure]]);
  });

  it('with handlers that throw do not hide a failed press', async () => {
    vi.stubGlobal('reportError', vi.fn());
    const onError = vi.fn(() => {
      throw new Error('Analytics is not defined.');
    });
    const store = createFakeStore();
    await renderCheckout({ store, onError });
    store.failNext('/checkout/currency', 'currency_unavailable');
    fireEvent.click(screen.getAllByRole('option', { name: /^BTC/ })[0] as HTMLElement);
    await settle();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent('isn’t available right now');
  });

  it('report once that no store has ever answered at `endpoint`', async () => {
    const reported: string[] = [];
    vi.stubGlobal('reportError', (error: Error) => reported.push(error.message));
    const store = createFakeStore();
    store.failNext('/checkouts', { html: 404 }, 3);
    await renderCheckout({ store });
    await advance(30_000);
    expect(reported).toEqual([expect.stringMatching(/^POST .*status 404.*Check that `endpoint`/)]);
    store.failNext('/checkout', { html: 502 });
    await advance(30_000);
    expect(reported).toHaveLength(1);
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
    expect(screen.getByText(/Order 2002/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(ADDRESSES.tron);
    store.detect('1001');
    await advance(10_000);
    expect(screen.getByRole('heading', { name: 'Pay $20.00' })).toBeVisible();
  });
});

describe('another order that its server has opened', () => {
  /** A store whose answers to a press wait until the test lets them go. */
  async function pressedBefore(
    path: string,
    store: FakeStore,
    press: () => HTMLElement,
    children = <Checkout />,
  ) {
    let answer = (): void => undefined;
    const client = createCheckoutClient({
      endpoint: ENDPOINT,
      async fetch(url, init) {
        const response = await store.fetch(url, init);
        if (url.endsWith(path)) await new Promise<void>((resolve) => (answer = resolve));
        return response;
      },
    });
    const view = await renderCheckout({ store, client, children });
    fireEvent.click(press());
    await settle();
    const initial = await client.openCheckout({ order: '2002' });
    view.again({ order: '2002', initial });
    return { ...view, answer: () => answer() };
  }
  // It stands twice in a browser that has used it.
  const bitcoin = () => screen.getAllByRole('option', { name: /^BTC/ }).at(-1) as HTMLElement;

  it('never shows the address that was asked for in the old one', async () => {
    const { answer } = await pressedBefore('/checkout/currency', createFakeStore(), bitcoin);
    answer();
    await settle();
    expect(screen.getByText(/Order 2002/)).toBeVisible();
    expect(screen.queryByText(/Order 1001/)).toBeNull();
    expect(document.body).not.toHaveTextContent(ADDRESSES.bitcoin);
  });

  it('can be paid at once: the press in the old one is not waited for', async () => {
    const { store } = await pressedBefore('/checkout/currency', createFakeStore(), bitcoin);
    expect(bitcoin()).not.toHaveAttribute('aria-disabled');
    fireEvent.click(bitcoin());
    await settle();
    expect(store.snapshot('2002').quote?.currencyId).toBe('BTC.Bitcoin');
  });

  it('shows no error of a press in the old one', async () => {
    const store = createFakeStore();
    store.failNext('/checkout/currency', 'currency_unavailable');
    const { answer } = await pressedBefore('/checkout/currency', store, bitcoin);
    answer();
    await settle();
    expect(screen.getByText(/Order 2002/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not changed by a new price for the old one', async () => {
    const store = createFakeStore();
    store.choose('1001', 'USDT.Tron');
    function Own() {
      const { acceptNewQuote } = useQuote();
      return (
        <>
          <p>{useCheckout().snapshot?.order.reference}</p>
          <button onClick={() => acceptNewQuote.mutate()}>New price</button>
        </>
      );
    }
    const button = () => screen.getByRole('button');
    const { answer } = await pressedBefore('/checkout/quote', store, button, <Own />);
    answer();
    await settle();
    expect(screen.getByText('2002')).toBeVisible();
  });
});

describe('what the server opened', () => {
  it('is drawn before any answer, and asked for again by the watch, not by the first drawing', async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });
    const initial = await client.openCheckout({ order: '1001' });
    render(
      <CheckoutProvider client={client} order="1001" initial={initial}>
        <Checkout />
      </CheckoutProvider>,
    );
    expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
    await advance(2_000);
    expect(store.count('/checkouts')).toBe(1);
    expect(store.count('/checkout')).toBe(0);
    await advance(2_000);
    expect(store.count('/checkout')).toBe(1);
  });
});

describe('an unknown order', () => {
  it('is an error screen in plain words, without repeated requests', async () => {
    const { store } = await renderCheckout({ order: 'unknown' });
    expect(screen.getByRole('heading', { name: 'We couldn’t find this order' })).toBeVisible();
    expect(screen.getByText(/^Open it again from the store/)).toBeVisible();
    expect(screen.getByText('Support code: req-7')).toBeVisible();
    await advance(120_000);
    expect(store.count('/checkouts')).toBe(1);
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

describe('an error message names what is missing', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it('no endpoint', () => {
    // @ts-expect-error does not compile either
    const provider = <CheckoutProvider order="1" />;
    expect(() => render(provider)).toThrow(/needs an `endpoint`/);
  });
  it('no order', () => {
    expect(() => render(<CheckoutProvider endpoint="/api/till" order="" />)).toThrow(
      /needs `order` as a text/,
    );
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
