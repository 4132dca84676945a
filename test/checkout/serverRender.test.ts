/** The widgets on a server: importing and rendering need no browser. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { Checkout, CheckoutProvider, preloadCheckout } from '../../src/exports/index.js';
import { ADDRESSES, createFakeStore, ENDPOINT } from '../support/fakeStore.js';

it('renders the whole pay screen of an opened checkout, without a token in it', async () => {
  await preloadCheckout();
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });
  const initial = await client.openCheckout({ order: '1' });
  const props = { client, order: '1', initial };
  const html = renderToString(createElement(CheckoutProvider, props, createElement(Checkout)));
  expect(html.replace(/<[^>]*>/g, '')).toContain(ADDRESSES.tron);
  expect(html).toContain('QR code to send USDT on Tron');
  expect(html).not.toContain(initial.token);
  expect(html).not.toContain(' style=');
});
