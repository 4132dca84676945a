/** Ways to a "paid" without a payment, each found by trying, each closed. */
import { describe, expect, it } from 'vitest';
import { createCheckoutClient } from '../../../src/checkout/client.js';
import { createSandboxStore } from '../../../src/sandbox/createSandboxStore.js';

const START = Date.parse('2026-03-01T12:00:00Z');

function openShop() {
  const paid: string[] = [];
  const store = createSandboxStore({
    seed: 'unearned',
    now: () => START,
    orders: { o: { orderId: 'o', amountUsd: '20' } },
    handler: { onPaid: ({ reference }) => void paid.push(reference) },
  });
  const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
  return { store, client, paid };
}

describe('a coin that shares its address with the quoted one', () => {
  it('is not priced by a quote that the shopper makes after it has arrived', async () => {
    const { store, client, paid } = openShop();
    store.sandbox.setRate('TRX', '0.1');
    const { token } = await client.openCheckout({ order: 'o' });
    const chosen = await client.selectCurrency(token, 'USDT.Tron');
    const address = chosen.address?.address ?? '';
    const { txHash } = store.sandbox.pay({ address, currencyId: 'TRX.Tron', amount: '100' });
    store.sandbox.confirm(txHash);
    await store.settle();
    expect((await client.getCheckout(token)).checkout?.exceptions).toContain('wrong_currency');

    // The coin has doubled, and the shopper would like its new price for the old transfer.
    for (const wait of [60_000, 3 * 60 * 60_000]) {
      await store.sandbox.advance(wait);
      store.sandbox.setRate('TRX', '0.2');
      const again = await client.openCheckout({ order: 'o' });
      const quoted = await client.selectCurrency(again.token, 'TRX.Tron');
      expect(quoted.quote?.payable).toBe('100');
      await store.settle();
      expect(quoted).toMatchObject({ paid: false });
      expect(quoted.transfers[0]).toMatchObject({ counts: 'late' });
    }
    expect(paid).toEqual([]);
  });
});

describe('an old handle of signOrder', () => {
  it('does not bring back a lower amount', async () => {
    const { store, client } = openShop();
    const cheap = await store.handler.signOrder({ orderId: 'z', amountUsd: '1' });
    await store.sandbox.advance(1_000);
    const dear = await store.handler.signOrder({ orderId: 'z', amountUsd: '1000' });
    await store.sandbox.advance(1_000);
    for (const order of [dear, cheap, dear, cheap]) {
      const { checkout } = await client.openCheckout({ order });
      expect(checkout.order.amountUsd).toBe('1000');
      await store.sandbox.advance(1_000);
    }
  });

  it('gives way to a handle that was made after the order was last priced', async () => {
    const { store, client } = openShop();
    const first = await store.handler.signOrder({ orderId: 'z', amountUsd: '1000' });
    await store.sandbox.advance(1_000);
    await client.openCheckout({ order: first });
    await store.sandbox.advance(1_000);
    const cheaper = await store.handler.signOrder({ orderId: 'z', amountUsd: '900' });
    const { checkout } = await client.openCheckout({ order: cheaper });
    expect(checkout.order.amountUsd).toBe('900');
  });
});
