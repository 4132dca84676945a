/** A price that has run out: the page checks for a payment, and never asks for money twice. */
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createCheckoutClient } from '../../src/checkout/client.js';
import type { FetchLike } from '../../src/contract/request.js';
import { createFakeStore, ENDPOINT } from '../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);

const QUOTE_MS = 60_000;
const paying = () => createFakeStore({ chosen: 'BTC.Bitcoin', quoteMs: QUOTE_MS });
const newPrice = () => screen.queryByRole('button', { name: 'Get a new price' });

it('a payment is looked for once when the price ends, before a new price is offered', async () => {
  const store = paying();
  await renderCheckout({ store });
  await advance(QUOTE_MS - 1_000);
  store.failNext('/checkout', { hang: true });
  const before = store.count('/checkout');
  await advance(2_000);
  expect(store.count('/checkout')).toBe(before + 1);
  expect(screen.getByRole('button', { name: 'Checking…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(newPrice()).toBeNull();
  await advance(10_000);
  expect(newPrice()).toBeVisible();
});

it('a payment found by that check is shown, and no money is asked for', async () => {
  const store = paying();
  await renderCheckout({ store });
  await advance(QUOTE_MS - 1_000);
  store.detect('1001');
  await advance(1_100);
  expect(screen.getByRole('heading', { name: 'Payment detected' })).toBeVisible();
  expect(newPrice()).toBeNull();
});

it('a shopper who has paid reads first that nothing is to be done, and then comes the one button', async () => {
  const { container } = await renderCheckout({ store: paying() });
  await advance(QUOTE_MS + 1_000);
  expect(container).toHaveTextContent(
    /Already paid\? Don’t pay again\. We’re still watching this address\./,
  );
  expect(newPrice()).toBeVisible();
  expect(container.querySelectorAll('[data-kind="primary"]')).toHaveLength(1);
  // What is to be read first comes first for a screen reader, too.
  const notice = screen.getByText(/^Already paid/);
  const isAfter = notice.compareDocumentPosition(newPrice() as HTMLElement);
  expect(isAfter & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('a request for a new price that is answered with a payment shows the payment and no new price', async () => {
  const store = paying();
  const fetch: FetchLike = (url, init) => {
    if (!url.endsWith('/checkout/quote')) return store.fetch(url, init);
    // The store has looked before it made one.
    store.detect('1001');
    const { authorization = '' } = init.headers as Record<string, string>;
    return store.fetch(`${ENDPOINT}/checkout`, { method: 'GET', headers: { authorization } });
  };
  const { user } = await renderCheckout({
    store,
    client: createCheckoutClient({ endpoint: ENDPOINT, fetch }),
  });
  await advance(QUOTE_MS + 1_000);
  const quote = store.snapshot('1001').quote?.id;
  await user.click(newPrice() as HTMLElement);
  await settle();
  const heading = screen.getByRole('heading', { name: 'Payment detected' });
  expect(heading).toHaveFocus();
  expect(store.snapshot('1001').quote?.id).toBe(quote);
  expect(document.body).not.toHaveTextContent(/another tab|price expired|new price/i);
});
