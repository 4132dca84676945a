/** The same client and session against the real handler over the pretend service. */
import { expect, it } from 'vitest';
import { payTargetOf } from '../../src/checkout/payTarget.js';
import { createCheckoutSession } from '../../src/checkout/checkoutSession.js';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { screenOf } from '../../src/checkout/screen.js';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';

const screen = (snapshot: CheckoutSnapshot) =>
  screenOf({ snapshot, failed: false, choosing: false });

it('reads every currency that the pretend service has, and can draw each address', async () => {
  const store = createSandboxStore();
  const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
  const session = createCheckoutSession({ client, order: 'customer-1', now: store.sandbox.now });
  const { choices } = await session.refresh();
  expect(choices.length).toBeGreaterThan(20);
  for (const { currencyId } of choices.filter(({ unavailable }) => unavailable === null)) {
    const snapshot = await session.selectCurrency(currencyId);
    expect(screen(snapshot)).toBe('top_up');
    expect(payTargetOf(snapshot).status).toBe('ready');
  }
});

it('follows the order that it shows, even if its handle means another one at the next renewal', async () => {
  const store = createSandboxStore({
    orders: {
      'order-1': { orderId: '1', amountUsd: '20' },
      'order-2': { orderId: '2', amountUsd: '35' },
    },
  });
  // A handle such as "my cart": the store decides by who asks, and that has bought something else since.
  let order = 'order-1';
  const client = createCheckoutClient({
    endpoint: store.endpoint,
    fetch: (url, init) => {
      const body = url.endsWith('/checkouts') ? JSON.stringify({ order }) : init.body;
      return store.fetch(url, { ...init, ...(body === undefined ? {} : { body }) });
    },
  });
  const session = createCheckoutSession({ client, order: 'cart', now: store.sandbox.now });
  const shown = await session.selectCurrency('USDT.Tron');
  order = 'order-2';
  await store.sandbox.advance(25 * 60_000);
  await session.refresh();
  await store.pay('order-1');
  await store.settle();
  const seen = await session.refresh();
  expect(seen.order).toEqual(shown.order);
  expect(seen.transfers).toHaveLength(1);
});
