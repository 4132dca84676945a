/** A page that a server has drawn: hydrated without a warning and without a request, for one order only. */
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { Checkout, CheckoutProvider, preloadCheckout } from '../../src/exports/index.js';
import { currencyListingQueryOptions } from '../../src/exports/queries.js';
import { createSandboxStore, type SandboxStore } from '../../src/sandbox/createSandboxStore.js';

let store: SandboxStore;
let requests: string[];
let root: Root | undefined;

beforeEach(() => {
  requests = [];
  store = createSandboxStore({
    seed: 'hydration',
    orders: {
      'order-1': { orderId: '1', amountUsd: '20' },
      'order-2': { orderId: '2', amountUsd: '30' },
    },
  });
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
});

const countedClient = () =>
  createCheckoutClient({
    endpoint: store.endpoint,
    fetch: (url, init) => {
      requests.push(`${init.method ?? 'GET'} ${url}`);
      return store.fetch(url, init);
    },
  });

/** What a store's server does: opens the order and, here, has a currency chosen already. */
async function openOnServer() {
  await store.handler.open({ orderId: '1', amountUsd: '20' });
  const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
  const { token } = await client.openCheckout({ order: 'order-1' });
  await client.selectCurrency(token, 'USDT.Tron');
  return store.handler.open({ orderId: '1', amountUsd: '20' });
}

describe('a page that a server has drawn', () => {
  it.each([false, true])(
    'hydrates without a warning and without a request (chunk awaited: %s)',
    async (awaited) => {
      if (awaited) await preloadCheckout();
      const initial = await openOnServer();
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const client = countedClient();
      const tree = (
        <StrictMode>
          <CheckoutProvider client={client} order="order-1" initial={initial}>
            <Checkout />
          </CheckoutProvider>
        </StrictMode>
      );
      const host = document.body.appendChild(document.createElement('div'));
      host.innerHTML = renderToString(tree);
      expect(host.querySelector('[data-status="pay"]')).not.toBeNull();
      // A picture that came before its page would have been waited for.
      expect(host.querySelector('img')).toBeNull();
      await act(async () => {
        root = hydrateRoot(host, tree);
        await Promise.resolve();
      });
      expect(host.textContent).toContain('Only USDT on Tron');
      expect(host.querySelectorAll('.till-mark img')).toHaveLength(2);
      expect(requests).toEqual([]);
      expect(complaints.mock.calls).toEqual([]);
      host.remove();
    },
  );

  it('has the list of currencies in its first HTML where both sides have awaited the code', async () => {
    await preloadCheckout();
    const initial = await store.handler.open({ orderId: '1', amountUsd: '20' });
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = countedClient();
    const queryClient = new QueryClient();
    await queryClient.prefetchQuery(currencyListingQueryOptions(client));
    requests = [];
    const tree = (
      <CheckoutProvider client={client} order="order-1" initial={initial} queryClient={queryClient}>
        <Checkout />
      </CheckoutProvider>
    );
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(tree);
    expect(host.querySelectorAll('.till-option').length).toBeGreaterThan(3);
    await act(async () => {
      root = hydrateRoot(host, tree);
      await Promise.resolve();
    });
    expect(host.querySelectorAll('.till-option').length).toBeGreaterThan(3);
    expect(requests).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    host.remove();
  });

  it('never draws one order with what was opened for another', async () => {
    const initial = await openOnServer();
    const client = countedClient();
    const draw = (order: string) => (
      <StrictMode>
        <CheckoutProvider client={client} order={order} initial={initial}>
          <Checkout />
        </CheckoutProvider>
      </StrictMode>
    );
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(draw('order-1'));
    await act(async () => {
      root = hydrateRoot(host, draw('order-1'));
      await Promise.resolve();
    });
    const address = initial.checkout.address?.address ?? 'none';
    const shown = (): string => (host.textContent ?? '').replace(/\s/g, '');
    expect(shown()).toContain(address);

    // The page changes the order and forgets to drop what belongs to the old one.
    await act(async () => {
      root?.render(draw('order-2'));
      await Promise.resolve();
    });
    expect(shown()).not.toContain(address);
    await vi.waitFor(() => expect(host.textContent).toContain('$30.00'), { timeout: 15_000 });
    expect(shown()).not.toContain(address);
    host.remove();
  });
});
