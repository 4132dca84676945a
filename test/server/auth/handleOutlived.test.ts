/** A page that was opened by a signed handle, and is still open when the handle has ended. */
import { describe, expect, it } from 'vitest';
import { createCheckoutSession } from '../../../src/checkout/checkoutSession.js';
import { createCheckoutClient } from '../../../src/checkout/client.js';
import { createSandboxStore } from '../../../src/sandbox/createSandboxStore.js';

const START = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;
const TERMS = { orderId: 'o', amountUsd: '20' };

async function openPage() {
  const store = createSandboxStore({ seed: 'outlived', now: () => START, orders: { o: TERMS } });
  const order = await store.handler.signOrder(TERMS);
  const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
  const session = createCheckoutSession({ client, order, now: store.sandbox.now });
  await session.refresh();
  const chosen = await session.selectCurrency('USDT.Tron');
  return { store, session, chosen };
}

describe('a page whose handle has ended', () => {
  it('renews its token and hears of the payment, however long that takes', async () => {
    const { store, session } = await openPage();
    for (let minutes = 0; minutes < 120; minutes += 5) {
      await store.sandbox.advance(5 * MINUTE);
      await session.refresh();
    }
    store.sandbox.confirm(await store.pay('o'));
    await store.settle();
    expect(await session.refresh()).toMatchObject({ progress: 'confirmed' });
  });

  it('goes on after it has slept for hours, with the address that the service has now', async () => {
    const { store, session, chosen } = await openPage();
    const before = chosen.address?.address;
    await store.sandbox.advance(5 * 60 * MINUTE);
    store.sandbox.rotate(before ?? '');
    const checkout = await session.refresh();
    expect(checkout.address).toMatchObject({ replaced: true });
    expect(checkout.address?.address).not.toBe(before);
  });
});
