/** The title of the page: said once paid, given back, and never fought over. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCheckoutClient } from '../../../src/checkout/client.js';
import {
  Checkout,
  CheckoutProvider,
  type CheckoutProviderProps,
} from '../../../src/exports/index.js';
import { createFakeStore, ENDPOINT, type FakeStore } from '../../support/fakeStore.js';
import {
  advance,
  renderCheckout,
  settle,
  useFrozenTime,
  type ProviderProps,
} from '../../support/renderCheckout.js';

beforeEach(() => {
  useFrozenTime();
  document.title = 'Rosa’s Records';
});
afterEach(() => {
  cleanup();
  document.title = '';
});

const PAID = '✓ Paid · Rosa’s Records';
const paying = () => createFakeStore({ chosen: 'USDT.Tron' });

async function pay(store: FakeStore, order = '1001'): Promise<void> {
  store.confirm(order);
  await advance(3_000);
}

it('says it only when the store does, and is given back when the widget goes', async () => {
  const { store, unmount } = await renderCheckout({ store: paying() });
  store.detect('1001');
  await advance(3_000);
  expect(document.title).toBe('Rosa’s Records');
  await pay(store);
  expect(document.title).toBe(PAID);
  unmount();
  expect(document.title).toBe('Rosa’s Records');
});

it('is given back when the page shows another order', async () => {
  const { store, again } = await renderCheckout({ store: paying() });
  await pay(store);
  again({ order: '2002' });
  await settle();
  expect(document.title).toBe('Rosa’s Records');
});

it('that the page has set meanwhile stays, now and afterwards', async () => {
  const { store, unmount } = await renderCheckout({ store: paying() });
  await pay(store);
  document.title = 'Thank you';
  await advance(6_000);
  expect(document.title).toBe('Thank you');
  unmount();
  expect(document.title).toBe('Thank you');
});

it('is left alone where the store says so', async () => {
  const { store } = await renderCheckout({ store: paying(), documentTitle: false });
  await pay(store);
  expect(document.title).toBe('Rosa’s Records');
});

it('of a page without one is taken away again', async () => {
  document.title = '';
  const { store, unmount } = await renderCheckout({ store: paying() });
  await pay(store);
  expect(document.title).toBe('✓ Paid');
  unmount();
  expect(document.title).toBe('');
});

it.each([
  ['first', [0, 1]],
  ['second', [1, 0]],
] as const)(
  'is not fought over by two widgets, when the %s goes first',
  async (_, [one, other]) => {
    const store = paying();
    const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });
    const widget = (order: string, props: ProviderProps = {}) =>
      render(
        <CheckoutProvider client={client} order={order} {...props}>
          <Checkout />
        </CheckoutProvider>,
      );
    // The second speaks in other words, which must not come into it.
    const messages = { statusTitle: { paid: 'Bezahlt' } } as CheckoutProviderProps['messages'];
    const widgets = [widget('1001'), widget('2002', { messages })];
    await settle();
    await pay(store);
    await pay(store, '2002');
    expect(document.title).toBe(PAID);
    widgets[one]?.unmount();
    expect(document.title).toBe(PAID);
    widgets[other]?.unmount();
    expect(document.title).toBe('Rosa’s Records');
  },
);
