/** An order of the demo is paid when the store's record says so. */
import { describe, expect, it } from 'vitest';
import { isPaid } from '../../demo/paid.js';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';

const orders = {
  cart: { orderId: 'A-1', amountUsd: '20' },
  customer: { customerId: 'A-2' },
};

async function opened(order: keyof typeof orders) {
  const store = createSandboxStore({ orders });
  const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
  const { token } = await client.openCheckout({ order });
  await client.selectCurrency(token, 'USDT.Tron');
  const arrive = async (amount?: string): Promise<void> => {
    store.sandbox.confirm(await store.pay(order, amount));
    await store.settle();
  };
  return { ...store, arrive };
}

describe('an order of the demo', () => {
  it('is paid after the whole amount is confirmed, not before', async () => {
    const { handler, pay, settle, sandbox } = await opened('cart');
    expect(await isPaid(handler, 'A-1')).toBe(false);
    const txHash = await pay('cart');
    await settle();
    expect(await isPaid(handler, 'A-1')).toBe(false);
    sandbox.confirm(txHash);
    await settle();
    expect(await isPaid(handler, 'A-1')).toBe(true);
  });

  it('is not paid by a part of the amount', async () => {
    const { handler, arrive } = await opened('cart');
    await arrive('12');
    expect(await isPaid(handler, 'A-1')).toBe(false);
    await arrive('8');
    expect(await isPaid(handler, 'A-1')).toBe(true);
  });

  it('is not paid if the number is unknown or belongs to a customer', async () => {
    const { handler, arrive } = await opened('customer');
    await arrive('25');
    for (const number of ['A-2', 'A-3', '', '__proto__']) {
      expect(await isPaid(handler, number), number).toBe(false);
    }
  });
});
