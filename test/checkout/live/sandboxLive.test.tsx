/** The widget over the real handler and the pretend service: from the signed event to the screen. */
import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCheckoutClient } from '../../../src/checkout/client.js';
import { lazyParts } from '../../../src/checkout/lazyParts.js';
import { Checkout, CheckoutProvider, usePaymentStatus } from '../../../src/exports/index.js';
import { createSandboxStore } from '../../../src/sandbox/createSandboxStore.js';
import type { CheckoutHandlerOptions } from '../../../src/server/handler/options.js';

beforeAll(() => lazyParts.liveConnection.preload());

function Connection() {
  return <output>{usePaymentStatus().connection}</output>;
}

/** Renders an order whose currency is chosen; counts what the page asks. */
async function begin(live?: CheckoutHandlerOptions['live']) {
  const store = createSandboxStore({ handler: live === undefined ? {} : { live } });
  const asked: string[] = [];
  const client = createCheckoutClient({
    endpoint: store.endpoint,
    fetch: (url, init) => {
      asked.push(url.replace(store.endpoint, ''));
      return store.fetch(url, init);
    },
  });
  const { token } = await client.openCheckout({ order: 'order-1' });
  await client.selectCurrency(token, 'USDT.Tron');
  const view = render(
    <CheckoutProvider client={client} order="order-1">
      <Checkout />
      <Connection />
    </CheckoutProvider>,
  );
  await screen.findByText('Waiting for payment');
  return { store, view, count: (path: string) => asked.filter((one) => one === path).length };
}
const connected = (how: string) =>
  waitFor(() => expect(document.querySelector('output')).toHaveTextContent(how));
const heading = (name: string) => screen.findByRole('heading', { name });

describe('a payment', () => {
  it('is seen and paid on screen without one question by the page', async () => {
    const { store, count, view } = await begin();
    await connected('live');
    const before = count('/checkout');
    const txHash = await store.pay('order-1');
    await store.sandbox.settle();
    await heading('Payment detected');
    store.sandbox.confirm(txHash);
    await store.sandbox.settle();
    await heading('Paid');
    expect(count('/checkout')).toBe(before);
    expect(count('/checkout/events')).toBe(1);
    view.unmount();
    await store.handler.close();
  });

  it('is seen and paid as ever where the store has switched live status off', async () => {
    const { store, count, view } = await begin(false);
    await connected('polling');
    const txHash = await store.pay('order-1');
    store.sandbox.confirm(txHash);
    await store.sandbox.settle();
    await heading('Paid');
    expect(count('/checkout')).toBeGreaterThan(0);
    view.unmount();
    await store.handler.close();
  });
});
