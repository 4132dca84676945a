/** Simulated payments find the wallet of the shown address, in any spelling. */
import { describe, expect, it } from 'vitest';
import {
  nextStepOf,
  requestedPayment,
  expectedPayment,
  waitingHashes,
  walletOf,
} from '../../demo/simulatedPayments.js';
import type { SandboxState } from '../../demo/sandboxControls.js';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';

describe.each(['documented', 'deployed'] as const)(
  'the pretend payer, service as %s',
  (dialect) => {
    it('confirms its payment in every currency', async () => {
      const store = createSandboxStore({ dialect, now: () => Date.parse('2026-03-01T12:00:00Z') });
      const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
      const listed = store.sandbox.state().currencies;
      expect(listed.length).toBeGreaterThan(20);
      for (const [index, currencyId] of listed.entries()) {
        const order = `order:${String(index)}`;
        store.setOrder(order, { orderId: order, amountUsd: '20' });
        const { token } = await client.openCheckout({ order });
        await client.selectCurrency(token, currencyId);
        const checkout = await store.getCheckout(order);
        if (!checkout) throw new Error('The order is not open.');
        const { txHash } = store.sandbox.pay(expectedPayment(checkout, '1'));
        // As it comes over HTTP.
        const state = JSON.parse(JSON.stringify(store.sandbox.state())) as SandboxState;
        const wallet = walletOf(state, requestedPayment(checkout).address);
        expect(waitingHashes(state, wallet), currencyId).toEqual([txHash]);
      }
    });
  },
);

describe('what an order waits for', () => {
  it('is a currency, a payment, its confirmation, the rest, and nothing', async () => {
    const store = createSandboxStore({ orders: { cart: { orderId: '1042', amountUsd: '20' } } });
    const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
    const next = async () => {
      const state = JSON.parse(JSON.stringify(store.sandbox.state())) as SandboxState;
      return nextStepOf(await store.getCheckout('cart'), state);
    };
    const waits = async (awaits: string, isHeard = true) =>
      expect(await next()).toEqual({ awaits, isHeard });

    await waits('choice');
    const { token } = await client.openCheckout({ order: 'cart' });
    await waits('choice');
    await client.selectCurrency(token, 'USDT.Tron');
    await waits('payment');
    const part = await store.pay('cart', '12');
    await waits('confirmation');
    store.sandbox.confirm(part);
    // The service knows, and the store does not yet.
    await waits('payment', false);
    await store.settle();
    await waits('payment');
    const rest = await store.pay('cart', '8');
    await waits('confirmation');
    store.sandbox.confirm(rest);
    await store.settle();
    await waits('nothing');
  });

  it('is the store, once a payment is held', async () => {
    const store = createSandboxStore({ orders: { cart: { orderId: '1042', amountUsd: '20' } } });
    const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
    const { token } = await client.openCheckout({ order: 'cart' });
    await client.selectCurrency(token, 'USDT.Tron');
    store.sandbox.block(await store.pay('cart'));
    await store.settle();
    const state = JSON.parse(JSON.stringify(store.sandbox.state())) as SandboxState;
    expect(nextStepOf(await store.getCheckout('cart'), state).awaits).toBe('store');
  });
});
