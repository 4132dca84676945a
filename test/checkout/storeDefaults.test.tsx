/** A store's own cache brings its own defaults; none of them may take the checkout from the screen. */
import { keepPreviousData, QueryClient, type DefaultOptions } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ADDRESSES, createFakeStore } from '../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);

const withDefaults = (defaultOptions: DefaultOptions) => new QueryClient({ defaultOptions });

it('failures stay where they are said, also where the store throws its own into a boundary', async () => {
  const queryClient = withDefaults({
    queries: { throwOnError: true, retry: 3 },
    mutations: { throwOnError: true, retry: 3 },
  });
  const store = createFakeStore({ quoteMs: 60_000 });
  await renderCheckout({ store, queryClient });
  store.failNext('/checkout/currency', 'currency_unavailable');
  fireEvent.click(screen.getByRole('option', { name: /^BTC/ }));
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('isn’t available right now');
  expect(store.count('/checkout/currency')).toBe(1);
  fireEvent.click(screen.getByRole('option', { name: /^BTC/ }));
  await settle();
  store.failNext('/checkout', 'internal');
  await advance(3_000);
  expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(document.querySelector('.till-trouble')).toHaveTextContent('may be out of date');
  await advance(70_000);
  store.failNext('/checkout/quote', 'service_unavailable');
  fireEvent.click(screen.getByRole('button', { name: 'Get a new price' }));
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('can’t reach');
  expect(store.count('/checkout/quote')).toBe(1);
});

it('another order begins with nothing of the last, also where the store keeps its own on the screen', async () => {
  const queryClient = withDefaults({ queries: { placeholderData: keepPreviousData } });
  const store = createFakeStore();
  store.choose('1001', 'USDT.Tron');
  const { again } = await renderCheckout({ store, queryClient });
  expect(document.body).toHaveTextContent(ADDRESSES.tron);
  again({ order: '2002' });
  expect(document.body).not.toHaveTextContent(ADDRESSES.tron);
  await settle();
  expect(screen.getByText(/Order 2002/)).toBeVisible();
});
